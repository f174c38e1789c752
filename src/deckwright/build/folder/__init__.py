"""Finished pictures on sheets, without a project: a folder of them, or a PDF, is all there is.

names: what a file's name says · find: a folder → cards · empty: what shows none · listing: which, and how many
measure: pixels → millimetres · embed: a picture → a form of a PDF, its pixels as they are · pages: cards → faces
impose: the whole, on one screen
"""
