extension Publishers {
    /// A strategy that determines how ``CollectByTime`` groups values.
    public enum TimeGroupingStrategy<Context> where Context: Scheduler {
        /// Groups the values of each time interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)

        /// Groups the values of each time interval, and ends a group early when it contains the given number of values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }
}
