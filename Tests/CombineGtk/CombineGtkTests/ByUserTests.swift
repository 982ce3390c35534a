import CGtk
import CombineGtk
import CombineTesting
import GtkTesting
import TestSupport
import XCTest

@MainActor
final class ByUserTests: GtkTestCase {
    func testTypingIsByUserAndSettingIsNot() {
        let (window, entry, button) = (Window(), Entry(), Button(label: "Clear"))
        let box = Box(orientation: .vertical)
        box.append(entry)
        box.append(button)
        window.child = box
        button.clicked.sink(on: entry) { $0.text = "" }
        let seen = Recorder<String>()
        let all = Recorder<String>()
        entry.publisher(for: \.text).byUser.sink { seen.values.append($0) }.store(in: &entry.cancellables)
        entry.publisher(for: \.text).sink { all.values.append($0) }.store(in: &entry.cancellables)
        entry.text = "program"
        let user = User(window)
        user.click(entry)
        user.press(.end)
        user.type("s")
        user.click(button)
        user.click(entry)
        user.type("s")
        XCTAssertEqual(seen.values, ["programs", "s"])
        XCTAssertEqual(all.values, ["", "program", "programs", "", "s"])
    }

    func testSignalByUserExcludesProgrammaticEmissions() {
        let (window, check, button) = (Window(), CheckButton(label: "Mute"), Button(label: "Unmute"))
        let box = Box(orientation: .vertical)
        box.append(check)
        box.append(button)
        window.child = box
        button.clicked.connect(on: check) { $0.isActive = false }
        let (all, ofUser, connected) = (Recorder<Bool>(), Recorder<Bool>(), Recorder<Bool>())
        check.toggled.sink(on: check) { all.values.append($0.isActive) }
        check.toggled.byUser.sink(on: check) { ofUser.values.append($0.isActive) }
        let connection = check.toggled.byUser.after.connect { connected.values.append(check.isActive) }
        check.isActive = true
        check.isActive = false
        let user = User(window)
        user.click(check)
        user.click(button)
        user.click(check)
        XCTAssertEqual(all.values, [true, false, true, false, true])
        XCTAssertEqual(ofUser.values, [true, true])
        XCTAssertEqual(connected.values, [true, true])
        withExtendedLifetime(connection) {}
    }

    func testPastingIsByUser() {
        let (window, entry) = (Window(), Entry())
        window.child = entry
        let seen = Recorder<String>()
        entry.publisher(for: \.text).byUser.sink { seen.values.append($0) }.store(in: &entry.cancellables)
        let user = User(window)
        user.click(entry)
        user.type("a")
        user.press("a", modifiers: .control)
        user.press("c", modifiers: .control)
        user.press(.end)
        user.press("v", modifiers: .control)
        wait { entry.text == "aa" }
        XCTAssertEqual(seen.values, ["a", "aa"])
    }

    func testChangesInHandlersOfUserActions() {
        let (window, entry, mirror) = (Window(), Entry(), Entry())
        window.child = entry
        let (ofEntry, ofMirror) = (Recorder<String>(), Recorder<String>())
        entry.publisher(for: \.text).byUser.sink { ofEntry.values.append($0) }.store(in: &entry.cancellables)
        mirror.publisher(for: \.text).byUser.sink { ofMirror.values.append($0) }.store(in: &mirror.cancellables)
        entry.publisher(for: \.text).sink(on: mirror) { $0.text = $1 }
        entry.publisher(for: \.text).sink(on: entry) { entry, text in
            if text.hasSuffix("!") { entry.text = "" }
        }
        let user = User(window)
        user.click(entry)
        user.type("a!b")
        XCTAssertEqual(ofMirror.values, [])
        XCTAssertEqual(ofEntry.values.last, "b")
        XCTAssertFalse(ofEntry.values.contains(""))
    }

    func testTwoWayBindingIsNotByUser() {
        let (entry, name) = (Entry(), CurrentValueRelay("a"))
        let seen = Recorder<String>()
        entry.publisher(for: \.text).byUser.sink { seen.values.append($0) }.store(in: &entry.cancellables)
        entry.reactive.text <~> name
        onAnotherThread { name.accept("b") }
        wait { entry.text == "b" }
        XCTAssertEqual(seen.values, [])
    }

