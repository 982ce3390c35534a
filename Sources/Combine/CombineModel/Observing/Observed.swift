import Combine
#if DEBUG
import Observation
#endif

/// A publisher of the result of a closure, which runs again after a value that it has read has changed.
///
/// With this publisher, you can use the properties of an `@Observable` class wherever a publisher is required:
///
/// ```swift
/// Observed { library.books.count }.sink(on: self) { window, count in window.title = "\(count) books" }
/// ```
///
/// - A subscriber receives the current result when it subscribes, and then each new result. If the results are
///   `Equatable`, a result that equals the previous one isn't sent.
/// - The closure tracks the same values as a closure of ``observe(_:)``. If several of them change, the closure runs
///   once, before the main loop handles the next event or draws. Changes that the closure itself makes don't cause
///   another run. Each subscriber has its own run.
/// - A subscriber that requests no more values receives only the latest result with its next request.
/// - The publisher never completes. A subscription retains the closure until it's cancelled. If a closure that is
///   observed subscribes, the subscriber receives the current result after that closure has returned.
/// - The publisher traps if a subscriber subscribes on another thread than the main thread.
///
/// In debug builds, a closure whose first run doesn't read such a value causes a warning with the line of the
/// initializer, or with the name of the type that takes the closure.
///
/// Corresponds to `Observations` in the Observation framework, which is an asynchronous sequence.
public struct Observed<Output>: Publisher {
    public typealias Failure = Never

    package let read: @MainActor () -> Output
    private let name: String

    /// Creates a publisher of the results of a closure.
    public init(file: String = #fileID, line: UInt = #line, _ read: @escaping @MainActor () -> Output) {
        self.init(read, of: "Observed at \(file):\(line)")
    }

    /// - Parameter name: The name of the closure, for messages.
    @usableFromInline
    package init(_ read: @escaping @MainActor () -> Output, of name: String) {
        (self.read, self.name) = (read, name)
    }

    public func receive<Downstream: Subscriber<Output, Never>>(subscriber: Downstream) {
        MainThread.enter((self, subscriber), function: "Observed") { $0.start($1) }
    }

    @MainActor
    private func start(_ subscriber: some Subscriber<Output, Never>) {
        // The subject has no value until the closure has run.
        let subject = CurrentValueSubject<Output?, Never>(nil)
        var result: Output?
        let name = name
        let send = { @MainActor in
            guard let new = result.take() else { return }
            if let last = subject.value, areEqual(last, new) { return }
            subject.send(new)
        }
        #if DEBUG
        var isChecked = false
        let read = { @MainActor in
            if isChecked { return self.read() }
            isChecked = true
            return checkedRead()
        }
        #else
        let read = read
        #endif
        let observation = ObservedClosure(of: nil, name: { name }, then: send) { result = read() }
        subject.compactMap { $0 }.handleEvents(receiveCancel: { @Sendable in observation.cancel() })
            .subscribe(subscriber)
    }

    #if DEBUG
    /// An object that Observation retains while it tracks the values that the closure has read.
    private final class Tracked: Sendable {}

    /// Runs the closure, and logs a warning if it has read no value that can change. The registration of this check ends
    /// when a value changes.
    @MainActor
    private func checkedRead() -> Output {
        var token: Tracked? = Tracked()
        weak let tracked = token
        let hasChanged = Locked(false)
        let result = withObservationTracking {
            trackingPublished { read() }
        } onChange: { [token] in
            withExtendedLifetime(token) { _ = hasChanged.exchange(true) }
        }
        token = nil
        if tracked == nil, !hasChanged.value {
            Diagnostics.warning("\(name) sends no further value, because its closure reads none that can change")
        }
        return result
    }
    #endif
}
