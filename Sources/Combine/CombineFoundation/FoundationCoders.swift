// If the package trait `Foundation` is enabled, this file is compiled into `Combine`. Otherwise, it's compiled into
// `CombineFoundation`.
#if (COMBINE && Foundation) || !(COMBINE || Foundation)
#if !COMBINE
import Combine
#endif
import Foundation

/// An encoder that you can pass to `encode(encoder:)` to encode values as JSON.
extension JSONEncoder: TopLevelEncoder {
    public typealias Output = Data
}

/// A decoder that you can pass to `decode(type:decoder:)` to decode JSON.
extension JSONDecoder: TopLevelDecoder {
    public typealias Input = Data
}

/// An encoder that you can pass to `encode(encoder:)` to encode values as property lists.
extension PropertyListEncoder: TopLevelEncoder {
    public typealias Output = Data
}

/// A decoder that you can pass to `decode(type:decoder:)` to decode property lists.
extension PropertyListDecoder: TopLevelDecoder {
    public typealias Input = Data
}
#endif
