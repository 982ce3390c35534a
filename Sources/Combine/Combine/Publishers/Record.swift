/// A publisher that replays a recording of values and a completion to each subscriber, for example in tests.
///
/// It sends as many values as the subscriber requests, and sends the completion after the last value. It ignores a
/// request for zero values.
public struct Record<Output, Failure>: Publisher where Failure: Error {
    /// The recording.
    public let recording: Recording

    /// Creates a publisher that sends the values and the completion that a closure records.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// Creates a publisher that replays the given recording.
    public init(recording: Recording) {
        self.recording = recording
    }

    /// Creates a publisher that sends the given values and completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        var iterator = recording.output.makeIterator()
        guard let first = iterator.next() else {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: recording.completion)
            return
        }
        subscriber.receive(
            subscription: SequenceSubscription(
                subscriber,
                sequence: recording.output,
                next: first,
                iterator: iterator,
                completion: recording.completion,
                nameAfterEnd: "Cancelled Events",
                otherChildren: [("completion", recording.completion)]
            )
        )
    }
}

extension Record {
    /// A recording of values and a completion.
    public struct Recording {
        public typealias Input = Output

        /// The values.
        public private(set) var output: [Output]

        /// The completion. It's `.finished` until another completion is recorded.
        public private(set) var completion: Subscribers.Completion<Failure>

        private var isComplete: Bool

        /// Creates an empty recording, to which you can add values and a completion.
        public init() {
            self.init(output: [], completion: .finished)
            isComplete = false
        }

        /// Creates a complete recording.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
            isComplete = true
        }

        /// Records a value. Traps if a completion was recorded.
        public mutating func receive(_ input: Input) {
            if isComplete { fatalError("Record.Recording: received a value after its completion") }
            output.append(input)
        }

        /// Records the completion. Traps if a completion was already recorded.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            if isComplete { fatalError("Record.Recording: received a second completion") }
            self.completion = completion
            isComplete = true
        }
    }
}

private enum RecordingKey: String, CodingKey {
    case output
    case completion
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
    /// Decodes a complete recording.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: RecordingKey.self)
        self.init(
            output: try container.decode([Output].self, forKey: .output),
            completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion)
        )
    }

    /// Encodes the values and the completion.
    public func encode(into encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: RecordingKey.self)
        try container.encode(output, forKey: .output)
        try container.encode(completion, forKey: .completion)
    }

    /// Encodes the values and the completion.
    public func encode(to encoder: any Encoder) throws {
        try encode(into: encoder)
    }
}

extension Record: Codable where Output: Codable, Failure: Codable {}
