// In `Combine` with the trait `Foundation`, in `CombineFoundation` without it.
#if (COMBINE && Foundation) || !(COMBINE || Foundation)
#if !COMBINE
import Combine
#endif
import Foundation

/// Encodes the values of `encode(encoder:)` as JSON.
extension JSONEncoder: TopLevelEncoder {
    public typealias Output = Data
}

/// Decodes JSON for `decode(type:decoder:)`.
extension JSONDecoder: TopLevelDecoder {
    public typealias Input = Data
}

/// Encodes the values of `encode(encoder:)` as property lists.
extension PropertyListEncoder: TopLevelEncoder {
    public typealias Output = Data
}

/// Decodes property lists for `decode(type:decoder:)`.
extension PropertyListDecoder: TopLevelDecoder {
    public typealias Input = Data
}
#endif
