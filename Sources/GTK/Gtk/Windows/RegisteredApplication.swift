import CGtk

extension Application {
    /// Traps, naming the C function, before the application is registered, when C has nobody to ask yet.
    func requireRegistered(_ function: StaticString) {
        if !isRegistered { fatalError("\(function) is for an application that is registered, as it is while it runs") }
    }
}
