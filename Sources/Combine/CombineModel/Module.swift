// View models that import this module can use Combine and `@Observable` without another import.
@_exported import Combine
@_exported import Observation
