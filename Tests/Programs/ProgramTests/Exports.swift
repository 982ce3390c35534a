@_exported import GtkTesting
@_exported import TestSupport
