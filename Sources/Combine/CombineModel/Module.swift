// View models that import this module can use Combine without another import.
@_exported import Combine
