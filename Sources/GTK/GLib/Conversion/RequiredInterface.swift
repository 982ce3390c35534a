import CGtk

extension Object {
    /// Traps if the C class of this object doesn't implement an interface to which the Swift class conforms.
    @_spi(Binding)
    public func requireInterface(_ interface: GType, _ what: StaticString) {
        if g_type_check_instance_is_a(pointer.assumingMemoryBound(to: GTypeInstance.self), interface) == 0 {
            fatalError("\(what): the C class of \(self) isn't a \(registeredName(of: interface))")
        }
    }
}
