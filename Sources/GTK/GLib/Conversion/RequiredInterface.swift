import CGtk

extension Object {
    /// Requires that the C class of an object has an interface that its Swift class conforms to.
    @_spi(Binding)
    public func requireInterface(_ interface: GType, _ what: StaticString) {
        if g_type_check_instance_is_a(pointer.assumingMemoryBound(to: GTypeInstance.self), interface) == 0 {
            fatalError("\(what): the C class of \(self) isn't a \(registeredName(of: interface))")
        }
    }
}
