import CGtk

/// The required virtual functions that Swift classes don't override. C calls them without checking that they exist.
///
/// A Swift class can leave the overrides to its subclasses. Therefore registering such a class doesn't trap, but
/// creating an object of it does.
@_spi(Binding)
public enum RequiredFunctions {
    /// The functions that each class doesn't override, by its C class.
    //
    // Safe although the compiler can't check it: Swift classes and objects are created on the main thread.
    private nonisolated(unsafe) static var leftOut: [GType: String] = [:]

    /// Records that a Swift class doesn't override a function.
    ///
    /// - Parameters:
    ///   - method: The method that the class must override, with its full name.
    ///   - function: The C function.
    ///   - classPointer: The C class structure of the class.
    @MainActor
    public static func note(
        _ method: String,
        _ function: String,
        leftOutOf swiftClass: Object.Type,
        _ classPointer: UnsafeMutableRawPointer
    ) {
        let message = "\(swiftClass) must override \(method), because C always calls \(function)"
        let type = classPointer.load(as: GType.self)
        if leftOut[type] == nil { leftOut[type] = message }
    }

    /// Traps if a class whose object is being created doesn't override a required function.
    @inline(__always)
    static func check(_ type: GType) {
        if leftOut.isEmpty { return }
        if let message = leftOut[type] { fatalError(message) }
    }
}