    func testTogglesScalesAndSpinButtons() {
        let (window, box) = (Window(), Box(orientation: .vertical))
        let check = CheckButton(label: "Check")
        let scale = Scale(orientation: .horizontal, min: 0, max: 10, step: 1)
        let spin = SpinButton(min: 0, max: 10, step: 1)
        scale.setSizeRequest(200, height: 40)
        for widget in [check, scale, spin] as [Widget] { box.append(widget) }
        window.child = box
        let seen = Recorder<String>()
        check.publisher(for: \.isActive).byUser.sink { seen.values.append("\($0)") }.store(in: &window.cancellables)
        scale.publisher(for: \.adjustment.value).byUser.sink { seen.values.append("\($0)") }
            .store(in: &window.cancellables)
        spin.publisher(for: \.value).byUser.sink { seen.values.append("\($0)") }.store(in: &window.cancellables)
        check.isActive = true
        scale.value = 4
        spin.value = 7
        let user = User(window)
        user.click(check)
        scale.grabFocus()
        user.press(.right)
        spin.grabFocus()
        user.press(.up)
        XCTAssertEqual(seen.values, ["false", "5.0", "8.0"])
    }

    func testDemandForChangesByUser() {
        let (window, entry) = (Window(), Entry())
        window.child = entry
        let subscriber = TestSubscriber<String, Never>(initialDemand: .none)
        entry.publisher(for: \.text).byUser.subscribe(subscriber)
        let user = User(window)
        user.click(entry)
        user.type("a")
        subscriber.request(.max(1))
        XCTAssertEqual(subscriber.values, ["a"])
        user.type("b")
        entry.text = "program"
        subscriber.request(.max(1))
        XCTAssertEqual(subscriber.values, ["a"], "values that the program set later are not changes by the user")
        subscriber.cancel()
    }

    func testPathThatProgramRedirectsToAnotherEntry() {
        let (window, first, second) = (Window(), Entry(), Entry())
        let seen = Recorder<String?>()
        window.publisher(for: \.entryText).byUser.sink { seen.values.append($0) }.store(in: &window.cancellables)
        window.child = first
        let user = User(window)
        user.click(first)
        user.type("a")
        window.child = nil
        window.child = second
        second.text = "program"
        user.click(second)
        user.press(.end)
        user.type("b")
        XCTAssertEqual(seen.values, ["a", "programb"])
        window.destroy()
    }

    func testHandlerWithinEmissionOfObjectOnPath() {
        let (window, scale) = (Window(), Scale(orientation: .horizontal, min: 0, max: 10, step: 1))
        scale.setSizeRequest(200, height: 40)
        window.child = scale
        // The program resets the user's value before the other handlers are called.
        scale.adjustment.valueChanged.sink(on: scale) { if $0.adjustment.value == 2 { $0.adjustment.value = 0 } }
        let seen = Recorder<Double>()
        scale.publisher(for: \.adjustment.value).byUser.sink { seen.values.append($0) }.store(in: &scale.cancellables)
        let user = User(window)
        scale.grabFocus()
        for _ in 0..<3 { user.press(.right) }
        XCTAssertEqual(seen.values, [1, 1])
    }

    func testHandlersOfOtherObjectsHaveNoCost() {
        final class CountedScale: Scale {
            var reads = 0

            var counted: Double {
                reads += 1
                return adjustment.value
            }
        }
        let scale = CountedScale()
        scale.publisher(for: \.counted).byUser.sink { _ in }.store(in: &scale.cancellables)
        let button = Button(label: "")
        button.clicked.sink(on: button) { $0.tooltipText = "clicked" }
        scale.reads = 0
        button.emitClicked()
        XCTAssertEqual(button.tooltipText, "clicked")
        XCTAssertEqual(scale.reads, 0)
    }

    func testCostOfHandlerIsIndependentOfOtherObservers() {
        let button = Button(label: "")
        button.clicked.sink(on: button) { _ in }
        let alone = costOfClicks(button)
        let entries = (0..<2000).map { _ in Entry() }
        let cancellables = entries.map { $0.publisher(for: \.text).byUser.sink { _ in } }
        XCTAssertLessThan(costOfClicks(button), alone * 10)
        for cancellable in cancellables { cancellable.cancel() }
        XCTAssertLessThan(costOfClicks(button), alone * 10)
        XCTAssertEqual(entries.map(\.connectionCount).reduce(0, +), 0)
    }

    /// Returns the shortest duration of several runs.
    private func costOfClicks(_ button: Button) -> Duration {
        let runs = (0..<5).map { _ in
            ContinuousClock().measure { for _ in 0..<200 { button.emitClicked() } }
        }
        return runs.min() ?? .zero
    }
}

extension Window {
    fileprivate var entryText: String? { (child as? Entry)?.text }
}

extension Button {
    fileprivate func emitClicked() {
        combinegtk_emit(pointer, g_signal_lookup("clicked", gType))
    }
}
