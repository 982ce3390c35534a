import CGtk
import CombineModel

// Functions that complete new objects of Swift subclasses, for example by loading a widget's template. Objects are
// completed regardless of whether Swift or C creates them.
extension Object {
    /// The closures that complete new objects of Swift subclasses, by the `GType` of the C class. A closure is called
    /// after the Swift object has been created.
    ///
    /// A module adds the closure for a class while the C class is initialized. At that time, objects of the class don't
    /// exist yet.
    //
    // Exclusivity isn't checked for this property and for `typeBeingMade`, because no other code runs during an access.
    @exclusivity(unchecked)
    package static var completions: [GType: @MainActor (Object) -> Void] = [:]

    /// The type of the object that Swift code is creating. It's 0 if Swift code isn't creating an object, and is reset
    /// to 0 when C has constructed the object.
    @exclusivity(unchecked)
    static var typeBeingMade: GType = 0

    /// Calls the closure that completes objects of the given type, if there is one.
    func complete(_ type: GType) {
        if Object.completions.isEmpty { return }
        Object.completions[type]?(self)
    }

    /// Returns the Swift subclass for which a type was registered. Returns nil if the type is declared in C.
    package static func swiftSubclass(for type: GType) -> Object.Type? {
        SwiftType.swiftClass(for: type)
    }

    /// Changes the C class of a Swift subclass, so that each new object gets its wrapper as soon as C has constructed
    /// the object.
    ///
    /// Without this change, an object gets its wrapper when Swift code first uses the object. This may never happen.
    ///
    /// - Parameter classPointer: The C class structure of the Swift subclass. The C class is being initialized.
    package static func wrapWhenConstructed(_ classPointer: UnsafeMutableRawPointer) {
        classPointer.assumingMemoryBound(to: GObjectClass.self).pointee.constructed = { object in
            guard let object else { return }
            let pointer = UnsafeMutableRawPointer(object)
            MainThread.assume(of: registeredName(of: Object.gType(of: pointer)), function: "constructed") {
                Object.constructed(pointer)
            }
        }
    }

    private static func constructed(_ pointer: UnsafeMutableRawPointer) {
        let type = gType(of: pointer)
        var native = type
        while swiftSubclass(for: native) != nil { native = g_type_parent(native) }
        g_type_class_peek(native)?.assumingMemoryBound(to: GObjectClass.self).pointee
            .constructed?(pointer.assumingMemoryBound(to: GObject.self))
        guard typeBeingMade != type else {
            // The rest of the construction may create further objects of the same class. Those objects aren't created
            // by Swift code, so the type is reset here.
            typeBeingMade = 0
            return
        }
        guard swiftSubclass(for: type) is any ConstructibleFromC.Type else { return }
        _ = wrapper(for: pointer, transfer: .borrowed)
    }
}
