// View models that import this module can also use Combine.
@_exported import Combine
