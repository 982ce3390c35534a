// The umbrella: one import gives a program the widgets, Combine, what view models use, and what binds them.
@_exported import CombineModel
@_exported import Gtk
