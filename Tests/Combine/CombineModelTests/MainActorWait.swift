import Dispatch
import Testing

/// Runs other tasks of the main actor until a condition is true. The time limit is a minute, because all tests share
/// the main actor, and sanitized code is slow.
@MainActor
func wait(_ comment: Comment, until condition: () -> Bool) async {
    let deadline = DispatchTime.now() + .seconds(60)
    while !condition() {
        if DispatchTime.now() > deadline {
            Issue.record(comment)
            return
        }
        await Task.yield()
    }
}
