@_exported import Gdk
