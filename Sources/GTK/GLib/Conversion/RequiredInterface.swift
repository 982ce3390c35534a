import CGtk

extension Object {
    /// Traps if the object's C class doesn't implement an interface, although its Swift class conforms to the
    /// interface's protocol.
    @_spi(Binding)
    public func requireInterface(_ interface: GType, _ what: StaticString) {
        if !isInstance(pointer, of: interface) {
            fatalError("\(what): the C class of \(self) doesn't implement \(registeredName(of: interface))")
        }
    }
}
