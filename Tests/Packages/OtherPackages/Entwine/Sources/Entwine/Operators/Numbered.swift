#if canImport(Combine)

import Combine

@available(macOS 10.15, iOS 13.0, *)
extension Publisher {
    /// Publishes each value with its number.
    public func numbered() -> AnyPublisher<(Int, Output), Failure> {
        zip((0...).publisher.setFailureType(to: Failure.self)) { ($1, $0) }.eraseToAnyPublisher()
    }
}

#endif
