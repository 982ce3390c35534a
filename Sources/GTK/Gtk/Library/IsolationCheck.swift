import CGtk
import CombineModel

/// Prints a message when `MainActor.assumeIsolated` or the check in a main-actor closure fails. Otherwise, the
/// concurrency runtime would stop the program without a message.
enum IsolationCheck {
    static func start() {
        _ = mainExecutor
        combinegtk_observe_isolation_checks()
    }

    fileprivate static let mainExecutor = identity(of: MainActor.sharedUnownedExecutor)

    /// An executor consists of two pointers. The first pointer identifies the executor.
    private static func identity(of executor: UnownedSerialExecutor) -> UInt {
        unsafeBitCast(executor, to: (UInt, UInt).self).0
    }
}

@_cdecl("combinegtk_will_check_isolation")
func willCheckIsolation(_ identity: UnsafeMutableRawPointer?) {
    guard UInt(bitPattern: identity) == IsolationCheck.mainExecutor else { return }
    MainThread.assume(function: "MainActor.assumeIsolated(_:) or a main-actor closure") {}
}
