extension Publishers {
    /// The ways in which ``CollectByTime`` groups values.
    public enum TimeGroupingStrategy<Context> where Context: Scheduler {
        /// A group for each interval of the scheduler's time.
        case byTime(Context, Context.SchedulerTimeType.Stride)

        /// A group for each interval of the scheduler's time, and one as soon as a number of values has arrived.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }
}
