import CombineModel
import HelloModel
import XCTest

final class WelcomeViewModelTests: XCTestCase {
    func testTheNameIsPartOfTheWelcome() {
        let viewModel = WelcomeViewModel()
        var texts: [String] = []
        let subscription = viewModel.welcome.sink { texts.append($0) }
        viewModel.name = "Ada"
        XCTAssertEqual(texts, ["Welcome!", "Welcome, Ada!"])
        subscription.cancel()
    }
}
