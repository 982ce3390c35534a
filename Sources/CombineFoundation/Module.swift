// So that `import Foundation`, `import Combine` and `import CombineFoundation` are all that a file on Linux writes, where
// URL loading is a module of its own.
@_exported import Combine
@_exported import Foundation

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
