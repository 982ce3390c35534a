import Combine
import NameForm
import Testing

struct NameFormViewModelTests {
    /// A recorder for the values of a view model's publishers.
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

    @Test func greetsEnteredNames() {
        let model = NameFormViewModel()
        let log = Log(model)
        model.firstName = "Ada"
        model.lastName = "  Lovelace "
        model.firstName = " \t"
        #expect(log.greetings == ["Hello!", "Hello, Ada!", "Hello, Ada Lovelace!", "Hello, Lovelace!"])
    }

    @Test func needsACharacterInBothNames() {
        let model = NameFormViewModel()
        let log = Log(model)
        model.firstName = "Ada"
        model.lastName = " \u{2003}\u{A0}\u{3000}\n"
        model.lastName = "L"
        model.firstName = ""
        #expect(log.permissions == [false, false, false, true, false])
    }

    @Test func registersTrimmedNamesAndClears() {
        let model = NameFormViewModel()
        let log = Log(model)
        model.firstName = "\u{2003}Jürgen Å \n"
        model.lastName = " O’Brien-Müller\u{A0}"
        model.register()
        #expect(log.confirmations == ["Registered: Jürgen Å O’Brien-Müller"])
        #expect(model.firstName == "")
        #expect(model.lastName == "")
        #expect(log.greetings.last == "Hello!")
        #expect(log.permissions.last == false)
    }

    @Test func registersTheSameNameTwice() {
        let model = NameFormViewModel()
        let log = Log(model)
        for _ in 0..<2 {
            model.firstName = "Ada"
            model.lastName = "Lovelace"
            model.register()
        }
        #expect(log.confirmations == ["Registered: Ada Lovelace", "Registered: Ada Lovelace"])
    }

    @Test func requiresBothNames() {
        let model = NameFormViewModel()
        let log = Log(model)
        model.register()
        model.firstName = "Ada"
        model.lastName = " "
        model.register()
        #expect(log.confirmations == [])
        #expect(model.firstName == "Ada")
        #expect(model.lastName == " ")
    }

    @Test func clearsFormBeforeConfirmation() {
        let model = NameFormViewModel()
        var names: [String] = []
        let subscription = model.confirmation.sink { _ in names = [model.firstName, model.lastName] }
        model.firstName = "Ada"
        model.lastName = "Lovelace"
        model.register()
        #expect(names == ["", ""])
        subscription.cancel()
    }
}
