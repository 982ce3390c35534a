import Combine

/// A form for the user's name.
public final class NameFormViewModel: ObservableObject {
    /// The first name, which updates with each keystroke.
    @Published public var firstName = ""
    /// The last name, which updates with each keystroke.
    @Published public var lastName = ""

    private let registeredNames = PassthroughSubject<String, Never>()

    /// Creates an empty form.
    public init() {}

    /// A greeting with the names that have been entered so far.
    public var greeting: some Publisher<String, Never> {
        $firstName.combineLatest($lastName) { first, last in
            let name = fullName(first, last)
            return name.isEmpty ? "Hello!" : "Hello, \(name)!"
        }
    }

    /// A Boolean value that indicates whether both names have been entered.
    public var canRegister: some Publisher<Bool, Never> {
        $firstName.combineLatest($lastName) { !isBlank($0) && !isBlank($1) }
    }

    /// A confirmation for each registration.
    public var confirmation: some Publisher<String, Never> {
        registeredNames.map { "Registered: \($0)" }
    }

    /// Registers the user and clears the form. Nothing happens if a name is missing.
    public func register() {
        guard !isBlank(firstName), !isBlank(lastName) else { return }
        let name = fullName(firstName, lastName)
        firstName = ""
        lastName = ""
        registeredNames.send(name)
    }
}

/// Returns the names that aren't blank, separated by spaces and without surrounding whitespace.
private func fullName(_ names: String...) -> String {
    names.map(trimmed).filter { !$0.isEmpty }.joined(separator: " ")
}

private func isBlank(_ text: String) -> Bool {
    text.allSatisfy(\.isWhitespace)
}

private func trimmed(_ text: String) -> Substring {
    let start = text.drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { start[...$0] } ?? ""
}
