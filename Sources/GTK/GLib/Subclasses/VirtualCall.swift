import CGtk
import Combine
import Dispatch

/// The bridge from C calls of virtual functions to the methods of Swift classes.
@_spi(Binding)
public enum VirtualCall {
    /// Runs a call on the main actor.
    ///
    /// C calls some functions on other threads, for example `GInputStream` to read asynchronously. Such a call waits
    /// for the main thread, which must not wait for it.
    ///
    /// - Parameters:
    ///   - function: The C function, for messages.
    ///   - context: The arguments of the C call. `body` captures nothing, because a closure without captures costs no
    ///     allocation.
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
        // Safe, although unchecked: this thread waits while the main thread reads the first and sets the second.
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

    /// Returns the same of an instance whose C structure is not for others.
    @inlinable
    @inline(__always)
    public static func object<Class: Object>(_ pointer: OpaquePointer?) -> Class? {
        object(pointer.map { UnsafeMutableRawPointer($0) })
    }

    @usableFromInline
    static func wrapper(_ pointer: UnsafeMutableRawPointer?) -> Object? {
        guard let pointer else { return nil }
        if let held = WrapperWord.wrapper(of: pointer) { return held._withUnsafeGuaranteedRef { $0 } }
        if let existing = Object.existingWrapper(for: pointer) {
            // An instance that C created, of a class that only Swift can create, was wrapped as its nearest C
            // superclass, which overrides nothing.
            return WrapperWord.isOfOwnClass(existing, pointer) ? existing : nil
        }
        // An object that had a Swift object is being disposed of. An object that Swift creates will have its Swift
        // object soon.
        guard ToggleReference.of(pointer) == nil else { return nil }
        // Safe, although unchecked: the object stays on this thread, the main thread.
        nonisolated(unsafe) let instance = pointer
        return MainThread.assume { TypeRegistry.wrapperMadeForC(instance) }
    }

    // MARK: What C has no part in

    /// Keeps a value that a function returned to C without a reference, until it returns another or the object is
    /// deallocated.
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

    /// Keeps a string in the same way, and takes ownership of it.
    @MainActor
    public static func keep(
        text: UnsafeMutablePointer<CChar>?,
        for object: Object,
        _ function: String
    ) -> UnsafeMutablePointer<CChar>? {
        g_object_set_qdata_full(object.object, key(function), text, g_free)
        return text
    }

    /// Returns the same for a text that C takes as constant.
    @MainActor
    public static func keep(
        text: UnsafeMutablePointer<CChar>?,
        for object: Object,
        _ function: String
    ) -> UnsafePointer<CChar>? {
        let kept: UnsafeMutablePointer<CChar>? = keep(text: text, for: object, function)
        return UnsafePointer(kept)
    }

    /// Stores a value in the place that C allocated.
    @MainActor
    public static func fill(_ room: UnsafeMutablePointer<GValue>?, _ value: Value) {
        guard let room else { return }
        g_value_init(room, value.pointer.pointee.g_type)
        g_value_copy(value.pointer, room)
    }

    // MARK: Bytes and counts

    /// Stores bytes in the buffer that C allocated. Returns their number.
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

    /// Returns how much of the requested count was done. Traps if it's negative or greater than requested.
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
