@_exported import Gio
