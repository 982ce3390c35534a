import CGtk

/// Determines which methods of a class a Swift subclass overrides.
///
/// A virtual function is only installed if a Swift class overrides its method, because C checks whether a class has
/// some functions, and because each call into Swift costs time. The Swift runtime looks up a method by the compiler's
/// descriptors of the class and the method. `VirtualFunctions.h` declares their symbols.
@_spi(Binding)
@MainActor
public struct OverriddenMethods {
    private let subclass: UnsafeRawPointer
    private let native: UnsafeRawPointer
    private let descriptor: UnsafeRawPointer

    /// - Parameters:
    ///   - subclass: The class that is being registered.
    ///   - descriptor: The compiler's descriptor of the class that declares the methods.
    public init(of subclass: Object.Type, _ descriptor: UnsafeRawPointer) {
        self.subclass = Self.metadata(of: subclass)
        native = Self.metadata(of: subclass.objectType.swiftClass)
        self.descriptor = descriptor
    }

    /// Returns a Boolean value that indicates whether the subclass, or a Swift class that it inherits from, overrides a
    /// method.
    ///
    /// - Parameter method: The compiler's descriptor of the method.
    public func contains(_ method: UnsafeRawPointer) -> Bool {
        swift_lookUpClassMethod(subclass, method, descriptor) != swift_lookUpClassMethod(native, method, descriptor)
    }

    /// Returns the address of a class's metadata, which the runtime uses as its identity.
    private static func metadata(of swiftClass: AnyClass) -> UnsafeRawPointer {
        unsafeBitCast(swiftClass, to: UnsafeRawPointer.self)
    }
}
