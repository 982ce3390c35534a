import CGtk

/// Records required virtual functions that Swift classes don't override. C calls these functions without checking
/// whether they exist.
///
/// A Swift class can leave the implementation to its subclasses. Therefore, registering a class without the override
/// doesn't trap. The program traps when an object of this class is created.
@_spi(Binding)
public enum RequiredFunctions {
    /// The messages for missing overrides, by C class.
    //
    // `nonisolated(unsafe)` is safe here, because Swift classes and objects are created on the main thread. Exclusivity
    // isn't checked, because no other code runs during an access.
    @exclusivity(unchecked)
    private nonisolated(unsafe) static var missingOverrides: [GType: String] = [:]

    /// Records that a Swift class doesn't override a required function.
    ///
    /// - Parameters:
    ///   - method: The method that the class must override, with its full name.
    ///   - function: The C function that calls the method.
    ///   - classPointer: The C class structure of the Swift class.
    @MainActor
    public static func note(
        _ method: String,
        _ function: String,
        leftOutOf swiftClass: Object.Type,
        _ classPointer: UnsafeMutableRawPointer
    ) {
        let message = "\(swiftClass) must override \(method), because C always calls \(function)"
        let type = classPointer.load(as: GType.self)
        if missingOverrides[type] == nil { missingOverrides[type] = message }
    }

    /// Traps if a class doesn't override a required function. It's called when an object of the class is created.
    @inline(__always)
    static func check(_ type: GType) {
        if missingOverrides.isEmpty { return }
        if let message = missingOverrides[type] { fatalError(message) }
    }
}
