import Combine
import CombineTesting

/// The failure of the publishers in marble diagrams.
struct MarbleFailure: Error {}

/// A run of an operator in virtual time, which records the events of its inputs and outputs.
///
/// A string describes the events of an input. The position of a character is its time in seconds. A digit or a letter is
/// a value, `|` is the completion, `#` is the failure, and nothing happens at `-`.
final class MarbleStage {
    /// The duration of the run, in seconds.
    static let duration = 10

    /// A line of the diagram.
    final class Line {
        enum Event: Equatable {
            case value(String), finished, failed
            /// A request of the subscriber, with the number of values.
            case request(Int)
        }

        let name: String
        /// The events with their times in seconds. `isReceived` is false for an event that no subscriber received.
        private(set) var events: [(time: Double, event: Event, isReceived: Bool)] = []
        /// The times between which there was a subscription. The end of the last one is nil if it hasn't ended.
        private(set) var subscriptions: [(start: Double, end: Double?)] = []

        var isSubscribed: Bool { subscriptions.last.map { $0.end == nil } ?? false }

        init(_ name: String) { self.name = name }

        func begin(_ time: Double) { subscriptions.append((time, nil)) }

        func end(_ time: Double) {
            if isSubscribed { subscriptions[subscriptions.count - 1].end = time }
        }

        func record(_ event: Event, at time: Double) {
            events.append((time, event, isSubscribed))
            if event == .finished || event == .failed { end(time) }
        }
    }

    let clock = VirtualTimeScheduler()
    private(set) var inputs: [Line] = []
    private(set) var outputs: [Line] = []
    private var cancellables: Set<AnyCancellable> = []

    /// The current time in seconds.
    private var time: Double { Double(clock.now.sinceStart.nanoseconds) / 1e9 }

    /// Runs the operator until the end of the diagram.
    func run() {
        clock.advance(to: .init(sinceStart: .seconds(Self.duration)))
    }

    /// Calls a closure at a time in seconds.
    func at(_ time: Int, _ action: @escaping () -> Void) {
        clock.schedule(after: .init(sinceStart: .seconds(time)), tolerance: 0, options: nil, action)
    }

    // MARK: Inputs

    /// Returns a publisher that sends the digits of a string.
    func numbers(_ marbles: String, _ name: String = "") -> AnyPublisher<Int, MarbleFailure> {
        input(marbles, name) { Int(String($0)) ?? 0 }
    }

    /// Returns a publisher that sends the letters of a string.
    func letters(_ marbles: String, _ name: String = "") -> AnyPublisher<String, MarbleFailure> {
        input(marbles, name) { String($0) }
    }

    private func input<Value>(
        _ marbles: String,
        _ name: String,
        _ value: @escaping (Character) -> Value
    ) -> AnyPublisher<Value, MarbleFailure> {
        let (line, subject) = (Line(name), PassthroughSubject<Value, MarbleFailure>())
        send(marbles, to: subject, line, value)
        return subject.handleEvents(
            receiveSubscription: { _ in line.begin(self.time) },
            receiveCancel: { line.end(self.time) }
        )
        .eraseToAnyPublisher()
    }

    /// Sends the digits of a string to a subject. The line has no gaps, because a subject accepts values at any time.
    func send(_ marbles: String, to subject: some Subject<Int, MarbleFailure>) {
        let line = Line("send")
        line.begin(0)
        send(marbles, to: subject, line) { Int(String($0)) ?? 0 }
    }

    private func send<Value>(
        _ marbles: String,
        to subject: some Subject<Value, MarbleFailure>,
        _ line: Line,
        _ value: @escaping (Character) -> Value
    ) {
        inputs.append(line)
        for (time, character) in marbles.enumerated() where character != "-" {
            at(time) {
                switch character {
                case "|":
                    line.record(.finished, at: self.time)
                    subject.send(completion: .finished)
                case "#":
                    line.record(.failed, at: self.time)
                    subject.send(completion: .failure(MarbleFailure()))
                default:
                    line.record(.value(String(character)), at: self.time)
                    subject.send(value(character))
                }
            }
        }
    }

    // MARK: Outputs

    /// Subscribes to a publisher at a time and records what it sends.
    ///
    /// - Parameter requests: The demand to request at each of the given times, or nil for unlimited demand.
    func show<Source: Publisher>(
        _ source: Source,
        _ name: String = "",
        from start: Int = 0,
        requests: KeyValuePairs<Int, Int>? = nil
    ) {
        let line = Line(name)
        outputs.append(line)
        let subscriber = TestSubscriber<Source.Output, Source.Failure>(
            initialDemand: requests == nil ? .unlimited : .none,
            onValue: { line.record(.value(Self.text($0)), at: self.time) }
        )
        let subscribe = {
            line.begin(self.time)
            // A test subscriber has no closure for completions.
            source.handleEvents(receiveCompletion: { completion in
                if case .failure = completion {
                    line.record(.failed, at: self.time)
                } else {
                    line.record(.finished, at: self.time)
                }
            })
            .subscribe(subscriber)
        }
        AnyCancellable(subscriber).store(in: &cancellables)
        if start == 0 { subscribe() } else { at(start, subscribe) }
        for (time, count) in requests ?? [:] {
            at(time) {
                line.record(.request(count), at: self.time)
                subscriber.request(.max(count))
            }
        }
    }

    /// Returns the text of a value, without quotation marks.
    private static func text<Value>(_ value: Value) -> String {
        "\(value)".replacing("\"", with: "")
    }
}
