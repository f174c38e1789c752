"""What a file says of itself as PDF/X-4: the printing condition, and the same in its two places for such things."""

from __future__ import annotations

import hashlib
import uuid
from typing import Final
from xml.sax.saxutils import escape

from pikepdf import Array, Dictionary, Name, Pdf, Stream, String

from .profiles import OWN, Profile

VERSION: Final = "1.6"
_DATE: Final = "D:19700101000000Z"  # depends on no clock: the same cards are the same file
_XMP_DATE: Final = "1970-01-01T00:00:00Z"
_PRODUCER: Final = "Deckwright"
_PACKET: Final = """\
<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"
 xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
{entries}
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>"""


def identify(pdf: Pdf, profile: Profile) -> None:
    """Name the printing condition and the standard. The title and all else that *pdf* says of itself is there."""
    pdf.Root.OutputIntents = Array([_intent(pdf, profile)])
    info = pdf.trailer.Info
    info.CreationDate = info.ModDate = String(_DATE)
    info.Producer, info.Trapped = String(_PRODUCER), Name("/False")
    told = {str(key): str(value) for key, value in info.items()}
    pdf.Root.Metadata = pdf.make_indirect(
        Stream(pdf, _packet(told, _document_id(pdf)).encode(), Type=Name.Metadata, Subtype=Name.XML)
    )


def _intent(pdf: Pdf, profile: Profile) -> Dictionary:
    made = Dictionary(
        Type=Name.OutputIntent,
        S=Name.GTS_PDFX,
        OutputConditionIdentifier=String(profile.condition),
        Info=String(profile.about),
        DestOutputProfile=pdf.make_indirect(Stream(pdf, profile.data, N=4)),
    )
    if profile.condition != OWN:
        made.RegistryName = String("http://www.color.org")
    return pdf.make_indirect(made)


def _document_id(pdf: Pdf) -> uuid.UUID:
    """Of the same pages always the same."""
    whole = hashlib.sha256()
    for page in pdf.pages:
        whole.update(page.Contents.read_raw_bytes())
    return uuid.UUID(bytes=whole.digest()[:16], version=4)


def _packet(told: dict[str, str], document: uuid.UUID) -> str:
    """The entries of the information dictionary, as XMP has them."""
    entries = [
        "<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>",
        "<dc:format>application/pdf</dc:format>",
        *(f"<xmp:{name}>{_XMP_DATE}</xmp:{name}>" for name in ("CreateDate", "ModifyDate", "MetadataDate")),
        f"<xmpMM:DocumentID>uuid:{document}</xmpMM:DocumentID>",
        "<xmpMM:VersionID>1</xmpMM:VersionID>",
        "<xmpMM:RenditionClass>default</xmpMM:RenditionClass>",
        "<pdf:Trapped>False</pdf:Trapped>",
    ]
    plain = {"/Keywords": "pdf:Keywords", "/Producer": "pdf:Producer", "/Creator": "xmp:CreatorTool"}
    entries += [f"<{plain[key]}>{escape(told[key])}</{plain[key]}>" for key in plain if key in told]
    for key, name in (("/Title", "title"), ("/Subject", "description")):
        if key in told:
            text = f'<rdf:Alt><rdf:li xml:lang="x-default">{escape(told[key])}</rdf:li></rdf:Alt>'
            entries.append(f"<dc:{name}>{text}</dc:{name}>")
    if "/Author" in told:
        entries.append(
            f"<dc:creator><rdf:Seq><rdf:li>{escape(told['/Author'])}</rdf:li></rdf:Seq></dc:creator>"
        )
    return _PACKET.format(entries="\n".join(entries))
