// Reexported because GLib's signals are publishers and its objects own bindings.
@_exported import CombineModel
