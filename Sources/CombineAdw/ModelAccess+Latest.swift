import CombineGtk

extension ModelAccess {
    /// Returns the current value of the model, or nil if there is no model. While an observed closure runs, returns
    /// nil, because values are delivered after the closure has returned.
    func latest(_ owner: any Storable) -> Value? {
        var latest: Value?
        follow(owner) { event in
            if case .value(let value) = event { latest = value }
        }.cancel()
        return latest
    }

    /// Observes the model until it has no more values, which cancels the binding. The closure receives nil while there
    /// is no model.
    func follow(
        _ owner: any Storable,
        for binding: Binding,
        _ receive: @escaping @MainActor (Value?) -> Void
    ) -> AnyCancellable {
        follow(owner) { [weak binding] event in
            switch event {
            case .value(let value): receive(value)
            case .absent: receive(nil)
            case .finished: binding?.cancel()
            }
        }
    }
}
