import CGtk

extension Application {
    /// Traps, with the name of the C function, if the application isn't registered, because C requires that.
    func requireRegistered(_ function: StaticString) {
        if !isRegistered {
            fatalError(
                "\(function) requires a registered application. An application is "
                    + "registered while it runs."
            )
        }
    }
}
