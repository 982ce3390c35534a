import Combine

extension Publisher where Failure == Never {
    /// Sends each value of this publisher to the given relays, in order.
    ///
    /// - The relays store the binding, which doesn't retain them. The binding ends when the last relay is deallocated,
    ///   the publisher finishes, or you dispose of the result. You can discard the result. The relays don't receive the
    ///   completion.
    /// - The relays share a single subscription, which requests unlimited values. Values are sent on the thread on
    ///   which the publisher sends them.
    ///
    /// Corresponds to `bind(to:)` in RxCocoa.
    @discardableResult
    public func bind(to first: some Relay<Output>, _ others: any Relay<Output>...) -> any Disposable {
        bind([first] + others) { $0 }
    }

    /// Sends each value of this publisher to the given relays of optional values, in order.
    ///
    /// In all other respects, the method behaves like `bind(to:)` for relays of non-optional values. To bind both kinds
    /// of relays, call `bind(to:)` twice.
    @discardableResult
    public func bind(to first: some Relay<Output?>, _ others: any Relay<Output?>...) -> any Disposable {
        bind([first] + others) { $0 }
    }

    /// Sends each value of this publisher to a subject. The subject doesn't receive the completion.
    ///
    /// The binding doesn't retain the subject. It ends when the publisher finishes, when you dispose of the result, or
    /// when the first value arrives after the subject was deallocated. You can discard the result.
    @discardableResult
    public func bind<Target: Subject>(to subject: Target) -> any Disposable where Target.Output == Output {
        bind(RelayBinding([])) { [weak subject] value in
            subject?.send(value)
            return subject != nil
        }
    }

    private func bind<Value>(_ relays: [any Relay<Value>], _ convert: @escaping (Output) -> Value) -> any Disposable {
        let accepts = relays.map { relay in { [weak relay] (value: Value) -> Void in relay?.accept(value) } }
        return bind(RelayBinding(relays.compactMap { $0 as? any BindableRelay })) { value in
            for accept in accepts { accept(convert(value)) }
            return true
        }
    }

    private func bind(_ binding: RelayBinding, _ send: @escaping (Output) -> Bool) -> any Disposable {
        // The closures and the binding form a retain cycle, which is broken when the binding ends. The deallocation of
        // the relays also ends the binding.
        let source = sink(
            receiveCompletion: { _ in binding.dispose() },
            receiveValue: { if !send($0) { binding.dispose() } }
        )
        binding.start(source)
        return binding
    }
}

/// Sends each value of a publisher to a relay, like `bind(to:)`.
@discardableResult
public func <~ <Target: Relay, Source: Publisher>(relay: Target, source: Source) -> any Disposable
where Source.Output == Target.Output, Source.Failure == Never {
    source.bind(to: relay)
}

/// Sends the result of a closure to a relay. The closure runs again whenever a value that it has read changes. See
/// ``Observed``.
///
/// The relay retains the closure. If the closure reads the object that owns the relay, capture the object weakly.
@MainActor
@discardableResult
public func <~ <Target: Relay>(relay: Target, source: @escaping @MainActor () -> Target.Output) -> any Disposable {
    Observed(source, of: "the closure of a \(Target.self)").bind(to: relay)
}
