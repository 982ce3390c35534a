/// Runs a closure with an item some time after it was last started.
///
/// Starting it again, or cancelling it, drops the item that waits. Any thread may do either: an action that is under way on
/// the scheduler then finds that its generation is over.
final class RestartableTimer<Context: Scheduler, Item> {
    private struct State {
        var generation = 0
        var item: Item?
        var action: (any Cancellable)?
    }

    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let options: Context.SchedulerOptions?
    private let state = Locked(State())

    init(_ scheduler: Context, interval: Context.SchedulerTimeType.Stride, options: Context.SchedulerOptions?) {
        self.scheduler = scheduler
        self.interval = interval
        self.options = options
    }

    /// The item that waits.
    var item: Item? { state.withLock { $0.item } }

    /// Starts anew, to run `fire` with the item.
    func start(_ item: Item, fire: @escaping (Item) -> Void) {
        let date = scheduler.now.advanced(by: interval)
        let generation = next(item).generation
        // Repeating, since a scheduler can cancel only repeating actions; cancelled at the first firing.
        let action = scheduler.schedule(
            after: date,
            interval: interval,
            tolerance: scheduler.minimumTolerance,
            options: options
        ) {
            if let item = self.next(nil, after: generation).item { fire(item) }
        }
        let isCurrent = state.withLock { state in
            if state.generation == generation { state.action = action }
            return state.generation == generation
        }
        if !isCurrent { action.cancel() }
    }

    /// Drops the item that waits.
    func cancel() {
        _ = next(nil)
    }

    /// Begins a generation, unless the one that it follows is over, and cancels the action of the last. Returns the new
    /// generation, and the last one's item.
    private func next(_ item: Item?, after last: Int? = nil) -> (generation: Int, item: Item?) {
        let (generation, ended) = state.withLock { state -> (Int, State?) in
            if let last, last != state.generation { return (last, nil) }
            let ended = state
            state = State(generation: ended.generation + 1, item: item)
            return (state.generation, ended)
        }
        ended?.action?.cancel()
        return (generation, ended?.item)
    }
}
