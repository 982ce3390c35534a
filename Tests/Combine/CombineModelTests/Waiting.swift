import Dispatch
import Testing

/// Runs other tasks of the main actor until a condition holds. Fails after ten seconds.
@MainActor
func wait(_ comment: Comment, until condition: () -> Bool) async {
    let deadline = DispatchTime.now() + .seconds(10)
    while !condition() {
        if DispatchTime.now() > deadline {
            Issue.record(comment)
            return
        }
        await Task.yield()
    }
}
