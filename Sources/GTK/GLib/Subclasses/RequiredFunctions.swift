import CGtk

/// The functions that C calls without asking whether a class has them, and that Swift classes leave out.
///
/// A Swift class that others derive from may leave them to those, so it is an object of such a class that ends the program,
/// not the class.
@_spi(Binding)
public enum RequiredFunctions {
    /// The functions that each class leaves out, by its C class.
    //
    // Unsafe only to the checker: Swift classes and objects are created on the main thread.
    private nonisolated(unsafe) static var leftOut: [GType: String] = [:]

    /// Notes that a Swift class leaves out a function.
    ///
    /// - Parameters:
    ///   - method: the method that the class has to override, by its full name.
    ///   - function: the C function.
    ///   - classPointer: the structure of the class's C class.
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

    /// Ends the program where an object is made of a class that leaves a function out.
    @inline(__always)
    static func check(_ type: GType) {
        if leftOut.isEmpty { return }
        if let message = leftOut[type] { fatalError(message) }
    }
}
