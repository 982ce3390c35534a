// What a view model uses beyond Combine comes with Combine.
@_exported import Combine
