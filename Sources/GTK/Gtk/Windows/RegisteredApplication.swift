import CGtk

extension Application {
    /// Traps, naming the C function, before the application is registered, when C has nobody to ask yet.
    func requireRegistered(_ function: StaticString) {
        if !isRegistered {
            fatalError(
                "\(function) requires a registered application. An application is "
                    + "registered while it runs."
            )
        }
    }
}
