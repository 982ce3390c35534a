import CombineGtk
import GtkTesting
import XCTest

@MainActor
final class CallSitesTests: GtkTestCase {
    func testOneWayBindings() {
        let window = CallSites(application: nil)
        let todo = Todo(title: "Read")
        window.todo = todo
        window.drive()
        XCTAssertEqual(window.heading.text, "Read")
        wait { window.button.label == "Clicked 0 times" && window.input.caption.value == "task" }
        window.driveByPublisher()
        window.viewModel.increment()
        XCTAssertEqual(window.button.label, "Clicked 1 times")
        window.heading.text = "Write"
        XCTAssertEqual(todo.title, "Write")
        window.disposables.dispose()
        window.viewModel.increment()
        XCTAssertEqual(window.button.label, "Clicked 1 times")
    }

    func testBindingRelays() {
        let window = CallSites(application: nil)
        window.bindRelays()
        window.firstName.text = "Ada"
        XCTAssertEqual(window.input.firstName.value, "Ada")
        XCTAssertEqual(window.input.caption.value, "Press")
    }

    func testSubscribing() {
        let window = CallSites(application: nil)
        let request = PassthroughSubject<Int, SensorError>()
        let numbers = PassthroughSubject<Int, Never>()
        window.subscribe(request, numbers)
        let count = window.cancellables.count
        request.send(1)
        request.send(completion: .failure(SensorError(reason: "off")))
        numbers.send(2)
        XCTAssertEqual(window.log, ["1", #"failure(PageTests.SensorError(reason: "off"))"#, "number 2"])
        XCTAssertEqual(window.number, 2)
        XCTAssertEqual(window.cancellables.count, count - 1, "the failed subscription was removed")
    }

    func testControlEvents() {
        let window = CallSites(application: nil)
        window.followControls()
        window.button.emitClicked()
        XCTAssertEqual(window.button.label, "Pressed")
        window.toggle.isActive = true
        XCTAssertEqual(window.log, ["false", "true"])
    }

    func testReleasesAllObjects() {
        let numbers = PassthroughSubject<Int, Never>()
        assertFreed {
            let window = CallSites(application: nil)
            window.drive()
            window.bindRelays()
            window.subscribe(numbers.setFailureType(to: SensorError.self), numbers)
            window.followControls()
            window.present()
            window.close()
            return window
        }
        assertNoLeaks {
            let window = CallSites(application: nil)
            window.driveByPublisher()
            window.bindRelays()
            window.followControls()
        }
    }
}
