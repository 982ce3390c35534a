import CGtk

/// The GLib identifier of a registered type, such as a class, an interface or an enumeration. `GType`.
public typealias GType = CGtk.GType

/// A Swift class together with the C class that it wraps.
///
/// Each wrapper class overrides `class var objectType`. Your own subclasses don't override it. A separate `GType` is
/// registered for them on first use.
public struct ObjectType {
    /// The Swift class.
    public let swiftClass: Object.Type
    /// The C class.
    public let gType: GType
    /// The C interface that the wrapped objects implement, if the Swift class wraps objects of unknown classes.
    /// Otherwise, it's nil.
    let interface: GType?
    /// A closure that creates the wrapper for a C object of this type. The C object must not have a wrapper yet.
    let makeWrapper: @MainActor (UnsafeMutableRawPointer, Transfer) -> Object

    /// Creates the object type of a Swift class that wraps a C class.
    ///
    /// - Parameters:
    ///   - swiftClass: The Swift class.
    ///   - gType: The `GType` of the C class. It's the result of the C function `…_get_type`.
    ///   - interface: The `GType` of the C interface that the wrapped objects implement, if the Swift class wraps
    ///     objects of unknown classes. Values and drop targets then use this type for the Swift class.
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
