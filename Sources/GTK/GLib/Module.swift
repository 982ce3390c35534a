// The module is reexported, because signals of this module are publishers and its objects own bindings.
@_exported import CombineModel
