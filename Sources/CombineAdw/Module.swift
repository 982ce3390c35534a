@_exported import Adw
@_exported import CombineGtk
