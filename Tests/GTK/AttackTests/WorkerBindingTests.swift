import Combine
import CombineGtk
import Dispatch
import GtkTesting
import XCTest

/// Tests of publishers that receive values from worker threads.
@MainActor
final class WorkerBindingTests: AttackTestCase {
    func testTheLastValueIsShown() {
        assertSurvives {
            for round in rounds(50) {
                let label = Label(label: "")
                nonisolated(unsafe) let subject = CurrentValueSubject<Int, Never>(0)  // Any thread can send.
                label.reactive.label <~ subject.map(String.init)
                onWorkers(2) { worker in
                    for number in 0..<100 { subject.send(worker * 1000 + number) }
                }
                wait("the last value of round \(round)") { label.label == String(subject.value) }
                pumpUntilIdle()
                XCTAssertEqual(label.label, String(subject.value))
            }
        }
    }

    func testValuesOfOneWorkerArriveInOrder() {
        assertSurvives {
            for _ in rounds(50) {
                let label = Label(label: "")
                nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()  // Any thread can send.
                var shown: [Int] = []
                let changes = label.publisher(for: \.label).changes.sink { shown.append(Int($0) ?? -1) }
                label.reactive.label <~ subject.map(String.init)
                onWorkers { _ in for number in 0..<200 { subject.send(number) } }
                wait("the last value") { shown.last == 199 }
                XCTAssertEqual(shown, shown.sorted())
                changes.cancel()
            }
        }
    }

    func testAHandlerThatSendsWhileAWorkerSends() {
        assertSurvives {
            for round in rounds(100) {
                let label = Label(label: "")
                nonisolated(unsafe) let subject = CurrentValueSubject<Int, Never>(0)  // Any thread can send.
                label.reactive.label <~ subject.map(String.init)
                let answer = label.publisher(for: \.label).changes.sink { if $0 == "1" { subject.send(100) } }
                onWorkers { _ in for number in 1...3 { subject.send(number) } }
                pumpUntilIdle()
                answer.cancel()
                guard label.label == String(subject.value) else {
                    return XCTFail("round \(round) shows \(label.label), the subject has \(subject.value)")
                }
            }
        }
    }

    func testWorkersCancelBindings() {
        assertSurvives {
            for _ in rounds(200) {
                let label = Label(label: "")
                Finalization.watch(label)
                nonisolated(unsafe) let subject = PassthroughSubject<String, Never>()  // Any thread can send.
                let binding = label.reactive.label <~ subject
                onWorkers(2) { worker in
                    if worker == 0 { binding.dispose() } else { for _ in 0..<5 { subject.send("a") } }
                }
                pumpUntilIdle()
                label.label = "b"
                subject.send("c")
                pumpUntilIdle()
                XCTAssertEqual(label.label, "b")
            }
        }
    }

    func testTargetsAreDeallocatedWhileWorkersSend() {
        assertSurvives {
            for _ in rounds(200) {
                nonisolated(unsafe) let subject = PassthroughSubject<String, Never>()  // Any thread can send.
                var label: Label? = Label(label: "")
                if let label {
                    Finalization.watch(label)
                    label.reactive.label <~ subject
                }
                onWorkers(1, { _ in for number in 0..<20 { subject.send(String(number)) } }) { label = nil }
            }
        }
    }
}
