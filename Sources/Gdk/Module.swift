@_exported import GdkPixbuf
