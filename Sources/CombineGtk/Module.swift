// The umbrella: one import gives a program the widgets, Combine, and what binds them.
@_exported import Combine
@_exported import Gtk
