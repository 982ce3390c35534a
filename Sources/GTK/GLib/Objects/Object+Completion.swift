import CGtk

// Completes new objects of Swift subclasses, whether Swift or C creates them.
extension Object {
    /// The closures that complete an object of a Swift subclass after its Swift object was created. The keys are the
    /// types of the classes.
    ///
    /// A module adds closures while the C class is initialized, before objects of the class exist.
    package static var completions: [GType: @MainActor (Object) -> Void] = [:]

    /// The type of the object that Swift code is creating, until C has constructed it. It's 0 while C creates an object
    /// on its own.
    static var typeBeingMade: GType = 0

    /// Runs the closure that completes objects of the given type.
    func complete(_ type: GType) {
        if Object.completions.isEmpty { return }
        Object.completions[type]?(self)
    }

    /// Returns the Swift subclass that a type was registered for, or nil for a type that C defines.
    package static func swiftSubclass(for type: GType) -> Object.Type? {
        SwiftType.swiftClass(for: type)
    }

    /// Makes the C class of a Swift subclass create the wrapper of each new object as soon as C has constructed the
    /// object.
    ///
    /// Otherwise the wrapper would be created when Swift first uses the C object, which may never happen.
    ///
    /// - Parameter classPointer: The C class, which is being initialized.
    package static func wrapWhenConstructed(_ classPointer: UnsafeMutableRawPointer) {
        classPointer.assumingMemoryBound(to: GObjectClass.self).pointee.constructed = { object in
            guard let object else { return }
            MainThread.enter(UnsafeMutableRawPointer(object)) { Object.constructed($0) }
        }
    }

    private static func constructed(_ pointer: UnsafeMutableRawPointer) {
        let type = gType(of: pointer)
        var native = type
        while swiftSubclass(for: native) != nil { native = g_type_parent(native) }
        g_type_class_peek(native)?.assumingMemoryBound(to: GObjectClass.self).pointee
            .constructed?(pointer.assumingMemoryBound(to: GObject.self))
        guard typeBeingMade != type else {
            // Objects of this class that are constructed during this call are created by C.
            typeBeingMade = 0
            return
        }
        guard swiftSubclass(for: type) is any ConstructibleFromC.Type else { return }
        _ = wrapper(for: pointer, transfer: .borrowed)
    }
}
