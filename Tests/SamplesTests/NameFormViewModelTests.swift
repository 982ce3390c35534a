import Combine
import NameFormSample
import XCTest

final class NameFormViewModelTests: XCTestCase {
    /// What a view model says, as it says it.
    private final class Log {
        var greetings: [String] = []
        var permissions: [Bool] = []
        var confirmations: [String] = []
        private var cancellables: Set<AnyCancellable> = []

        init(_ model: NameFormViewModel) {
            model.greeting.sink { [unowned self] in greetings.append($0) }.store(in: &cancellables)
            model.canRegister.sink { [unowned self] in permissions.append($0) }.store(in: &cancellables)
            model.confirmation.sink { [unowned self] in confirmations.append($0) }.store(in: &cancellables)
        }
    }

    func testGreetsWhoIsKnown() {
        let model = NameFormViewModel()
        let log = Log(model)
        model.firstName = "Ada"
        model.lastName = "  Lovelace "
        model.firstName = " \t"
        XCTAssertEqual(log.greetings, ["Hello!", "Hello, Ada!", "Hello, Ada Lovelace!", "Hello, Lovelace!"])
    }

    func testNeedsACharacterInBothNames() {
        let model = NameFormViewModel()
        let log = Log(model)
        model.firstName = "Ada"
        model.lastName = " \u{2003}\u{A0}\u{3000}\n"
        model.lastName = "L"
        model.firstName = ""
        XCTAssertEqual(log.permissions, [false, false, false, true, false])
    }

    func testRegistersTrimmedNamesAndClears() {
        let model = NameFormViewModel()
        let log = Log(model)
        model.firstName = "\u{2003}Jürgen Å \n"
        model.lastName = " O’Brien-Müller\u{A0}"
        model.register()
        XCTAssertEqual(log.confirmations, ["Registered: Jürgen Å O’Brien-Müller"])
        XCTAssertEqual(model.firstName, "")
        XCTAssertEqual(model.lastName, "")
        XCTAssertEqual(log.greetings.last, "Hello!")
        XCTAssertEqual(log.permissions.last, false)
    }

    func testRegistersTheSameNameTwice() {
        let model = NameFormViewModel()
        let log = Log(model)
        for _ in 0..<2 {
            model.firstName = "Ada"
            model.lastName = "Lovelace"
            model.register()
        }
        XCTAssertEqual(log.confirmations, ["Registered: Ada Lovelace", "Registered: Ada Lovelace"])
    }

    func testDoesNotRegisterHalfAName() {
        let model = NameFormViewModel()
        let log = Log(model)
        model.register()
        model.firstName = "Ada"
        model.lastName = " "
        model.register()
        XCTAssertEqual(log.confirmations, [])
        XCTAssertEqual(model.firstName, "Ada")
        XCTAssertEqual(model.lastName, " ")
    }

    func testTheFormIsClearWhenTheConfirmationComes() {
        let model = NameFormViewModel()
        var names: [String] = []
        let subscription = model.confirmation.sink { _ in names = [model.firstName, model.lastName] }
        model.firstName = "Ada"
        model.lastName = "Lovelace"
        model.register()
        XCTAssertEqual(names, ["", ""])
        subscription.cancel()
    }
}
