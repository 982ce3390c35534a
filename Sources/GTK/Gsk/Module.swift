@_exported import Gdk
@_exported import Graphene
