/// What a process took from its start to its end.
struct ProcessUsage {
    var wallTime: Duration
    /// User and system time of all its threads.
    var processorTime: Duration
    /// The most memory that it had at once, in bytes; at least what this program had when it started it.
    var peakMemory: Int
}
