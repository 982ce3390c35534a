import CGtk

extension Object {
    /// Returns the class structure of the C class that this object's Swift class wraps or inherits from.
    @_spi(Binding)
    public func nativeClass<Structure>(_ structure: Structure.Type) -> UnsafeMutablePointer<Structure> {
        nativeClassPointer(of: pointer).assumingMemoryBound(to: structure)
    }

    /// Traps because the C class itself doesn't implement the function that a method calls.
    @_spi(Binding)
    public func lacks(_ function: String) -> Never {
        let native = registeredName(of: Self.objectType.gType)
        fatalError("\(Self.self) calls \(function), which \(native) requires subclasses to implement")
    }
}

extension VirtualCall {
    /// Returns the class structure of the nearest C class from which an instance's Swift class inherits.
    @_spi(Binding)
    public static func native<Structure>(
        _ pointer: UnsafeMutableRawPointer?,
        _ structure: Structure.Type
    ) -> UnsafeMutablePointer<Structure> {
        guard let pointer else { fatalError("\(structure): expected an instance, found NULL") }
        return nativeClassPointer(of: pointer).assumingMemoryBound(to: structure)
    }

    /// An overload for types whose C structure is opaque.
    @_spi(Binding)
    public static func native<Structure>(
        _ pointer: OpaquePointer?,
        _ structure: Structure.Type
    ) -> UnsafeMutablePointer<Structure> {
        native(pointer.map { UnsafeMutableRawPointer($0) }, structure)
    }
}

private func nativeClassPointer(of pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    // Every instance begins with a pointer to its class structure. That's the requested structure if no Swift class is
    // in the hierarchy.
    WrapperField.nativeClass(of: pointer) ?? pointer.load(as: UnsafeMutableRawPointer.self)
}
