import CGtk
import CombineTesting
import GtkTesting
import Observation
import XCTest

@testable import CombineGtk

private final class Model: ObservableObject, @unchecked Sendable {
    // This is Sendable because `Published` uses a lock.
    @Published var done = 0
    @Published var all = 3
    @Published var isShown = true
}

@Observable
private final class Person {
    var name = "Ada"
}

@Observable
@MainActor
private final class ObservableWindow: Window {
    var clicks = 0
}

/// An object whose `cancellables` property is observed like any other property.
@Observable
@MainActor
private final class ObservableOwner: Storable {
    var cancellables: Set<AnyCancellable> = []
    var number = 0
}

@MainActor
final class ObserveTests: GtkTestCase {
    private let model = Model()

    /// Runs the main loop until pending observations have run.
    private func turn() {
        pumpUntilIdle()
    }

    func testRunsImmediatelyAndAfterEachChange() {
        let label = Label()
        let token = label.observe { [model] in $0.label = "\(model.done) of \(model.all)" }
        XCTAssertEqual(label.label, "0 of 3")
        model.done = 1
        XCTAssertEqual(label.label, "0 of 3", "not before the next frame")
        turn()
        XCTAssertEqual(label.label, "1 of 3")
        token.dispose()
        model.done = 2
        turn()
        XCTAssertEqual(label.label, "1 of 3")
        XCTAssertEqual(label.cancellables, [])
    }

    func testRunsIfWindowIsClosedBeforeNextFrame() {
        assertNoLeaks {
            let (window, label) = (Window(), Label())
            window.child = label
            label.observe { [model] in $0.label = "\(model.done) of \(model.all)" }
            window.present()
            wait("the window to be shown") { label.isMapped }
            model.done = 1
            window.child = nil
            window.destroy()
            wait("the observation to run") { label.label == "1 of 3" }
            model.done = 2
            wait("the observation to run again") { label.label == "2 of 3" }
        }
    }

    func testRunsOnceForAllChanges() {
        let label = Label()
        var runs = 0
        label.observe { [model] _ in
            _ = (model.done, model.all)
            runs += 1
        }
        for _ in 0..<100 {
            model.done += 1
            model.all += 1
        }
        turn()
        XCTAssertEqual(runs, 2)
        turn()
        XCTAssertEqual(runs, 2)
    }

    func testObservesAllKindsOfValues() {
        let (label, entry, person) = (Label(), Entry(), Person())
        let subject = CurrentValueSubject<Int, Never>(0)
        let relay = CurrentValueRelay(0)
        label.observe { [model] label in
            let numbers = "\(subject.value) \(relay.value)"
            label.label = "\(model.done) \(person.name) \(entry.text) \(numbers) \(entry.isSensitive)"
        }
        let changes: [(() -> Void, String)] = [
            ({ self.model.done = 1 }, "1 Ada  0 0 true"),
            ({ person.name = "Bea" }, "1 Bea  0 0 true"),
            ({ entry.text = "text" }, "1 Bea text 0 0 true"),
            ({ subject.send(2) }, "1 Bea text 2 0 true"),
            ({ relay.accept(3) }, "1 Bea text 2 3 true"),
            ({ entry.isSensitive = false }, "1 Bea text 2 3 false"),
            ({ entry.text = "again" }, "1 Bea again 2 3 false"),
        ]
        for (change, expected) in changes {
            change()
            turn()
            XCTAssertEqual(label.label, expected)
        }
    }

    func testUpdatesDependencies() {
        let label = Label()
        var runs = 0
        label.observe { [model] label in
            runs += 1
            guard model.isShown else { return }
            label.label = "\(model.done)"
        }
        model.isShown = false
        turn()
        XCTAssertEqual(runs, 2)
        model.done = 1
        turn()
        XCTAssertEqual(runs, 2, "not read in the last run")
        model.isShown = true
        turn()
        model.done = 2
        turn()
        XCTAssertEqual(runs, 4)
        XCTAssertEqual(label.label, "2")
    }

    func testNestedObservationsAreIndependent() {
        let owner = Label()
        var (outer, inner) = (0, 0)
        owner.observe { [model] owner in
            _ = model.all
            outer += 1
            owner.observe { _ in
                _ = model.done
                inner += 1
            }
        }
        model.done = 1
        turn()
        XCTAssertEqual([outer, inner], [1, 2])
        model.all = 4
        turn()
        XCTAssertEqual([outer, inner], [2, 3])
        model.done = 2
        turn()
        XCTAssertEqual([outer, inner], [2, 4], "the observation of the first run has ended")
        model.done = 3
        model.all = 5
        turn()
        XCTAssertEqual([outer, inner], [3, 5], "the inner one is not run before it is replaced")
        XCTAssertEqual(owner.cancellables.count, 2)
    }

    func testNestedObservationOfAnotherObjectOutlivesOuterOne() {
        let owner = Label()
        var row: Label?
        owner.observe { [model] _ in
            _ = model.all
            if row == nil {
                let new = Label()
                new.observe { $0.label = "\(model.done)" }
                row = new
            }
        }
        model.all = 4
        turn()
        model.done = 1
        turn()
        XCTAssertEqual(row?.label, "1")
    }

    func testEndsWithOwner() {
        var runs = 0
        assertFreed {
            let label = Label()
            label.observe { [model] label in
                label.label = "\(model.done)"
                runs += 1
            }
            model.done = 1
            return label
        }
        model.done = 2
        turn()
        XCTAssertEqual(runs, 1)
        let window = Window()
        window.observe { [model] window in
            window.title = "\(model.done)"
            runs += 1
        }
        model.done = 3
        window.destroy()
        turn()
        model.done = 4
        turn()
        XCTAssertEqual(runs, 2)
    }

