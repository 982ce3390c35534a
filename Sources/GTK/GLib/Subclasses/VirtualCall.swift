import CGtk
import Combine
import Dispatch

/// The bridge from C calls of virtual functions to the methods of Swift classes.
@_spi(Binding)
public enum VirtualCall {
    /// Runs a call on the main actor.
    ///
    /// C calls some functions on other threads, for example `GInputStream` to read asynchronously. Such a call waits
    /// until the main thread has run it, so the main thread must not wait for that call.
    ///
    /// - Parameters:
    ///   - function: The C function, for messages.
    ///   - context: The arguments of the C call, which are passed to `body`. It captures nothing, because a closure
    ///     without captures costs no allocation.
    @inlinable
    @inline(__always)
    public static func perform<Context, Result>(
        _ function: StaticString,
        _ context: Context,
        _ body: @escaping @MainActor (Context) -> Result
    ) -> Result {
        if !MainThread.isFirstThread { return performElsewhere(function, context, body) }
        // The main thread is the main actor's only executor, so isolation holds, as in `MainThread.enter`.
        return unsafeBitCast(body, to: ((Context) -> Result).self)(context)
    }

    @usableFromInline
    @inline(never)
    static func performElsewhere<Context, Result>(
        _ function: StaticString,
        _ context: Context,
        _ body: @escaping @MainActor (Context) -> Result
    ) -> Result {
        // Safe although the compiler can't check it: this thread waits while the main thread reads the context and sets
        // the result.
        nonisolated(unsafe) let context = context
        nonisolated(unsafe) var result: Result?
        DispatchQueue.main.sync { result = body(context) }
        guard let result else { fatalError("\(function) was called while the main thread ended") }
        return result
    }

    /// Returns the Swift object for which a function is called. Returns nil before its creation and after its
    /// deallocation.
    ///
    /// - Parameter pointer: The instance, of a C class that `Class` wraps or that derives from it.
    @inlinable
    @inline(__always)
    public static func object<Class: Object>(_ pointer: UnsafeMutableRawPointer?) -> Class? {
        // C calls the function for instances of the class that declares it, which are wrapped as that class or a
        // subclass.
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
            // If C created an instance of a class that only Swift can create, it was wrapped as the nearest C
            // superclass, which overrides nothing.
            return WrapperField.isOfOwnClass(existing, pointer) ? existing : nil
        }
        // A C object that already had a wrapper is being disposed of. A C object that Swift is creating will have its
        // wrapper soon.
        guard ToggleReference.of(pointer) == nil else { return nil }
        // Safe although the compiler can't check it: the object stays on this thread, the main thread.
        nonisolated(unsafe) let instance = pointer
        return MainThread.assume { TypeRegistry.wrapperMadeForC(instance) }
    }

    // MARK: Returned values that C doesn't own

    /// Keeps a value that a function returns to C without a reference, until the function returns another value or the
    /// object is deallocated.
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

    /// Stores a string on an object until the function stores another one, and takes ownership of it.
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

    /// Stores a value in memory that C allocated.
    @MainActor
    public static func fill(_ room: UnsafeMutablePointer<GValue>?, _ value: Value) {
        guard let room else { return }
        g_value_init(room, value.pointer.pointee.g_type)
        g_value_copy(value.pointer, room)
    }

    // MARK: Bytes and counts

    /// Stores bytes in the buffer that C allocated. Returns the number of bytes.
    ///
    /// Traps if there are more bytes than the buffer can hold.
    @MainActor
    public static func fill(
        _ room: UnsafeMutableRawPointer?,
        _ size: gsize,
        _ bytes: [UInt8],
        for object: Object,
        _ function: String
    ) -> gssize {
        let count = Self.count(bytes.count, of: size, for: object, function)
        if count > 0, let room { room.copyMemory(from: bytes, byteCount: count) }
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
