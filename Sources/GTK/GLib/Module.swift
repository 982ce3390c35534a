// GLib is built on Combine: its signals are publishers, and its objects own bindings.
@_exported import CombineModel
