/// A timer that runs a closure with an item, some time after it was last started.
///
/// Starting it again, or cancelling it, drops the waiting item. Any thread can do either. An action that is already
/// running on the scheduler then finds that its generation has ended.
final class RestartableTimer<Context: Scheduler, Item> {
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let options: Context.SchedulerOptions?
    private let lock = Locked(())

    // Guarded by `lock`, like the following properties. They're separate fields, because the type of a generic struct
    // would be looked up at each use.
    private var generation = 0
    private var waiting: Item?
    private var action: (any Cancellable)?

    init(_ scheduler: Context, interval: Context.SchedulerTimeType.Stride, options: Context.SchedulerOptions?) {
        self.scheduler = scheduler
        self.interval = interval
        self.options = options
    }

    /// The waiting item.
    var item: Item? { lock.withLock { _ in waiting } }

    /// Starts again, to run `fire` with the item.
    func start(_ item: Item, fire: @escaping (Item) -> Void) {
        let date = scheduler.now.advanced(by: interval)
        let generation = begin(with: item)
        // The action repeats, since a scheduler can only cancel repeating actions. It's cancelled when it first fires.
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

    /// Begins a new generation with an item, and cancels the action of the previous one. Returns the generation.
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

    /// Ends a generation and cancels its action. Returns its item, or nil if the generation had already ended.
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
