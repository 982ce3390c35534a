// If the package trait `Foundation` is enabled, this file is compiled into `Combine`. Otherwise, it's compiled into
// `CombineFoundation`.
#if (COMBINE && Foundation) || !(COMBINE || Foundation)
#if !COMBINE
import Combine
#endif

/// A closure that can be released earlier than the object that retains it.
///
/// On Linux, Foundation keeps timers and operations alive longer than necessary.
final class ReleasableAction: Sendable {
    private let action: Locked<(() -> Void)?>

    init(_ action: @escaping () -> Void) { self.action = Locked(action) }

    /// Runs the closure, unless it has been released.
    func run() { action.value?() }

    func release() { action.exchange(nil) }
}
#endif
