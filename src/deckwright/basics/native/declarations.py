"""What is used of Pango, HarfBuzz, fontconfig and GObject, as their headers declare it.

The structures are those of Pango 1.44 and later. Where later versions have more fields at the end, they are left
out: such structures are only ever made by Pango itself. `scripts/bindings` makes `_pango.py` of this.
"""

from typing import Final

PANGO: Final = """
typedef struct _FcConfig FcConfig;
typedef struct _FcPattern FcPattern;
typedef struct { int nfont; int sfont; FcPattern **fonts; } FcFontSet;
FcConfig *FcConfigCreate(void);
FcConfig *FcInitLoadConfigAndFonts(void);
void FcConfigDestroy(FcConfig *);
int FcConfigSetCurrent(FcConfig *);
int FcConfigParseAndLoadFromMemory(FcConfig *, const unsigned char *, int);
int FcConfigAppFontAddFile(FcConfig *, const unsigned char *);
FcFontSet *FcConfigGetFonts(FcConfig *, int);
int FcPatternGetString(const FcPattern *, const char *, int, unsigned char **);
int FcPatternGetInteger(const FcPattern *, const char *, int, int *);
int FcPatternGetDouble(const FcPattern *, const char *, int, double *);
double FcWeightToOpenTypeDouble(double);

void *g_object_ref(void *);
void g_object_unref(void *);

typedef struct _GSList { void *data; struct _GSList *next; } GSList;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoContext PangoContext;
typedef struct _PangoFont PangoFont;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoAttrList PangoAttrList;
typedef struct { void *klass; unsigned int start_index; unsigned int end_index; } PangoAttribute;
typedef struct { int x, y, width, height; } PangoRectangle;
typedef struct {
  void *shape_engine; void *lang_engine; PangoFont *font;
  uint8_t level, gravity, flags, script; PangoLanguage *language; GSList *extra_attrs;
} PangoAnalysis;
typedef struct { int offset; int length; int num_chars; PangoAnalysis analysis; } PangoItem;
typedef struct { uint32_t glyph; int32_t width, x_offset, y_offset; uint32_t attr; } PangoGlyphInfo;
typedef struct { int num_glyphs; PangoGlyphInfo *glyphs; int *log_clusters; int space; } PangoGlyphString;
typedef struct { PangoItem *item; PangoGlyphString *glyphs; } PangoGlyphItem;
typedef struct { PangoLayout *layout; int start_index; int length; GSList *runs; } PangoLayoutLine;

PangoContext *pango_font_map_create_context(PangoFontMap *);
void pango_context_set_round_glyph_positions(PangoContext *, int);
void pango_context_set_base_dir(PangoContext *, int);
void pango_context_set_language(PangoContext *, PangoLanguage *);
PangoFont *pango_context_load_font(PangoContext *, const PangoFontDescription *);
PangoLanguage *pango_language_from_string(const char *);

PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *);
void pango_font_description_set_family(PangoFontDescription *, const char *);
void pango_font_description_set_style(PangoFontDescription *, int);
void pango_font_description_set_variant(PangoFontDescription *, int);
void pango_font_description_set_weight(PangoFontDescription *, int);
void pango_font_description_set_absolute_size(PangoFontDescription *, double);
const char *pango_font_description_get_family(const PangoFontDescription *);
void pango_font_description_set_stretch(PangoFontDescription *, int);
void pango_font_description_set_variations(PangoFontDescription *, const char *);
int pango_font_description_get_stretch(const PangoFontDescription *);
int pango_font_description_get_style(const PangoFontDescription *);
int pango_font_description_get_weight(const PangoFontDescription *);

PangoFontDescription *pango_font_describe(PangoFont *);
int pango_font_has_char(PangoFont *, uint32_t);
PangoFontMetrics *pango_font_get_metrics(PangoFont *, PangoLanguage *);
void pango_font_metrics_unref(PangoFontMetrics *);
int pango_font_metrics_get_ascent(PangoFontMetrics *);
int pango_font_metrics_get_descent(PangoFontMetrics *);

PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_unref(PangoAttrList *);
void pango_attr_list_insert(PangoAttrList *, PangoAttribute *);
PangoAttribute *pango_attr_font_desc_new(const PangoFontDescription *);
PangoAttribute *pango_attr_foreground_new(uint16_t, uint16_t, uint16_t);
PangoAttribute *pango_attr_letter_spacing_new(int);
PangoAttribute *pango_attr_font_features_new(const char *);
PangoAttribute *pango_attr_language_new(PangoLanguage *);
PangoAttribute *pango_attr_shape_new(const PangoRectangle *, const PangoRectangle *);

PangoLayout *pango_layout_new(PangoContext *);
void pango_layout_set_text(PangoLayout *, const char *, int);
const char *pango_layout_get_text(PangoLayout *);
void pango_layout_set_attributes(PangoLayout *, PangoAttrList *);
void pango_layout_set_auto_dir(PangoLayout *, int);
void pango_layout_get_extents(PangoLayout *, PangoRectangle *, PangoRectangle *);
GSList *pango_layout_get_lines(PangoLayout *);
int pango_layout_get_baseline(PangoLayout *);
int pango_layout_get_unknown_glyphs_count(PangoLayout *);
const uint32_t *pango_layout_get_log_attrs_readonly(PangoLayout *, int *);
void pango_get_log_attrs(const char *, int, int, PangoLanguage *, uint32_t *, int);

void pango_glyph_item_get_logical_widths(PangoGlyphItem *, const char *, int *);
int pango_glyph_string_get_width(PangoGlyphString *);
void pango_glyph_string_extents(PangoGlyphString *, PangoFont *, PangoRectangle *, PangoRectangle *);

PangoFontMap *pango_cairo_font_map_new_for_font_type(int);
void pango_cairo_context_set_font_options(PangoContext *, const cairo_font_options_t *);
void pango_cairo_show_glyph_item(cairo_t *, const char *, PangoGlyphItem *);
void pango_cairo_glyph_string_path(cairo_t *, PangoFont *, PangoGlyphString *);
void pango_fc_font_map_set_config(PangoFontMap *, FcConfig *);

typedef struct hb_font_t hb_font_t;
typedef struct hb_face_t hb_face_t;
typedef struct hb_blob_t hb_blob_t;
hb_font_t *pango_font_get_hb_font(PangoFont *);
hb_face_t *hb_font_get_face(hb_font_t *);
int hb_ot_metrics_get_position(hb_font_t *, uint32_t, int32_t *);
hb_blob_t *hb_face_reference_table(const hb_face_t *, uint32_t);
unsigned int hb_blob_get_length(hb_blob_t *);
const char *hb_blob_get_data(hb_blob_t *, unsigned int *);
void hb_blob_destroy(hb_blob_t *);
typedef struct {
  unsigned int axis_index; uint32_t tag; unsigned int name_id; int flags; float min_value, default_value, max_value;
  unsigned int reserved;
} hb_ot_var_axis_info_t;
int hb_ot_var_find_axis_info(hb_face_t *, uint32_t, hb_ot_var_axis_info_t *);
typedef struct hb_set_t hb_set_t;
hb_set_t *hb_set_create(void);
void hb_set_destroy(hb_set_t *);
int hb_set_has(const hb_set_t *, uint32_t);
int hb_set_next(const hb_set_t *, uint32_t *);
int hb_font_get_nominal_glyph(hb_font_t *, uint32_t, uint32_t *);
void hb_ot_layout_collect_lookups(
  hb_face_t *, uint32_t, const uint32_t *, const uint32_t *, const uint32_t *, hb_set_t *);
void hb_ot_layout_lookup_collect_glyphs(
  hb_face_t *, uint32_t, unsigned int, hb_set_t *, hb_set_t *, hb_set_t *, hb_set_t *);
"""
