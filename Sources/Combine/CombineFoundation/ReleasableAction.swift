// In `Combine` with the trait `Foundation`, in `CombineFoundation` without it.
#if (COMBINE && Foundation) || !(COMBINE || Foundation)
#if !COMBINE
import Combine
#endif

/// A closure that can be released before its owner. On Linux, Foundation keeps timers and operations longer than
/// necessary.
final class ReleasableAction: Sendable {
    private let action: Locked<(() -> Void)?>

    init(_ action: @escaping () -> Void) {
        self.action = Locked(action)
    }

    /// Runs the closure, unless it has been released.
    func run() {
        action.value?()
    }

    func release() {
        action.exchange(nil)
    }
}
#endif
