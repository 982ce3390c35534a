#if canImport(Combine)
import Combine

/// Part of Combine itself since iOS 14.
@available(macOS 10.15, iOS 13.0, *)
extension Optional {
    /// A publisher of the wrapped value.
    @available(macOS, obsoleted: 11.0, message: "This is part of Combine.")
    @available(iOS, obsoleted: 14.0, message: "This is part of Combine.")
    public var publisher: Optional.Publisher {
        Optional.Publisher(self)
    }

    /// Returns a publisher, using the declaration within the module.
    public static func values(of optional: Wrapped?) -> AnyPublisher<Wrapped, Never> {
        optional.publisher.eraseToAnyPublisher()
    }
}
#endif
