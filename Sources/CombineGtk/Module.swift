// The umbrella module: a single import provides the widgets, Combine, the API for view models and the bindings.
@_exported import CombineModel
@_exported import Gtk
