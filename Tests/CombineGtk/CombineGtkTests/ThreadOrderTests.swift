import CombineGtk
import CombineTesting
import Dispatch
import GtkTesting
import TestSupport
import XCTest

/// Tests of the order in which values of several threads are delivered.
@MainActor
final class ThreadOrderTests: GtkTestCase {
    func testReentrantValueArrivesAfterEarlierValues() {
        for crossing in ThreadCrossing.all {
            let source = CurrentValueRelay(0.0)
            var seen: [Double] = []
            let started = crossing.start(source) { value in
                seen.append(value)
                if value == 1 { source.accept(100) }
            }
            seen = []
            onAnotherThread { for value in [1.0, 2, 3] { source.accept(value) } }
            XCTAssertEqual(seen, [], crossing.name)
            wait("\(crossing.name): the last value") { seen.last == 100 }
            XCTAssertEqual(seen, [1, 2, 3, 100], crossing.name)
            started.end()
        }
    }

    func testValueOnMainThreadDeliversEarlierValuesFirst() {
        for crossing in ThreadCrossing.all {
            let source = CurrentValueRelay(0.0)
            var seen: [Double] = []
            let started = crossing.start(source) { seen.append($0) }
            seen = []
            source.accept(1)
            XCTAssertEqual(seen, [1], "\(crossing.name): synchronously")
            onAnotherThread { for value in [2.0, 3] { source.accept(value) } }
            source.accept(4)
            XCTAssertEqual(seen, [1, 2, 3, 4], "\(crossing.name): synchronously")
            pumpUntilIdle()
            XCTAssertEqual(seen, [1, 2, 3, 4], crossing.name)
            started.end()
        }
    }

    func testPendingValuesCanSendMoreValues() {
        for crossing in ThreadCrossing.all {
            let source = CurrentValueRelay(0.0)
            let count = 20_000
            var seen: [Double] = []
            let started = crossing.start(source) { value in
                seen.append(value)
                if value <= Double(count) { source.accept(value + 1e6) }
            }
            seen = []
            onAnotherThread { for value in 1...count { source.accept(Double(value)) } }
            wait(for: .seconds(30), "\(crossing.name): all values") { seen.count == 2 * count }
            XCTAssertEqual(seen, (1...count).map { Double($0) } + (1...count).map { Double($0) + 1e6 }, crossing.name)
            started.end()
        }
    }

    func testSendsNothingAfterCompletion() {
        for crossing in ThreadCrossing.all {
            let source = CurrentValueRelay(0.0)
            var seen: [Double] = []
            let started = crossing.start(source) { seen.append($0) }
            seen = []
            onAnotherThread { source.accept(1) }
            started.end()
            source.accept(2)
            onAnotherThread { source.accept(3) }
            pumpUntilIdle()
            XCTAssertEqual(seen, [], crossing.name)
        }
    }

    func testSendsNothingAfterCancellationOnOtherThreadOrWithinDelivery() {
        for crossing in ThreadCrossing.all {
            let source = CurrentValueRelay(0.0)
            var seen: [Double] = []
            let started = crossing.start(source) { seen.append($0) }
            seen = []
            onAnotherThread {
                source.accept(1)
                started.end()
                source.accept(2)
            }
            source.accept(3)
            pumpUntilIdle()
            XCTAssertEqual(seen, [], crossing.name)

            var inner: StartedCrossing?
            inner = crossing.start(source) { value in
                seen.append(value)
                if value == 11 { inner?.end() }
            }
            seen = []
            onAnotherThread { for value in [10.0, 11, 12] { source.accept(value) } }
            wait { !seen.isEmpty }
            pumpUntilIdle()
            XCTAssertEqual(seen, [10, 11], crossing.name)
        }
    }

    func testCompletionArrivesAfterAllValues() {
        for isOfMainThread in [true, false] {
            let label = Label()
            let text = PassthroughSubject<String, Never>()
            var seen: [String] = []
            label.publisher(for: \.label).changes.sink { seen.append($0) }.store(in: &label.cancellables)
            let binding = label.reactive.label <~ text
            nonisolated(unsafe) let sender = text
            onAnotherThread {
                for number in 1...3 { sender.send("\(number)") }
                if !isOfMainThread { sender.send(completion: .finished) }
            }
            if isOfMainThread { text.send(completion: .finished) }
            wait { binding.isDisposed }
            XCTAssertEqual(seen, ["1", "2", "3"])
        }
    }

