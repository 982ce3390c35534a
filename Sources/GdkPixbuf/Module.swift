@_exported import Pango
