import CombineGtk
import GtkTesting
import XCTest

@MainActor
final class CounterArticleTests: GtkTestCase {
    func testLabelShowsCount() {
        let window = ClickCounterWindow(application: nil, viewModel: CounterViewModel())
        let user = User(window)
        wait { window.button.label == "Clicked 0 times" }
        user.click(window.button)
        user.click(window.button)
        wait { window.button.label == "Clicked 2 times" }
    }

    func testPublisherReplacesSequence() {
        let window = ClickCounterWindow(application: nil, viewModel: CounterViewModel())
        window.followPublisher()
        XCTAssertEqual(window.disposables.count, 1, "the property has one binding")
        XCTAssertEqual(window.button.label, "Clicked 0 times", "without a turn of the main loop")
        window.viewModel.increment()
        XCTAssertEqual(window.button.label, "Clicked 1 times")
    }

    func testReleasingCompositeCancelsBindingAndTask() {
        weak var released: CounterViewModel?
        do {
            let viewModel = CounterViewModel()
            released = viewModel
            let window = ClickCounterWindow(application: nil, viewModel: viewModel)
            window.followPublisher()
            window.countByItself(every: .milliseconds(1))
            wait { window.button.label == "Clicked 3 times" }
            window.stop()
            let label = window.button.label
            viewModel.increment()
            XCTAssertEqual(window.button.label, label)
        }
        wait("the end of the task, which holds the view model") { released == nil }
    }

    func testClosingWindowCancelsTask() {
        weak var released: CounterViewModel?
        assertNoLeaks {
            let viewModel = CounterViewModel()
            released = viewModel
            let window = ClickCounterWindow(application: nil, viewModel: viewModel)
            window.present()
            window.countByItself(every: .milliseconds(1))
            wait { window.button.label == "Clicked 2 times" }
            window.close()
        }
        wait("the end of the task, which holds the view model") { released == nil }
    }

    func testReleasesWindow() {
        let viewModel = CounterViewModel()
        assertFreed {
            let window = ClickCounterWindow(application: nil, viewModel: viewModel)
            window.present()
            wait { window.button.label == "Clicked 0 times" }
            window.close()
            return window
        }
        viewModel.increment()
    }
}
