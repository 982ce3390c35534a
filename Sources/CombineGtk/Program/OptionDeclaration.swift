/// The declaration of an option, with its current value.
final class OptionDeclaration<Value>: AnyOptionDeclaration {
    enum Kind {
        /// A flag, with the value that it sets.
        case flag(Value)
        /// An option with a value. The closure receives the previous value and the string, and returns the new value.
        case value((Value, String) throws -> Value)
    }

    let name: String
    let short: Character?
    private let makeHelp: () -> String
    private let makePlaceholder: () -> String?
    private let kind: Kind
    private let initial: Value
    var value: Value

    init(
        _ name: String,
        _ short: Character?,
        _ help: @escaping () -> String,
        _ placeholder: @escaping () -> String?,
        _ kind: Kind,
        _ initial: Value
    ) {
        let isLetterOrDigit: (Character) -> Bool = { $0.isASCII && ($0.isLetter || $0.isNumber) }
        if name.isEmpty || name.hasPrefix("-") || !name.allSatisfy({ isLetterOrDigit($0) || $0 == "-" }) {
            fatalError("\"\(name)\" can't be the name of an option. Use letters, digits and hyphens.")
        }
        if let short, !isLetterOrDigit(short) {
            fatalError("The option --\(name) can't have the short name -\(short). Use a letter or a digit.")
        }
        self.name = name
        self.short = short
        makeHelp = help
        makePlaceholder = placeholder
        self.kind = kind
        self.initial = initial
        value = initial
    }

    // The strings are evaluated late, because the program's language is determined after the options are declared.
    var help: String { makeHelp() }
    var placeholder: String? { makePlaceholder() }

    func take(_ text: String?) throws {
        switch kind {
        case .flag(let given): value = given
        case .value(let make): value = try make(value, text ?? "")
        }
    }

    func reset() { value = initial }
}

protocol AnyOptionDeclaration: AnyObject {
    var name: String { get }
    var short: Character? { get }
    var help: String { get }
    /// The name of the value in `--help`, or nil for a flag.
    var placeholder: String? { get }

    /// Sets the option to a string from the command line. Throws ``UsageError`` if the string isn't valid.
    func take(_ text: String?) throws

    func reset()
}

/// A ``CommandLineOption`` with any type of value.
private protocol AnyOption {
    var anyDeclaration: any AnyOptionDeclaration { get }
}

extension CommandLineOption: AnyOption {
    var anyDeclaration: any AnyOptionDeclaration { declaration }
}

/// Returns the options that a value declares as properties, beginning with the properties of its superclass.
func declaredOptions(of subject: Any) -> [any AnyOptionDeclaration] {
    var options: [any AnyOptionDeclaration] = []
    var next: Mirror? = Mirror(reflecting: subject)
    while let mirror = next {
        options = mirror.children.compactMap { ($0.value as? any AnyOption)?.anyDeclaration } + options
        next = mirror.superclassMirror
    }
    return options
}
