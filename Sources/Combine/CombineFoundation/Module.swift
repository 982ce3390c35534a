// With the trait `Foundation`, the code of this module is compiled into `Combine` instead. On Linux, URL loading is a
// separate module, which sources for Apple platforms don't import.
#if !COMBINE
@_exported import Combine
#endif

#if Foundation || !COMBINE
@_exported import Foundation

#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif
#endif
