// CombineModel is reexported, because signals of this module are publishers and objects of this module own bindings.
@_exported import CombineModel
