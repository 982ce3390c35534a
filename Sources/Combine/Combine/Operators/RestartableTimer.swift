/// Runs a closure with an item some time after it was last started.
///
/// Starting it again, or cancelling it, drops the item that waits. Any thread may do either: an action that is under way on
/// the scheduler then finds that its generation is over.
final class RestartableTimer<Context: Scheduler, Item> {
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let options: Context.SchedulerOptions?
    private let lock = Locked(())

    // Guarded by `lock`, like everything below. Fields, since a generic struct's type is looked up at each use.
    private var generation = 0
    private var waiting: Item?
    private var action: (any Cancellable)?

    init(_ scheduler: Context, interval: Context.SchedulerTimeType.Stride, options: Context.SchedulerOptions?) {
        self.scheduler = scheduler
        self.interval = interval
        self.options = options
    }

    /// The item that waits.
    var item: Item? { lock.withLock { _ in waiting } }

    /// Starts again, to run `fire` with the item.
    func start(_ item: Item, fire: @escaping (Item) -> Void) {
        let date = scheduler.now.advanced(by: interval)
        let generation = begin(with: item)
        // A repeating action, since a scheduler can cancel only those. It's cancelled when it fires for the first time.
        var action: (any Cancellable)? = scheduler.schedule(
            after: date,
            interval: interval,
            tolerance: scheduler.minimumTolerance,
            options: options
        ) {
            if let item = self.take(generation) { fire(item) }
        }
        lock.withLock { _ in
            if self.generation == generation { swap(&self.action, &action) }
        }
        action?.cancel()
    }

    /// Drops the item that waits.
    func cancel() {
        _ = begin(with: nil)
    }

    /// Begins a generation with an item, and cancels the last one's action. Returns the generation.
    private func begin(with item: Item?) -> Int {
        // The last ones are released after unlocking.
        var (item, action) = (item, (any Cancellable)?.none)
        let generation = lock.withLock { _ in
            swap(&waiting, &item)
            swap(&self.action, &action)
            self.generation += 1
            return self.generation
        }
        action?.cancel()
        return generation
    }

    /// Ends a generation and cancels its action, unless it is over. Returns its item.
    private func take(_ generation: Int) -> Item? {
        var (item, action) = (Item?.none, (any Cancellable)?.none)
        lock.withLock { _ in
            guard self.generation == generation else { return }
            swap(&waiting, &item)
            swap(&self.action, &action)
            self.generation += 1
        }
        action?.cancel()
        return item
    }
}
