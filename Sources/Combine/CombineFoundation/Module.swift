// With the trait `Foundation`, `Combine` contains what this module contains otherwise. URL loading is a separate module
// on Linux, which sources for Apple platforms don't import.
#if !COMBINE
@_exported import Combine
#endif

#if Foundation || !COMBINE
@_exported import Foundation

#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif
#endif
