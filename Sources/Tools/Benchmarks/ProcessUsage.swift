/// The resources that a process has used.
struct ProcessUsage {
    var wallTime: Duration
    /// The user and system time of all threads.
    var processorTime: Duration
    /// The peak memory of the started process, in bytes. It includes the memory that this program used at the start of
    /// the process.
    var peakMemory: Int
}
