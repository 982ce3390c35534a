import Combine

extension Publisher where Failure == Never {
    /// Sends each of this publisher's values to all of the given relays, in order. RxCocoa's `bind(to:)`.
    ///
    /// - The binding is stored on the relays, which it holds weakly. It ends when the last relay is deallocated, the
    ///   publisher finishes, or the returned disposable is disposed of. The relays don't receive the completion. You
    ///   can discard the disposable, or store it in a set of cancellables, which then ends the binding.
    /// - There is one subscription for any number of relays. Demand: unlimited.
    /// - Values are accepted on the sender's thread.
    @discardableResult
    public func bind(to first: some Relay<Output>, _ others: any Relay<Output>...) -> any Disposable {
        bind([first] + others) { $0 }
    }

    /// Sends this publisher's values to relays whose values are optional. See the other `bind(to:)`.
    ///
    /// To bind both kinds of relays, call it once for each kind.
    @discardableResult
    public func bind(to first: some Relay<Output?>, _ others: any Relay<Output?>...) -> any Disposable {
        bind([first] + others) { $0 }
    }

    private func bind<Value>(
        _ relays: [any Relay<Value>],
        _ convert: @escaping (Output) -> Value
    ) -> any Disposable {
        let accepts = relays.map { relay in { [weak relay] (value: Value) -> Void in relay?.accept(value) } }
        let binding = RelayBinding(relays.compactMap { $0 as? any BindableRelay })
        // The closures and the binding hold each other until the binding ends, at the latest with the relays.
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
