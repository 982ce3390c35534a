import Combine

/// An observable value that only its owner can set.
///
/// Corresponds to `Property` in ReactiveSwift.
///
/// ```swift
/// spinner.reactive.isSpinning <~ viewModel.delete.isExecuting
/// if viewModel.delete.isExecuting.value { … }
/// ```
///
/// - A subscriber receives the current value on its first request, and then each new value. See ``CurrentValueRelay``.
/// - The publisher finishes when the owner and all copies of the property have been released. A subscription doesn't
///   retain the owner or the property.
/// - Closures of `observe` track reads of ``value``.
public struct Property<Output>: Publisher {
    public typealias Failure = Never

    private let relay: CurrentValueRelay<Output>

    /// Creates a property that publishes the value of a relay.
    public init(_ relay: CurrentValueRelay<Output>) { self.relay = relay }

    /// The current value.
    public var value: Output { relay.value }

    public func receive<Downstream: Subscriber<Output, Never>>(subscriber: Downstream) {
        relay.receive(subscriber: subscriber)
    }
}

extension Property: Sendable where Output: Sendable {}
