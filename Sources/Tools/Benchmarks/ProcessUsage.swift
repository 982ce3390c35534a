/// The resources that a process used from its start to its end.
struct ProcessUsage {
    var wallTime: Duration
    /// User and system time of all its threads.
    var processorTime: Duration
    /// The peak memory, in bytes. It's at least the memory of this program when it started the process.
    var peakMemory: Int
}
