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
}
