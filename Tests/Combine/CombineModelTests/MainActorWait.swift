import Dispatch
import Testing

/// Runs other tasks of the main actor until a condition is true. The time limit is five minutes, because other tests
/// can occupy all threads for a minute if the code is sanitized.
@MainActor
func wait(_ comment: Comment, until condition: () -> Bool) async {
    let deadline = DispatchTime.now() + .seconds(300)
    while !condition() {
        if DispatchTime.now() > deadline {
            Issue.record(comment)
            return
        }
        await Task.yield()
    }
}
