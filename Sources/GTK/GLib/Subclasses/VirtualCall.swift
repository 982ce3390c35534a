import CGtk
import Combine
import Dispatch

/// Forwards calls of virtual functions from C to the methods of Swift classes.
@_spi(Binding)
public enum VirtualCall {
    /// Runs a call on the main actor.
    ///
    /// C calls some functions on other threads. For example, `GInputStream` reads asynchronously on a worker thread.
    /// Such a call waits for the main thread, so the main thread must not wait for the worker thread.
    ///
    /// - Parameters:
    ///   - function: The C function, for messages.
    ///   - context: The arguments of the C call, which are passed to `body`. The closure doesn't capture them, because
    ///     captures would require an allocation.
    @inlinable
    @inline(__always)
    public static func perform<Context, Result>(
        _ function: StaticString,
        _ context: Context,
        _ body: @escaping @MainActor (Context) -> Result
    ) -> Result {
        if !MainThread.isFirstThread { return performElsewhere(function, context, body) }
        // This code runs on the main thread, which is the main actor's executor, so the isolation can be cast away, as
        // in `MainThread.enter`.
        return unsafeBitCast(body, to: ((Context) -> Result).self)(context)
    }

    @usableFromInline
    @inline(never)
    static func performElsewhere<Context, Result>(
        _ function: StaticString,
        _ context: Context,
        _ body: @escaping @MainActor (Context) -> Result
    ) -> Result {
        // `nonisolated(unsafe)` is safe here, because this thread waits while the main thread reads the context and
        // sets the result.
        nonisolated(unsafe) let context = context
        nonisolated(unsafe) var result: Result?
        DispatchQueue.main.sync { result = body(context) }
        guard let result else { fatalError("\(function) was called while the main thread ended") }
        return result
    }

    /// Returns the wrapper of the object for which C calls a function. Returns nil before the wrapper exists and after
    /// it's deallocated.
    ///
    /// - Parameter pointer: The instance, whose C class is the class that `Class` wraps or a subclass of it.
    @inlinable
    @inline(__always)
    public static func object<Class: Object>(_ pointer: UnsafeMutableRawPointer?) -> Class? {
        // The cast is safe, because C calls the function only for instances of the class that declares it.
        wrapper(pointer).map { unsafeDowncast($0, to: Class.self) }
    }

    /// An overload for types whose C structure is opaque.
    @inlinable
    @inline(__always)
    public static func object<Class: Object>(_ pointer: OpaquePointer?) -> Class? {
        object(pointer.map { UnsafeMutableRawPointer($0) })
    }

    @usableFromInline
    static func wrapper(_ pointer: UnsafeMutableRawPointer?) -> Object? {
        guard let pointer else { return nil }
        if let held = WrapperField.wrapper(of: pointer) { return held._withUnsafeGuaranteedRef { $0 } }
        if let existing = Object.existingWrapper(for: pointer) {
            // If C created an instance of a class that only Swift can create, its wrapper has the nearest C superclass
            // and overrides nothing.
            return WrapperField.isOfOwnClass(existing, pointer) ? existing : nil
        }
        // A C object that had a wrapper before is being disposed of. A C object that Swift is creating gets its wrapper
        // later.
        guard ToggleReference.of(pointer) == nil else { return nil }
        // `nonisolated(unsafe)` is safe here: the object stays on this thread, the main thread.
        nonisolated(unsafe) let instance = pointer
        return MainThread.assume { TypeRegistry.wrapperMadeForC(instance) }
    }

    // MARK: Returned values that C doesn't own

    /// Keeps a value that a function returns to C without an ownership transfer. It's kept until the function returns
    /// another value or the object is deallocated.
    ///
    /// - Parameter function: The C function. An object keeps one value for each function.
    @MainActor
    public static func keep<Kept>(_ value: Kept, for object: Object, _ function: String) -> Kept {
        let box = Unmanaged.passRetained(KeptValue(value))
        g_object_set_qdata_full(object.object, key(function), box.toOpaque()) { box in
            if let box { Unmanaged<AnyObject>.fromOpaque(box).release() }
        }
        return value
    }

    /// Takes ownership of a string and keeps it until the function returns another one or the object is deallocated.
    @MainActor
    public static func keep(
        text: UnsafeMutablePointer<CChar>?,
        for object: Object,
        _ function: String
    ) -> UnsafeMutablePointer<CChar>? {
        g_object_set_qdata_full(object.object, key(function), text, g_free)
        return text
    }

    /// An overload for strings that are constant in C.
    @MainActor
    public static func keep(
        text: UnsafeMutablePointer<CChar>?,
        for object: Object,
        _ function: String
    ) -> UnsafePointer<CChar>? {
        let kept: UnsafeMutablePointer<CChar>? = keep(text: text, for: object, function)
        return UnsafePointer(kept)
    }

    /// Initializes a `GValue` that C allocated with a value.
    @MainActor
    public static func fill(_ buffer: UnsafeMutablePointer<GValue>?, _ value: Value) {
        guard let buffer else { return }
        g_value_init(buffer, value.pointer.pointee.g_type)
        g_value_copy(value.pointer, buffer)
    }

    // MARK: Bytes and counts

    /// Copies bytes to a buffer that C allocated. Returns the number of bytes.
    ///
    /// Traps if there are more bytes than the buffer can hold.
    @MainActor
    public static func fill(
        _ buffer: UnsafeMutableRawPointer?,
        _ size: gsize,
        _ bytes: [UInt8],
        for object: Object,
        _ function: String
    ) -> gssize {
        let count = Self.count(bytes.count, of: size, for: object, function)
        if count > 0, let buffer { buffer.copyMemory(from: bytes, byteCount: count) }
        return count
    }

    /// Returns the number of bytes that a method processed. Traps if it's negative or greater than the requested
    /// number.
    @MainActor
    public static func count(_ count: Int, of asked: gsize, for object: Object, _ function: String) -> gssize {
        if count < 0 || count > asked {
            fatalError("\(type(of: object)) returns \(count) elements for \(function), which expects at most \(asked)")
        }
        return count
    }

    private static func key(_ function: String) -> GQuark { g_quark_from_string("combine-gtk-\(function)") }
}

/// A value that an object keeps for C.
private final class KeptValue<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
}
