#if DEBUG
import Combine

/// The return addresses of the calls in progress, innermost first.
///
/// In debug builds, bindings, signal connections and wrappers store the call stack of their creation. The source lines
/// are looked up only when the inspector shows them.
package struct CallStack: Hashable, Sendable {
    /// The maximum number of addresses. The calls within this package come first, and each operator of a chain adds
    /// some. The limit is high enough to include the program's call for a chain of ten operators.
    private static let limit = 64

    package let addresses: [UInt]

    /// A function that stores the return addresses of the main thread's calls in a buffer and returns their number. The
    /// value is nil if the program can't walk the stack. The module that imports the C function sets this property.
    @MainActor package static var walk: ((UnsafeMutableBufferPointer<UInt>) -> Int)?

    /// The current call stack, or an empty one on threads other than the main thread.
    package static var current: CallStack {
        MainThread.enterIfCurrent(()) {
            guard let walk else { return CallStack(addresses: []) }
            return withUnsafeTemporaryAllocation(of: UInt.self, capacity: limit) { buffer in
                CallStack(addresses: Array(buffer[..<walk(buffer)]))
            }
        } ?? CallStack(addresses: [])
    }
}
#endif
