import CombineGtk

extension ModelAccess {
    /// Returns the current value of the model. Returns nil if there is no model. Also returns nil while an observation
    /// runs, because values are delivered after the observation.
    func latest(_ owner: any Storable) -> Value? {
        var latest: Value?
        follow(owner) { event in
            if case .value(let value) = event { latest = value }
        }.cancel()
        return latest
    }
}
