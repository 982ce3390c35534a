// The umbrella module. A single import provides the widgets, Combine, the API for view models and the bindings.
@_exported import CombineModel
@_exported import Gtk
