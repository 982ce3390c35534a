import CGtk
import CombineModel

/// A box for a Swift closure. C receives the address of the box as the `gpointer` data of a callback.
@_spi(Binding)
public final class ClosureBox<Function>: AnyClosureBox {
    /// The closure, or nil if it was released although C code still has a reference to the box.
    fileprivate var function: Function?

    public init(_ function: Function) {
        self.function = function
        super.init()
        LiveCount.closureBoxes.add(1, ordering: .relaxed)
    }

    deinit { LiveCount.closureBoxes.subtract(1, ordering: .relaxed) }

    override func empty() -> Any? {
        defer { function = nil }
        return function
    }
}

/// Puts a closure in a box and returns a pointer that owns the box. Release the box with ``takeBoxedFunction(_:)``,
/// ``releaseBox`` or ``releaseBoxNow(_:)``.
@_spi(Binding)
@MainActor
public func retainedBox<Function>(_ function: Function) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(ClosureBox(function)).toOpaque()
}

/// Returns the closure in a box without releasing the box.
@_spi(Binding)
@MainActor
public func boxedFunction<Function>(_ data: UnsafeMutableRawPointer?) -> Function {
    guard let function: Function = keptFunction(data) else {
        fatalError("\(Function.self) was called after it was released")
    }
    return function
}

/// Returns the closure in a box. Returns nil if ``Object/endKeptClosures()`` has released the closure.
@_spi(Binding)
@MainActor
public func keptFunction<Function>(_ data: UnsafeMutableRawPointer?) -> Function? {
    guard let data else { fatalError("A callback expected a closure of type \(Function.self), but C passed NULL") }
    return Unmanaged<ClosureBox<Function>>.fromOpaque(data).withGuaranteedReference { $0.function }
}

/// Returns the closure in a box and releases the box. Use this function for closures that are called once.
@_spi(Binding)
@MainActor
public func takeBoxedFunction<Function>(_ data: UnsafeMutableRawPointer?) -> Function {
    let function: Function = boxedFunction(data)
    releaseBoxNow(data)
    return function
}

/// The `GDestroyNotify` function for boxes. C can call it on any thread. The closure in the box is always released on
/// the main thread.
@_spi(Binding)
public let releaseBox: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
    guard let data else { return }
    MainThread.perform(Unmanaged<AnyClosureBox>.fromOpaque(data)) { releaseBoxNow($0.toOpaque()) }
}

/// Releases a box that C no longer needs.
@_spi(Binding)
@MainActor
public func releaseBoxNow(_ data: UnsafeMutableRawPointer?) {
    guard let data else { return }
    let box = Unmanaged<AnyClosureBox>.fromOpaque(data)
    // The box is removed from its list before it's released. Releasing the closure may run a deinitializer that
    // releases other closures in the list.
    box.withGuaranteedReference { $0.siblings?.remove($0) }
    box.release()
}
