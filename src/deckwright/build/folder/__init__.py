"""Finished pictures on sheets, without a project: a folder of them, or a PDF, is all there is.

names: what a file's name says · find: a folder → cards · empty: what shows none · listing: which, and how many
measure: pixels → millimetres · stored: PNGs in a PDF as they are · embed: other pictures as forms · pages: → faces
impose: the whole, on one screen
"""
