@_exported import Graphene
