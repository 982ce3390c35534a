@_exported import Gsk
