import CGtk

/// The registered type of a class, GLib's `GType`.
public typealias GType = CGtk.GType

/// The connection between a Swift class and the C class that it wraps.
///
/// Each wrapper class states its own with `override class var objectType`. A user's subclass states none: it gets its
/// own `GType`, made on first use.
public struct ObjectType {
    /// The Swift class.
    public let swiftClass: Object.Type
    /// The C class.
    public let gType: GType
    /// The C interface that the Swift class stands for, where it is the class of unknown implementations of one.
    let interface: GType?
    /// Creates a wrapper for a C object of this type that doesn't have one.
    let makeWrapper: @MainActor (UnsafeMutableRawPointer, Transfer) -> Object

    /// Ties a Swift class to a C class.
    ///
    /// - Parameters:
    ///   - swiftClass: the class that states this type.
    ///   - gType: what the C class's `…_get_type` function returns.
    ///   - interface: what the `…_get_type` function of a C interface returns, where the Swift class wraps objects of
    ///     unknown classes that implement it. It is then what the Swift class is to values and drop targets.
    ///   - makeWrapper: calls the class's `init(wrapping:transfer:)`.
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
