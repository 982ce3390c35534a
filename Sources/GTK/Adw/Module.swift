@_exported import Gtk
