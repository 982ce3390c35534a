// With the trait `Foundation`, `Combine` has what this module has otherwise. URL loading is its own module on Linux,
// which sources for Apple's platforms do not import.
#if !COMBINE
@_exported import Combine
#endif

#if Foundation || !COMBINE
@_exported import Foundation

#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif
#endif
