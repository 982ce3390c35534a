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

    private func bind<Value>(_ relays: [any Relay<Value>], _ convert: @escaping (Output) -> Value) -> any Disposable {
        let accepts = relays.map { relay in { [weak relay] (value: Value) -> Void in relay?.accept(value) } }
        let binding = RelayBinding(relays.compactMap { $0 as? any BindableRelay })
        // The closures and the binding form a retain cycle, which is broken when the binding ends. The deallocation of
        // the relays also ends the binding.
        let source = sink(
            receiveCompletion: { _ in binding.dispose() },
            receiveValue: { value in
                for accept in accepts { accept(convert(value)) }
            }
        )
        binding.start(source)
        return binding
    }
}
