import CombineGtk
import GtkTesting
import XCTest

@MainActor
final class RelaysArticleTests: GtkTestCase {
    func testButtonPrintsBothNames() {
        let viewModel = NamesViewModel()
        let window = FullNameWindow(application: nil, viewModel: viewModel)
        var lines: [String] = []
        viewModel.lines.sink(on: window) { _, line in lines.append(line) }
        let user = User(window)
        user.click(window.firstName)
        user.type("Ada")
        user.click(window.lastName)
        user.type("Lovelace")
        XCTAssertEqual(viewModel.input.firstName.value, "Ada")
        XCTAssertEqual(viewModel.input.lastName.value, "Lovelace")
        user.click(window.button)
        XCTAssertEqual(lines, ["Ada Lovelace"])
    }

    func testStreamDrivesSeveralRelays() {
        let input = NamesViewModel().input
        let window = FullNameWindow(application: nil, viewModel: NamesViewModel())
        var mirrored: [String] = []
        input.mirror.sink(on: window) { _, name in mirrored.append(name) }
        window.bindMore(to: input)
        XCTAssertEqual(input.caption.value, "Print")
        window.firstName.text = "Grace"
        XCTAssertEqual(input.firstName.value, "Grace")
        XCTAssertEqual(input.nickname.value, "Grace")
        XCTAssertEqual(mirrored, ["", "Grace"])
        let label: String? = nil
        window.button.label = label
        wait { input.caption.value == "" }
    }

    func testRelayIgnoresCompletionOfUpstream() {
        let viewModel = NamesViewModel()
        var completions = 0
        let subscription = viewModel.input.firstName.sink { _ in
            completions += 1
        } receiveValue: { _ in
        }
        assertFreed {
            let window = FullNameWindow(application: nil, viewModel: viewModel)
            window.present()
            window.firstName.text = "Ada"
            window.close()
            return window
        }
        XCTAssertEqual(viewModel.input.firstName.value, "Ada")
        XCTAssertEqual(completions, 0)
        viewModel.input.firstName.accept("Grace")
        XCTAssertEqual(viewModel.input.firstName.value, "Grace")
        subscription.cancel()
    }

    func testReleasingCancellablesEndsBindings() {
        let viewModel = NamesViewModel()
        let window = FullNameWindow(application: nil, viewModel: viewModel)
        window.firstName.text = "Ada"
        window.cancellables.removeAll()
        window.firstName.text = "Grace"
        XCTAssertEqual(viewModel.input.firstName.value, "Ada")
    }
}
