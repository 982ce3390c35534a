// In `Combine` with the trait `Foundation`, in `CombineFoundation` without it.
#if (COMBINE && Foundation) || !(COMBINE || Foundation)
#if !COMBINE
import Combine
#endif

/// A closure that can be released before its owner: before a timer or an operation, which Foundation on Linux keeps longer.
final class ReleasableAction: Sendable {
    private let action: Locked<(() -> Void)?>

    init(_ action: @escaping () -> Void) {
        self.action = Locked(action)
    }

    /// Runs it, unless it has been released.
    func run() {
        action.value?()
    }

    func release() {
        action.exchange(nil)
    }
}
#endif
