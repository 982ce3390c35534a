import CombineGtk

extension ModelAccess {
    /// Returns the value that the model has now. Returns nil if there is no model, and while an observation runs,
    /// because values are delivered after it.
    func latest(_ owner: any Storable) -> Value? {
        var latest: Value?
        follow(owner) { event in
            if case .value(let value) = event { latest = value }
        }.cancel()
        return latest
    }
}
