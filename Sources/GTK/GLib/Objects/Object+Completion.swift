import CGtk

// What a Swift subclass's objects get as soon as they are whole, whether Swift or C makes them.
extension Object {
    /// What completes an object of a Swift subclass once its Swift object is made, by the class's type.
    ///
    /// A module adds to it while the C class is initialised, before there is an object of it.
    package static var completions: [GType: @MainActor (Object) -> Void] = [:]

    /// The type of the object that Swift code is making, until C has constructed it; 0 where it is C that makes one.
    static var typeBeingMade: GType = 0

    /// Completes this object, whose own class is of a type.
    func complete(_ type: GType) {
        if Object.completions.isEmpty { return }
        Object.completions[type]?(self)
    }

    /// Returns the Swift subclass that a type was registered for; `nil` for a type of C's.
    package static func swiftSubclass(for type: GType) -> Object.Type? {
        SwiftType.swiftClass(for: type)
    }

    /// Has objects of a Swift subclass that C makes get their Swift object as soon as C has constructed them.
    ///
    /// Else it would be made when Swift first meets the object, which may be never.
    ///
    /// - Parameter classPointer: the C class, which is being initialised.
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
            // What C makes from here on, and of this class, is C's.
            typeBeingMade = 0
            return
        }
        guard swiftSubclass(for: type) is any ConstructibleFromC.Type else { return }
        _ = wrapper(for: pointer, transfer: .borrowed)
    }
}
