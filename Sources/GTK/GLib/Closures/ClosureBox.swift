import CGtk
import Dispatch

/// A Swift closure on its way through C, as the `gpointer` that a C callback is handed back.
//
// `@unchecked Sendable`: the closure is called and freed on the main thread; other threads only hand the box there.
package final class ClosureBox<Function>: AnyClosureBox, @unchecked Sendable {
    /// `nil` once the closure was ended while C kept it.
    fileprivate var function: Function?

    package init(_ function: Function) {
        self.function = function
        LiveCount.closureBoxes.add(1, ordering: .relaxed)
    }

    deinit {
        // Left before the closure is released, as that may run a user's deinitialiser, which may end the others.
        siblings?.remove(self)
        LiveCount.closureBoxes.subtract(1, ordering: .relaxed)
    }

    override func empty() -> Any? {
        defer { function = nil }
        return function
    }
}

/// A pointer that owns a closure, to be given up by one of ``takeBoxedFunction(_:)``, ``releaseBox`` and
/// ``releaseBoxNow(_:)``.
package func retainedBox<Function>(_ function: Function) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(ClosureBox(function)).toOpaque()
}

/// The closure that a pointer owns, which goes on owning it.
///
/// The type is the one that was boxed, but may leave out `@MainActor`, which changes nothing in how a closure is stored
/// or called: a C callback on the main thread calls it without asking the runtime where it is.
package func boxedFunction<Function>(_ data: UnsafeMutableRawPointer?) -> Function {
    guard let function: Function = keptFunction(data) else { fatalError("\(Function.self) was called after its end") }
    return function
}

/// The same for a closure that C keeps for an object: `nil` once ``Object/endKeptClosures()`` ended it.
package func keptFunction<Function>(_ data: UnsafeMutableRawPointer?) -> Function? {
    guard let data else { fatalError("C handed back no closure, expected \(Function.self)") }
    return Unmanaged<ClosureBox<Function>>.fromOpaque(data)._withUnsafeGuaranteedRef { $0.function }
}

/// The closure that a pointer owns, for one that is called once: the pointer owns nothing afterwards.
package func takeBoxedFunction<Function>(_ data: UnsafeMutableRawPointer?) -> Function {
    let function: Function = boxedFunction(data)
    releaseBoxNow(data)
    return function
}

/// Frees a closure when C says that it is done with it, as its `GDestroyNotify`. On the main thread, whichever says so.
package let releaseBox: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
    if MainThread.isCurrent {
        releaseBoxNow(data)
    } else {
        // Unsafe only to the checker: nobody but the main thread uses the box from here on.
        nonisolated(unsafe) let data = data
        DispatchQueue.main.async { releaseBoxNow(data) }
    }
}

/// Frees a closure that C no longer needs, on the main thread.
package func releaseBoxNow(_ data: UnsafeMutableRawPointer?) {
    guard let data else { return }
    Unmanaged<AnyObject>.fromOpaque(data).release()
}
