@_exported import Cairo
@_exported import Gio
