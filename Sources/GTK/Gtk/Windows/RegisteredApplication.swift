import CGtk

extension Application {
    /// Traps, with the name of the C function, before the application is registered, because C can't make the request
    /// yet.
    func requireRegistered(_ function: StaticString) {
        if !isRegistered {
            fatalError(
                "\(function) requires a registered application. An application is "
                    + "registered while it runs."
            )
        }
    }
}
