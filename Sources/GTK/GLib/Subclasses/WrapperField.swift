import CGtk

/// A pointer-sized field at the end of an instance, which contains the instance's wrapper. An instance has the field if
/// its C class was registered for a Swift subclass. With this field, the wrapper of an instance can be found with a
/// single load.
///
/// The field contains the wrapper only while the wrapper is retained on behalf of C (see ``ToggleReference``). The
/// wrapper's class must also be exactly the class for which the C class was registered. If the field is nil, look up
/// the wrapper with `ToggleReference`. Instances of classes that are declared in C don't have the field.
//
// `nonisolated(unsafe)` is safe here, because only the main thread uses these properties, mostly in C callbacks.
enum WrapperField {
    /// The layout of the instances of a C class.
    private struct Layout {
        var type: GType = 0
        /// The offset of the field in an instance, or 0 if instances don't have the field.
        var offset = 0
        /// The Swift class for which the C class was registered.
        var swiftClass: ObjectIdentifier?
        /// The class structure of the nearest superclass that is declared in C. It's nil if the class itself is
        /// declared in C.
        var nativeSuperclass: UnsafeMutableRawPointer?
    }

    private nonisolated(unsafe) static var layouts: [GType: Layout] = [:]

    /// A cache of recently used layouts. The index of a layout is computed from the `GType` of its class.
    private nonisolated(unsafe) static let recent: UnsafeMutablePointer<Layout> = {
        let recent = UnsafeMutablePointer<Layout>.allocate(capacity: recentCount)
        recent.initialize(repeating: Layout(), count: recentCount)
        return recent
    }()
    private static let recentCount = 16

    /// Returns the offset of the field in instances of a new class, and the size of the instances including the field.
    static func place(parent: GType, parentSize: Int) -> (offset: Int, instanceSize: Int) {
        let inherited = layout(of: parent).offset
        if inherited != 0 { return (inherited, parentSize) }
        let alignment = MemoryLayout<UnsafeRawPointer>.alignment
        let offset = (parentSize + alignment - 1) / alignment * alignment
        return (offset, offset + MemoryLayout<UnsafeRawPointer>.size)
    }

    static func register(_ type: GType, as swiftClass: Object.Type, offset: Int) {
        let parent = g_type_parent(type)
        let nativeSuperclass = layout(of: parent).nativeSuperclass ?? g_type_class_ref(parent)
        let swiftClass = ObjectIdentifier(swiftClass)
        layouts[type] = Layout(type: type, offset: offset, swiftClass: swiftClass, nativeSuperclass: nativeSuperclass)
    }

    /// Returns the field of an instance if the field can contain the given wrapper. Returns nil if the instance doesn't
    /// have a field, or if its C class was registered for a Swift class other than the wrapper's class.
    static func field(
        of pointer: UnsafeMutableRawPointer,
        for wrapper: Object
    ) -> UnsafeMutablePointer<Unmanaged<Object>?>? {
        let layout = layout(of: Object.gType(of: pointer))
        guard layout.offset != 0, layout.swiftClass == ObjectIdentifier(type(of: wrapper)) else { return nil }
        return (pointer + layout.offset).assumingMemoryBound(to: Unmanaged<Object>?.self)
    }

    /// Returns the wrapper that an instance's field contains, or nil if the field is empty or doesn't exist.
    @inline(__always)
    static func wrapper(of pointer: UnsafeRawPointer) -> Unmanaged<Object>? {
        let offset = layout(of: Object.gType(of: pointer)).offset
        return offset == 0 ? nil : pointer.load(fromByteOffset: offset, as: Unmanaged<Object>?.self)
    }

    /// Returns the wrapper that an instance's field contains. Returns nil if the field is empty, or if the wrapper
    /// isn't an instance of the given class.
    @inline(__always)
    static func wrapper<Wrapper: Object>(of pointer: UnsafeRawPointer, as wrapperClass: Wrapper.Type) -> Unmanaged<
        Wrapper
    >? {
        let layout = layout(of: Object.gType(of: pointer))
        guard layout.offset != 0, let held = pointer.load(fromByteOffset: layout.offset, as: Unmanaged<Object>?.self)
        else { return nil }
        // In most cases, the class of the wrapper is exactly the given class. The layout contains the Swift class.
        // Therefore, this case can be checked without loading the wrapper.
        guard
            layout.swiftClass == ObjectIdentifier(wrapperClass) || held._withUnsafeGuaranteedRef({ $0 is Wrapper })
        else { return nil }
        return .fromOpaque(held.toOpaque())
    }

    /// Returns a Boolean value that indicates whether the C object's class was registered for exactly the wrapper's
    /// class.
    static func isOfOwnClass(_ wrapper: Object, _ pointer: UnsafeRawPointer) -> Bool {
        layout(of: Object.gType(of: pointer)).swiftClass == ObjectIdentifier(type(of: wrapper))
    }

    /// Returns the class structure of the nearest superclass that is declared in C. Returns nil if the instance's class
    /// itself is declared in C.
    static func nativeClass(of pointer: UnsafeRawPointer) -> UnsafeMutableRawPointer? {
        layout(of: Object.gType(of: pointer)).nativeSuperclass
    }

    @inline(__always)
    private static func layout(of type: GType) -> Layout {
        let known = recent[index(of: type)]
        return known.type == type ? known : find(type)
    }

    /// Returns the index of a type in the cache. The lowest bits are ignored, because most types are aligned addresses.
    @inline(__always)
    private static func index(of type: GType) -> Int {
        Int(truncatingIfNeeded: (type >> 4 ^ type >> 8) % GType(recentCount))
    }

    @inline(never)
    private static func find(_ type: GType) -> Layout {
        let layout = layouts[type] ?? inherit(type)
        recent[index(of: type)] = layout
        return layout
    }

    /// Returns the layout of a C class that wasn't registered for a Swift class. If a superclass was registered for a
    /// Swift class, the instances have the field, but the field is always nil.
    private static func inherit(_ type: GType) -> Layout {
        let parent = g_type_parent(type)
        let inherited = parent == 0 ? Layout() : find(parent)
        let layout = Layout(type: type, offset: inherited.offset, nativeSuperclass: inherited.nativeSuperclass)
        layouts[type] = layout
        return layout
    }
}