    func testFunctionEndsWithToken() {
        var seen: [Int] = []
        var token: AnyCancellable? = observe { [model] in seen.append(model.done) }
        model.done = 1
        turn()
        token = nil
        XCTAssertNil(token)
        model.done = 2
        turn()
        XCTAssertEqual(seen, [0, 1])
    }

    func testChangeOnAnotherThread() {
        let label = Label()
        label.observe { [model] in $0.label = "\(model.done)" }
        onAnotherThread { [model] in model.done = 7 }
        wait { label.label == "7" }
    }

    func testIgnoresPropertiesReadBySetters() {
        let (label, mirror, other) = (Label(), Label(), Label())
        mirror.reactive.label <~ label.publisher(for: \.label)
        label.publisher(for: \.label).sink(on: mirror) { mirror, _ in _ = other.label }
        var runs = 0
        mirror.observe { [model] _ in
            label.label = "\(model.done)"
            runs += 1
        }
        label.label = "changed"
        mirror.label = "changed"
        other.label = "changed"
        turn()
        XCTAssertEqual(runs, 1)
    }

    func testDisconnectsFromUnusedProperties() {
        let (label, entry) = (Label(), Entry())
        let token = label.observe { $0.label = entry.text }
        XCTAssertEqual(entry.connectionCount, 1)
        token.dispose()
        entry.text = "a"
        entry.text = "b"
        XCTAssertEqual(entry.connectionCount, 0)
    }

    func testDoesNotRetainObjectOfProperty() {
        let label = Label()
        assertFreed {
            let entry = Entry()
            label.observe { [weak entry] label in label.label = entry?.text ?? "" }
            return entry
        }
    }

    func testObservableWindowSubclass() {
        let window = ObservableWindow()
        var seen: [Int] = []
        window.observe { seen.append($0.clicks) }
        window.clicks = 1
        turn()
        XCTAssertEqual(seen, [0, 1])
        window.destroy()
    }

    func testStoringSubscriptionIsNotObserved() {
        let owner = ObservableOwner()
        let numbers = PassthroughSubject<Int, Never>()
        var runs = 0
        owner.observe { [model] owner in
            runs += 1
            _ = model.done
            owner.reactive.number <~ numbers
            owner.observe { _ in }
            numbers.sink(on: owner) { _, _ in }.dispose()
        }
        turn()
        XCTAssertEqual(runs, 1)
        model.done = 1
        turn()
        turn()
        XCTAssertEqual(runs, 2)
        XCTAssertEqual(owner.cancellables.count, 3)
    }

    // MARK: Frames

    func testVisibleWidgetRunsOncePerFrame() {
        let window = Window()
        let label = Label()
        window.child = label
        window.present()
        wait("the window to be shown") { label.isMapped }
        pumpUntilIdle()
        var (runs, layouts) = (0, 0)
        label.observe { [model] label in
            runs += 1
            label.label = "\(model.done)"
        }
        let clock = gtk_widget_get_frame_clock(label.widgetPointer).map { UnsafeMutableRawPointer($0) }
        let laidOut: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            data?.assumingMemoryBound(to: Int.self).pointee += 1
        }
        withUnsafeMutablePointer(to: &layouts) { layouts in
            let handler = g_signal_connect_data(
                clock,
                "layout",
                unsafeBitCast(laidOut, to: GCallback.self),
                layouts,
                nil,
                GConnectFlags(rawValue: 0)
            )
            // Each turn of the main loop changes a value, until three frames have been drawn.
            wait {
                model.done += 1
                XCTAssertLessThanOrEqual(runs, layouts.pointee + 2, "no more than once a frame")
                return layouts.pointee >= 3
            }
            g_signal_handler_disconnect(clock, handler)
        }
        XCTAssertGreaterThan(runs, 1)
        wait { label.label == "\(model.done)" }
        window.destroy()
    }

    // MARK: Observation of Swift

    func testDoesNotWaitForFrameOfClosedWindow() {
        let (window, label) = (Window(), Label())
        window.child = label
        window.present()
        wait { label.isMapped }
        label.observe { [model] in $0.label = "\(model.done)" }
        model.done = 1
        window.destroy()
        var isLate = false
        let late = MainContext.default.now.advanced(by: .milliseconds(200))
        let alarm = MainContext.default.schedule(after: late, interval: .seconds(10)) {
            MainActor.assumeIsolated { isLate = true }
        }
        // A message of GLib about a missing handler would fail the test.
        wait { isLate }
        alarm.cancel()
    }

    func testWithObservationTrackingObservesGTKProperties() {
        let entry = Entry()
        nonisolated(unsafe) var changes = 0  // Only the main thread accesses it.
        withObservationTracking {
            trackingPublished { _ = entry.text }
        } onChange: {
            changes += 1
        }
        entry.text = "a"
        entry.text = "b"
        XCTAssertEqual(changes, 1)
    }

    func testPropertyThatChangesWhileItIsRead() {
        let entry = Entry()
        nonisolated(unsafe) var changes = 0  // Only the main thread accesses it.
        withObservationTracking {
            trackingPublished {
                _ = entry.text
                entry.text = "a"
                entry.text = "b"
            }
        } onChange: {
            changes += 1
        }
        XCTAssertEqual(changes, 0)
        entry.text = "c"
        XCTAssertEqual(changes, 1)
    }

    func testObservationsDriveProperty() {
        let (label, entry) = (Label(), Entry())
        let binding = label.reactive.label <~ Observations { trackingPublished { entry.text } }
        wait { label.label == entry.text }
        entry.text = "a"
        wait { label.label == "a" }
        entry.text = "b"
        wait { label.label == "b" }
        binding.dispose()
    }
}
