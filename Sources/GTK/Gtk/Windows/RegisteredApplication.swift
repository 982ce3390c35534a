import CGtk

extension Application {
    /// Traps if the application isn't registered. The C function requires a registered application.
    func requireRegistered(_ function: StaticString) {
        if !isRegistered {
            fatalError(
                "\(function) requires a registered application. An application is registered while it runs."
            )
        }
    }
}
