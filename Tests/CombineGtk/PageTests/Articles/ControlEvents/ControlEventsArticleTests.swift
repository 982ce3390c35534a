import CombineGtk
import CombineTesting
import GtkTesting
import XCTest

@MainActor
final class ControlEventsArticleTests: GtkTestCase {
    func testSendsControlAsValue() {
        let viewModel = DoorbellViewModel()
        let window = DoorbellWindow(application: nil, viewModel: viewModel)
        let user = User(window)
        user.click(window.visitor)
        user.type("Ada")
        user.press(.return)
        XCTAssertEqual(viewModel.visitors, ["Ada"])
        XCTAssertEqual(window.visitor.text, "")
        user.type("Grace")
        user.click(window.button)
        XCTAssertEqual(viewModel.visitors, ["Ada", "Grace"])
        XCTAssertEqual(window.visitors.label, "Ada, Grace")
        XCTAssertEqual(window.button.label, "Ring again")
    }

    func testRespectsDemand() {
        let (window, button) = (Window(), Button(label: "Ring"))
        window.child = button
        let user = User(window)
        let subscriber = TestSubscriber<Button, Never>(initialDemand: .none)
        button.publisher(for: .clicked).subscribe(subscriber)
        user.click(button)
        XCTAssertEqual(subscriber.values, [])
        subscriber.request(.max(1))
        user.click(button)
        user.click(button)
        XCTAssertEqual(subscriber.values, [button])
        subscriber.request(.max(2))
        user.click(button)
        user.click(button)
        user.click(button)
        XCTAssertEqual(subscriber.values.count, 3)
        subscriber.cancel()
    }

    func testAddsDemandReturnedBySubscriber() {
        let button = Button()
        let subscriber = TestSubscriber<Button, Never>(initialDemand: .max(1), demandPerValue: .max(1))
        button.publisher(for: .clicked).subscribe(subscriber)
        button.emitClicked()
        button.emitClicked()
        XCTAssertEqual(subscriber.values, [button, button])
        subscriber.cancel()
    }

    func testCancellingReleasesSubscriber() {
        let button = Button()
        weak var released: TestSubscriber<Button, Never>?
        var subscription: (any Subscription)?
        do {
            let subscriber = TestSubscriber<Button, Never>()
            released = subscriber
            button.publisher(for: .clicked).subscribe(subscriber)
            button.emitClicked()
            XCTAssertEqual(subscriber.values, [button])
            subscription = subscriber.subscription
            subscriber.cancel()
            button.emitClicked()
            XCTAssertEqual(subscriber.values, [button])
        }
        XCTAssertNotNil(subscription)
        XCTAssertNil(released)
    }

    func testFinishesWhenControlIsReleased() {
        let subscriber = TestSubscriber<Button, Never>()
        assertNoLeaks {
            let button = Button()
            button.publisher(for: .clicked).subscribe(subscriber)
        }
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testReleasedControlFinishesImmediately() {
        var publisher: ControlPublisher<Button>?
        assertFreed {
            let button = Button()
            publisher = button.publisher(for: .clicked)
            return button
        }
        let subscriber = TestSubscriber<Button, Never>()
        publisher?.subscribe(subscriber)
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testSubclassInheritsEvents() {
        let toggle = ToggleButton()
        var last: ToggleButton?
        toggle.publisher(for: .clicked).sink(on: toggle) { _, toggle in last = toggle }
        toggle.emitClicked()
        XCTAssertIdentical(last, toggle)
    }

    func testBuiltInAPI() {
        let viewModel = DoorbellViewModel()
        let window = MutedDoorbellWindow(application: nil, viewModel: viewModel)
        let user = User(window)
        user.click(window.button)
        XCTAssertEqual(viewModel.visitors, ["Ring"])
        user.click(window.toggle)
        wait { viewModel.isMuted && !window.button.isSensitive }
        window.toggle.isActive = false
        XCTAssertFalse(viewModel.isMuted, "a change by the program also counts")
        XCTAssertTrue(window.button.isSensitive)
    }

    func testReleasesWindows() {
        let viewModel = DoorbellViewModel()
        assertFreed {
            let window = DoorbellWindow(application: nil, viewModel: viewModel)
            window.present()
            window.close()
            return window
        }
        assertFreed {
            let window = MutedDoorbellWindow(application: nil, viewModel: viewModel)
            window.present()
            window.close()
            return window
        }
    }
}
