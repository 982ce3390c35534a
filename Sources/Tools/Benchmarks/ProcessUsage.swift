/// The resources that a process has used.
struct ProcessUsage {
    var wallTime: Duration
    /// The user and system time of all threads.
    var processorTime: Duration
    /// The peak memory of the process, in bytes. It includes the memory that the benchmark program itself used when it
    /// started the process.
    var peakMemory: Int
}
