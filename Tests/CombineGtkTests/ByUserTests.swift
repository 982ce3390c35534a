import CombineGtk
import CombineTesting
import GtkTesting
import XCTest

@MainActor
final class ByUserTests: GtkTestCase {
    func testTypingIsTheUsersAndSettingTheProgramsOwn() {
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

    func testPastingIsTheUsers() {
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

    func testWhatASubscriberSetsInAnswerToTheUser() {
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

    func testATwoWayBindingIsTheProgramsOwn() {
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
        check.publisher(for: \.active).byUser.sink { seen.values.append("\($0)") }.store(in: &window.cancellables)
        scale.publisher(for: \.adjustment.value).byUser.sink { seen.values.append("\($0)") }
            .store(in: &window.cancellables)
        spin.publisher(for: \.value).byUser.sink { seen.values.append("\($0)") }.store(in: &window.cancellables)
        check.active = true
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

    func testDemandForWhatTheUserDid() {
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
        XCTAssertEqual(subscriber.values, ["a"], "what the program has set since is not the user's")
        subscriber.cancel()
    }
}
