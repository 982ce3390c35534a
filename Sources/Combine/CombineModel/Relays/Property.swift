import Combine

/// A read-only value that can be observed, and that only its owner sets. ReactiveSwift's `Property`.
///
/// ```swift
/// spinner.reactive.spinning <~ viewModel.delete.isExecuting
/// if viewModel.delete.isExecuting.value { … }
/// ```
///
/// - A subscriber receives the value at its first request, and then each change. See ``CurrentValueRelay``.
/// - It finishes when its owner and all of its copies have been released. A subscription doesn't retain them.
/// - `observe` follows its ``value``.
public struct Property<Output>: Publisher {
    public typealias Failure = Never

    private let relay: CurrentValueRelay<Output>

    /// Creates a property from a relay, which sets its value.
    public init(_ relay: CurrentValueRelay<Output>) {
        self.relay = relay
    }

    /// The current value.
    public var value: Output { relay.value }

    public func receive<Downstream: Subscriber<Output, Never>>(subscriber: Downstream) {
        relay.receive(subscriber: subscriber)
    }
}

extension Property: Sendable where Output: Sendable {}
