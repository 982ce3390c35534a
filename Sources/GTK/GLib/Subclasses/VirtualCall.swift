import CGtk
import CombineModel
import Dispatch

/// Forwards calls of virtual functions from C to the methods of Swift classes.
@_spi(Binding)
public enum VirtualCall {
    /// Runs a call on the main actor.
    ///
    /// C calls some functions on other threads. For example, `GInputStream` performs asynchronous reads on a worker
    /// thread. Such a call waits until the main thread has run `body`. Therefore, the main thread must not wait for the
    /// calling thread at the same time.
    ///
    /// - Parameters:
    ///   - function: The C function, for messages.
    ///   - context: The arguments of the C call. They are passed to `body` instead of being captured by it, because
    ///     captures would require an allocation.
    @inlinable
    @inline(__always)
    public static func perform<Context, Result>(
        _ function: StaticString,
        _ context: Context,
        _ body: @escaping @MainActor (Context) -> Result
    ) -> Result {
        if !MainThread.isFirstThread { return performElsewhere(function, context, body) }
        // This code runs on the main thread, which is the executor of the main actor. Therefore, the isolation can be
        // removed with a cast, as in `MainThread.enter`.
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
        // stores the result.
        nonisolated(unsafe) let context = context
        nonisolated(unsafe) var result: Result?
        DispatchQueue.main.sync { result = body(context) }
        guard let result else { fatalError("\(function) was called while the main thread was exiting") }
        return result
    }

    /// Returns the wrapper of the instance on which C calls a function. Returns nil if the wrapper doesn't exist yet or
    /// was deallocated.
    ///
    /// - Parameter pointer: The instance. Its C class is the C class that `Class` wraps, or a subclass of that class.
    @inlinable
    @inline(__always)
    public static func object<Class: Object>(_ pointer: UnsafeMutableRawPointer?) -> Class? {
        // The cast is safe, because C calls the function only on instances of the class that declares the function.
        wrapper(pointer).map { unsafeDowncast($0, to: Class.self) }
    }

    /// Returns the wrapper of the instance on which C calls a function. This overload is for instances whose C
    /// structure is opaque.
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
            // C may have created an instance of a class whose instances only Swift can create. The wrapper is then an
            // instance of the nearest wrapper class, which doesn't override methods.
            return WrapperField.isOfOwnClass(existing, pointer) ? existing : nil
        }
        // An object with a toggle reference but without a wrapper is in one of two states. Either its wrapper was
        // deallocated and the object is being disposed of, or Swift code is creating the object and sets the wrapper
        // later.
        guard ToggleReference.of(pointer) == nil else { return nil }
        // `nonisolated(unsafe)` is safe here, because this code runs on the main thread, and no other thread uses the
        // object.
        nonisolated(unsafe) let instance = pointer
        return MainThread.assume(of: registeredName(of: Object.gType(of: instance))) {
            TypeRegistry.wrapperMadeForC(instance)
        }
    }

    // MARK: Returned values that C doesn't own

    /// Keeps a value that a function returns to C without an ownership transfer. The value is kept until the function
    /// returns another value for the same object or the object is deallocated.
    ///
    /// - Parameter function: The name of the C function. An object keeps one value for each function.
    @MainActor
    public static func keep<Kept>(_ value: Kept, for object: Object, _ function: String) -> Kept {
        let box = Unmanaged.passRetained(KeptValue(value))
        g_object_set_qdata_full(object.object, key(function), box.toOpaque()) { box in
            if let box { Unmanaged<AnyObject>.fromOpaque(box).release() }
        }
        return value
    }

    /// Takes ownership of a string that a function returns to C. Keeps the string until the function returns another
    /// string for the same object, or until the object is deallocated.
    @MainActor
    public static func keep(
        text: UnsafeMutablePointer<CChar>?,
        for object: Object,
        _ function: String
    ) -> UnsafeMutablePointer<CChar>? {
        g_object_set_qdata_full(object.object, key(function), text, g_free)
        return text
    }

    /// Takes ownership of a string that a function returns to C. This overload is for functions that return a constant
    /// string.
    @MainActor
    public static func keep(
        text: UnsafeMutablePointer<CChar>?,
        for object: Object,
        _ function: String
    ) -> UnsafePointer<CChar>? {
        let kept: UnsafeMutablePointer<CChar>? = keep(text: text, for: object, function)
        return UnsafePointer(kept)
    }

    /// Initializes an uninitialized `GValue`, which C has allocated, with a value.
    @MainActor
    public static func fill(_ buffer: UnsafeMutablePointer<GValue>?, _ value: Value) {
        guard let buffer else { return }
        g_value_init(buffer, value.pointer.pointee.g_type)
        g_value_copy(value.pointer, buffer)
    }

    // MARK: Bytes and counts

    /// Copies bytes to a buffer that C has allocated. Returns the number of bytes.
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

    /// Returns a method's result as a C number. Traps if the result is negative or greater than the requested number of
    /// elements.
    @MainActor
    public static func count(_ count: Int, of requested: gsize, for object: Object, _ function: String) -> gssize {
        if count < 0 || count > requested {
            fatalError(
                "\(type(of: object)) returns \(count) elements for \(function), which expects at most \(requested)"
            )
        }
        return count
    }

    private static func key(_ function: String) -> GQuark { g_quark_from_string("combine-gtk-\(function)") }
}

/// A box for a value that an object keeps for C.
private final class KeptValue<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
}
