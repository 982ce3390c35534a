import CGtk

/// The methods that a Swift subclass overrides.
///
/// A virtual function is installed only if a Swift class overrides its method, for two reasons: some C code checks
/// whether a class has the function, and each call from C to Swift takes time.
///
/// To look up a method, the Swift runtime needs the descriptors of the class and of the method, which the compiler
/// generates. `VirtualFunctions.h` declares their symbols.
@_spi(Binding)
@MainActor
public struct OverriddenMethods {
    private let subclass: UnsafeRawPointer
    private let native: UnsafeRawPointer
    private let descriptor: UnsafeRawPointer

    /// - Parameters:
    ///   - subclass: The class that is being registered.
    ///   - descriptor: The descriptor of the class that declares the methods.
    public init(of subclass: Object.Type, _ descriptor: UnsafeRawPointer) {
        self.subclass = Self.metadata(of: subclass)
        native = Self.metadata(of: subclass.objectType.swiftClass)
        self.descriptor = descriptor
    }

    /// Returns a Boolean value that indicates whether the subclass, or a Swift superclass of the subclass, overrides a
    /// method.
    ///
    /// - Parameter method: The descriptor of the method.
    public func contains(_ method: UnsafeRawPointer) -> Bool {
        swift_lookUpClassMethod(subclass, method, descriptor) != swift_lookUpClassMethod(native, method, descriptor)
    }

    /// Returns the address of a class's metadata. The runtime identifies the class by this address.
    private static func metadata(of swiftClass: AnyClass) -> UnsafeRawPointer {
        unsafeBitCast(swiftClass, to: UnsafeRawPointer.self)
    }
}
