/// A timer that passes an item to a closure after an interval, and that can be restarted with another item.
///
/// Restarting or cancelling the timer drops the waiting item. You can restart and cancel the timer on any thread. Each
/// start begins a new generation. An action that was scheduled by an earlier generation does nothing.
final class RestartableTimer<Context: Scheduler, Item> {
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let options: Context.SchedulerOptions?
    private let lock = Locked(())

    // `lock` guards this property and the following properties. They aren't grouped in a struct, because the struct
    // would be generic, and each access would look up its type at run time.
    private var generation = 0
    private var waiting: Item?
    private var action: (any Cancellable)?

    init(_ scheduler: Context, interval: Context.SchedulerTimeType.Stride, options: Context.SchedulerOptions?) {
        self.scheduler = scheduler
        self.interval = interval
        self.options = options
    }

    /// The item that waits for the timer to fire, or nil if the timer isn't running.
    var item: Item? { lock.withLock { _ in waiting } }

    /// Restarts the timer. When the interval has passed, the timer calls `fire` with the item.
    func start(_ item: Item, fire: @escaping (Item) -> Void) {
        let date = scheduler.now.advanced(by: interval)
        let generation = begin(with: item)
        // A scheduler can only cancel repeating actions. Therefore, the action repeats and is cancelled when it first
        // fires.
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

    /// Drops the waiting item.
    func cancel() {
        _ = begin(with: nil)
    }

    /// Begins a new generation with an item, and cancels the action of the previous generation. Returns the number of
    /// the new generation.
    private func begin(with item: Item?) -> Int {
        // The previous item and action are released after unlocking.
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

    /// Ends a generation, cancels its action, and returns its item. Returns nil if the generation had already ended.
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
