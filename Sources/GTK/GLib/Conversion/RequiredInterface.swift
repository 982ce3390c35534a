import CGtk

extension Object {
    /// Requires of an object whose Swift class says that it is of an interface that its C class has that interface.
    @_spi(Binding)
    public func requireInterface(_ interface: GType, _ what: StaticString) {
        if g_type_check_instance_is_a(pointer.assumingMemoryBound(to: GTypeInstance.self), interface) == 0 {
            fatalError("\(what): the C class of \(self) isn't a \(registeredName(of: interface))")
        }
    }
}
