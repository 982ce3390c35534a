@_exported import GLib
