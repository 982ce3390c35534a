import CGtk

@_spi(Binding) extension Object: PointerConvertible {
    /// Returns the wrapper of a C object. Traps if the wrapper isn't an instance of this class.
    public nonisolated static func fromPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> Self {
        downcast(wrapper(for: pointer, transfer: transfer) { _ = objectType })
    }

    /// Returns the wrapper of a C object. Returns nil if the last reference to the wrapper was just released on another
    /// thread.
    public nonisolated static func fromOptionalPointer(
        _ pointer: UnsafeMutableRawPointer,
        transfer: Transfer
    ) -> Self? {
        wrapperUnlessDying(for: pointer, transfer: transfer) { _ = objectType }.map { downcast($0) }
    }

    private nonisolated static func downcast(_ found: Object) -> Self {
        // In most cases, the class of the wrapper is exactly `Self`. This comparison is faster than a check for a
        // subclass.
        if ObjectIdentifier(type(of: found)) == ObjectIdentifier(Self.self) {
            return unsafeDowncast(found, to: Self.self)
        }
        guard let result = found as? Self else {
            fatalError(
                "expected \(Self.self), found \(type(of: found)) (\(registeredName(of: gType(of: found.pointer))))"
            )
        }
        return result
    }

    /// A pointer with an additional reference, for a C parameter that takes ownership.
    public nonisolated var consumedPointer: UnsafeMutableRawPointer {
        g_object_ref(pointer)
        return pointer
    }

    /// A pointer that a callback can return to C without passing ownership of the object to C.
    ///
    /// The closure that returned the object may have had the only reference. Therefore, the object is retained until
    /// the next iteration of the main loop. C code that keeps the object adds a reference before returning to the main
    /// loop.
    public nonisolated var lentPointer: UnsafeMutableRawPointer {
        DeferredRelease.keep(pointer)
        return pointer
    }
}

@_spi(Binding) extension String: PointerConvertible {
    /// Returns a copy of a C string. If C transfers ownership of the C string, this method frees it.
    public static func fromPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> String {
        let result = String(cString: pointer.assumingMemoryBound(to: CChar.self))
        if transfer == .full { g_free(pointer) }
        return result
    }
}
