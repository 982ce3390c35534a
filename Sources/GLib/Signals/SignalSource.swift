/// What a subscription needs to know of its signal: how to connect, and what an emission's arguments mean.
protocol SignalSource {
    associatedtype Output

    /// The signal's name, for messages.
    var name: String { get }

    /// Connects to the object, if it is alive.
    @MainActor func connect(_ connection: SignalConnection)

    /// Makes the event from the arguments of an emission that is under way. Main thread only.
    func decode(_ arguments: UnsafeRawPointer) -> Output
}
