import CGtk
import Combine

/// A Swift closure that is passed through C, as the `gpointer` that a C callback receives.
@_spi(Binding)
public final class ClosureBox<Function>: AnyClosureBox {
    /// The closure, or nil after it was released while C kept the box.
    fileprivate var function: Function?

    public init(_ function: Function) {
        self.function = function
        super.init()
        LiveCount.closureBoxes.add(1, ordering: .relaxed)
    }

    deinit {
        LiveCount.closureBoxes.subtract(1, ordering: .relaxed)
    }

    override func empty() -> Any? {
        defer { function = nil }
        return function
    }
}

/// Returns a pointer that owns a closure. ``takeBoxedFunction(_:)``, ``releaseBox`` or ``releaseBoxNow(_:)`` releases
/// it.
@_spi(Binding)
@MainActor
public func retainedBox<Function>(_ function: Function) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(ClosureBox(function)).toOpaque()
}

/// Returns the closure that a pointer owns. The pointer keeps ownership.
@_spi(Binding)
@MainActor
public func boxedFunction<Function>(_ data: UnsafeMutableRawPointer?) -> Function {
    guard let function: Function = keptFunction(data) else {
        fatalError("\(Function.self) was called after it was released")
    }
    return function
}

/// Returns the closure that C keeps for an object, or nil after ``Object/endKeptClosures()`` released it.
@_spi(Binding)
@MainActor
public func keptFunction<Function>(_ data: UnsafeMutableRawPointer?) -> Function? {
    guard let data else { fatalError("Expected \(Function.self), but C passed NULL") }
    return Unmanaged<ClosureBox<Function>>.fromOpaque(data).withGuaranteedReference { $0.function }
}

/// Returns the closure that a pointer owns and releases the pointer's reference, for a closure that is called once.
@_spi(Binding)
@MainActor
public func takeBoxedFunction<Function>(_ data: UnsafeMutableRawPointer?) -> Function {
    let function: Function = boxedFunction(data)
    releaseBoxNow(data)
    return function
}

/// Frees a closure when C no longer needs it, as its `GDestroyNotify`. It's always released on the main thread.
@_spi(Binding)
public let releaseBox: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
    guard let data else { return }
    MainThread.perform(Unmanaged<AnyClosureBox>.fromOpaque(data)) { releaseBoxNow($0.toOpaque()) }
}

/// Frees a closure that C no longer needs.
@_spi(Binding)
@MainActor
public func releaseBoxNow(_ data: UnsafeMutableRawPointer?) {
    guard let data else { return }
    let box = Unmanaged<AnyClosureBox>.fromOpaque(data)
    // The box is removed from the list first, because its release may run a user's deinitializer, which may release
    // other closures.
    box.withGuaranteedReference { $0.siblings?.remove($0) }
    box.release()
}
