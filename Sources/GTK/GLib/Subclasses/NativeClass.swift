import CGtk

extension Object {
    /// Returns the class structure of the C class that this object's Swift class wraps or derives from.
    @_spi(Binding)
    public func nativeClass<Structure>(_ structure: Structure.Type) -> UnsafeMutablePointer<Structure> {
        nativeClassPointer(of: pointer).assumingMemoryBound(to: structure)
    }

    /// Traps if a method is called for which the C class itself has no function.
    @_spi(Binding)
    public func lacks(_ function: String) -> Never {
        let native = registeredName(of: Self.objectType.gType)
        fatalError("\(Self.self) calls \(function), which \(native) requires subclasses to implement")
    }
}

extension VirtualCall {
    /// Returns the class structure of the C class from which an instance's Swift class derives.
    @_spi(Binding)
    public static func native<Structure>(
        _ pointer: UnsafeMutableRawPointer?,
        _ structure: Structure.Type
    ) -> UnsafeMutablePointer<Structure> {
        guard let pointer else { fatalError("\(structure): expected an instance, found NULL") }
        return nativeClassPointer(of: pointer).assumingMemoryBound(to: structure)
    }

    /// Returns the same of an instance whose C structure is not for others.
    @_spi(Binding)
    public static func native<Structure>(
        _ pointer: OpaquePointer?,
        _ structure: Structure.Type
    ) -> UnsafeMutablePointer<Structure> {
        native(pointer.map { UnsafeMutableRawPointer($0) }, structure)
    }
}

private func nativeClassPointer(of pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    // Every instance begins with a pointer to its class, which is the requested class if there is no Swift class in
    // between.
    WrapperWord.nativeClass(of: pointer) ?? pointer.load(as: UnsafeMutableRawPointer.self)
}
