import CGtk

extension Object {
    /// Returns the class structure of this object's class. If the class is a Swift subclass, returns the structure of
    /// the nearest superclass that is declared in C.
    @_spi(Binding)
    public func nativeClass<Structure>(_ structure: Structure.Type) -> UnsafeMutablePointer<Structure> {
        nativeClassPointer(of: pointer).assumingMemoryBound(to: structure)
    }

    /// Traps because a Swift method called `super`, but the C class doesn't implement the function.
    @_spi(Binding)
    public func lacks(_ function: String) -> Never {
        let native = registeredName(of: Self.objectType.gType)
        fatalError("\(Self.self): \(native) doesn't implement \(function). Override the method without calling super.")
    }
}

extension VirtualCall {
    /// Returns the class structure of an instance's class. If the class is a Swift subclass, returns the structure of
    /// the nearest superclass that is declared in C.
    @_spi(Binding)
    public static func native<Structure>(
        _ pointer: UnsafeMutableRawPointer?,
        _ structure: Structure.Type
    ) -> UnsafeMutablePointer<Structure> {
        guard let pointer else { fatalError("\(structure): expected an instance, found NULL") }
        return nativeClassPointer(of: pointer).assumingMemoryBound(to: structure)
    }

    /// Returns the class structure of an instance's class. If the class is a Swift subclass, returns the structure of
    /// the nearest superclass that is declared in C. This overload is for instances whose C structure is opaque.
    @_spi(Binding)
    public static func native<Structure>(
        _ pointer: OpaquePointer?,
        _ structure: Structure.Type
    ) -> UnsafeMutablePointer<Structure> {
        native(pointer.map { UnsafeMutableRawPointer($0) }, structure)
    }
}

private func nativeClassPointer(of pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    // Every instance begins with a pointer to its class structure. If the hierarchy contains no Swift class, that class
    // structure is the native one.
    WrapperField.nativeClass(of: pointer) ?? pointer.load(as: UnsafeMutableRawPointer.self)
}
