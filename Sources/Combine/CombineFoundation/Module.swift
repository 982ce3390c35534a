// If the package trait `Foundation` is enabled, the code of this module is compiled into `Combine` instead. On Linux,
// `URLSession` is in the separate module `FoundationNetworking`. Code that was written for Apple platforms doesn't
// import `FoundationNetworking`. Therefore, this module exports it.
#if !COMBINE
@_exported import Combine
#endif

#if Foundation || !COMBINE
@_exported import Foundation

#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif
#endif
