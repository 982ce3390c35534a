@_exported import GtkTesting
