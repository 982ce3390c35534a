import CGtk

/// The registered type of a class, the GLib type `GType`.
public typealias GType = CGtk.GType

/// A Swift class, with the C class that it wraps.
///
/// Each wrapper class declares its own with `override class var objectType`. Subclasses in programs don't: they get
/// their own `GType`, which is registered on first use.
public struct ObjectType {
    /// The Swift class.
    public let swiftClass: Object.Type
    /// The C class.
    public let gType: GType
    /// The C interface, if the Swift class wraps objects of unknown classes that implement it.
    let interface: GType?
    /// A closure that creates a wrapper for a C object of this type that doesn't have one.
    let makeWrapper: @MainActor (UnsafeMutableRawPointer, Transfer) -> Object

    /// Creates the description of a Swift class that wraps a C class.
    ///
    /// - Parameters:
    ///   - swiftClass: The class that declares this type.
    ///   - gType: The `GType` of the C class, which its `…_get_type` function returns.
    ///   - interface: The `GType` of a C interface, if the Swift class wraps objects of unknown classes that implement
    ///     it. Values and drop targets then use it as the type of the Swift class.
    ///   - makeWrapper: A closure that calls the class's `init(wrapping:transfer:)`.
    public init(
        _ swiftClass: Object.Type,
        _ gType: GType,
        interface: GType? = nil,
        _ makeWrapper: @escaping @MainActor (UnsafeMutableRawPointer, Transfer) -> Object
    ) {
        self.swiftClass = swiftClass
        self.gType = gType
        self.interface = interface
        self.makeWrapper = makeWrapper
    }
}

/// Returns the name of a registered type, `g_type_name`.
package func registeredName(of type: GType) -> String {
    g_type_name(type).map { String(cString: $0) } ?? "invalid type \(type)"
}