    func testCompletionWithinPendingValue() {
        let label = Label()
        let text = PassthroughSubject<String, Never>()
        var seen: [String] = []
        label.publisher(for: \.label).changes.sink { value in
            seen.append(value)
            if value == "1" { text.send(completion: .finished) }
        }
        .store(in: &label.cancellables)
        let binding = label.reactive.label <~ text
        nonisolated(unsafe) let sender = text
        onAnotherThread { for number in 1...3 { sender.send("\(number)") } }
        wait { binding.isDisposed }
        XCTAssertEqual(seen, ["1", "2", "3"])
    }

    func testReleasesPendingValuesAtCompletion() {
        let (owner, tokens) = (Label(), PassthroughSubject<Token, Never>())
        let binding = tokens.sink(on: owner) { _, _ in }
        weak var released: Token?
        do {
            let token = Token()
            released = token
            nonisolated(unsafe) let sender = tokens
            onAnotherThread { sender.send(token) }
        }
        XCTAssertNotNil(released)
        binding.dispose()
        XCTAssertNil(released)
    }

    // MARK: Stress

    func testConcurrentAndReentrantSenders() {
        let (senders, count) = (3, 500)
        for crossing in ThreadCrossing.all {
            let source = CurrentValueRelay(0.0)
            var seen: [Double] = []
            var sentHere = 0.0
            let started = crossing.start(source) { value in
                XCTAssertTrue(MainThread.isCurrent)
                seen.append(value)
                // Only reacts to every third value of other threads, so that there is no endless loop.
                if value < 9e6, Int(value) % 3 == 0 {
                    sentHere += 1
                    source.accept(9e6 + sentHere)
                }
            }
            seen = []
            let running = DispatchGroup()
            for sender in 1...senders {
                DispatchQueue.global().async(group: running) {
                    for number in 1...count { source.accept(Double(sender * 1_000_000 + number)) }
                }
            }
            wait(for: .seconds(30), "\(crossing.name): the senders") {
                sentHere += 1
                source.accept(9e6 + sentHere)
                return running.wait(timeout: .now()) == .success
            }
            pumpUntilIdle()
            source.accept(1e9)
            XCTAssertEqual(seen.last, 1e9, crossing.name)
            for sender in 1...senders {
                let ofSender = seen.filter { Int($0) / 1_000_000 == sender }
                XCTAssertEqual(ofSender, (1...count).map { Double(sender * 1_000_000 + $0) }, crossing.name)
            }
            let ofMainThread = seen.filter { $0 > 9e6 && $0 < 1e9 }
            XCTAssertEqual(ofMainThread, (1...Int(sentHere)).map { 9e6 + Double($0) }, crossing.name)
            started.end()
        }
    }

    func testCompletionFromConcurrentThreads() {
        for crossing in ThreadCrossing.all {
            for round in 0..<30 {
                let source = CurrentValueRelay(0.0)
                var seen: [Double] = []
                var isOver = false
                let started = crossing.start(source) { value in
                    XCTAssertFalse(isOver, crossing.name)
                    seen.append(value)
                    if value < 9e6 { source.accept(9e6 + value) }
                }
                seen = []
                let running = DispatchGroup()
                DispatchQueue.global().async(group: running) {
                    for number in 1...100 { source.accept(Double(number)) }
                }
                let end = started.end
                if round % 2 == 0 {
                    for _ in 0..<round { MainContext.iterate(mayBlock: false) }
                    end()
                } else {
                    onAnotherThread { end() }
                }
                isOver = true
                source.accept(-1)
                wait { running.wait(timeout: .now()) == .success }
                pumpUntilIdle()
                let ofThread = seen.filter { $0 < 9e6 }
                XCTAssertEqual(ofThread, (1...100).prefix(ofThread.count).map { Double($0) }, crossing.name)
            }
        }
    }

    func testObservationSeesLastValue() {
        let (label, source) = (Label(), CurrentValueRelay(0))
        label.observe { label in
            label.label = "\(source.value)"
            if source.value % 7 == 3 { source.accept(source.value + 1) }
        }
        let running = DispatchGroup()
        for sender in 1...3 {
            DispatchQueue.global().async(group: running) {
                for number in 1...500 { source.accept(sender * 1000 + number) }
            }
        }
        wait(for: .seconds(30)) { running.wait(timeout: .now()) == .success }
        wait { label.label == "\(source.value)" }
    }
}
