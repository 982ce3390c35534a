@_exported import GtkTesting
// change
