import CGtk

/// The boxed GLib types for values of Swift types without a GLib type, such as structs, enumerations, arrays and
/// closures.
///
/// A separate boxed type is registered for each Swift type, so that GLib can distinguish them. A `GValue` of one of
/// these types refers to a box that contains the Swift value. C can copy and free the `GValue`, but can't read the
/// Swift value.
@MainActor
enum SwiftValueType {
    private static var types: [ObjectIdentifier: GType] = [:]

    /// The `GType` of a Swift type, registered on first use.
    static func gType<Content>(of type: Content.Type) -> GType {
        if let known = types[ObjectIdentifier(type)] { return known }
        let made = g_boxed_type_register_static(unusedName(for: type), copy, free)
        guard made != 0 else { fatalError("GLib couldn't register a boxed type for \(type)") }
        types[ObjectIdentifier(type)] = made
        return made
    }

    private static func unusedName(for type: Any.Type) -> String {
        let name = "Swift_" + TypeName.valid(_typeName(type))
        var candidate = name
        var count = 2
        while g_type_from_name(candidate) != 0 {
            candidate = "\(name)-\(count)"
            count += 1
        }
        return candidate
    }

    private nonisolated static let copy: GBoxedCopyFunc = { box in
        guard let box else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(box).retain().toOpaque()
    }

    private nonisolated static let free: GBoxedFreeFunc = { box in
        if let box { Unmanaged<AnyObject>.fromOpaque(box).release() }
    }
}

/// A box that contains a Swift value. A `GValue` refers to the box. See ``SwiftValueType``.
final class SwiftValueBox<Content> {
    let content: Content

    init(_ content: Content) { self.content = content }
}
