@_exported import GdkPixbuf
@_exported import Pango
