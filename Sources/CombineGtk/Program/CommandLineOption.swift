import CombineModel

/// An option of a program's command line, as a property of its ``GtkApp``. swift-argument-parser's `Option` and `Flag`.
///
/// ```swift
/// @CommandLineOption("verbose", short: "v", help: "Says more") var verbose = false
/// @CommandLineOption("server", help: "Where the notes are", placeholder: "ADDRESS") var server = "localhost"
/// @CommandLineOption("page", help: "Opens at a page") var page: Int?
/// @CommandLineOption("tag", help: "Shows notes with a tag (can be repeated)") var tags: [String] = []
/// ```
///
/// - A `Bool` is a flag: given, it is the opposite of its default. Others take a value, after a space or an equals sign:
///   see ``OptionValue``. Of an array each adds one, and of others the last one counts.
/// - A value of the wrong type is refused before the program starts, with the exit code 2 and a message that names both.
/// - Each start sets the options again, also one that tells the running program: what it does not name has its default.
/// - Two options of one name trap, naming it.
/// - The texts for `--help` are evaluated when they are needed, so that they can be `String(localized:)`.
///
/// Values are there from ``GtkApp/startUp(_:)`` on. `GOptionEntry`.
@propertyWrapper
public struct CommandLineOption<Value> {
    let declaration: OptionDeclaration<Value>

    private init(
        _ name: String,
        _ short: Character?,
        _ help: @escaping () -> String,
        _ value: @escaping () -> String?,
        _ kind: OptionDeclaration<Value>.Kind,
        _ initial: Value
    ) {
        declaration = OptionDeclaration(name, short, help, value, kind, initial)
    }

    /// The option's value.
    public var wrappedValue: Value {
        get { declaration.value }
        nonmutating set { declaration.value = newValue }
    }
}

extension CommandLineOption {
    /// Creates a flag, which takes no value.
    ///
    /// - Parameters:
    ///   - name: `"verbose"` for `--verbose`.
    ///   - short: `"v"` for `-v`.
    ///   - help: what `--help` says of it.
    public init(
        wrappedValue: Bool,
        _ name: String,
        short: Character? = nil,
        help: @autoclosure @escaping () -> String
    )
    where Value == Bool {
        self.init(name, short, help, { nil }, .flag(!wrappedValue), wrappedValue)
    }

    /// Creates an option with a default.
    ///
    /// - Parameters:
    ///   - name: `"server"` for `--server`.
    ///   - short: `"s"` for `-s`.
    ///   - help: what `--help` says of it.
    ///   - placeholder: The name of the value in `--help`. The default is a word for its type.
    public init(
        wrappedValue: Value,
        _ name: String,
        short: Character? = nil,
        help: @autoclosure @escaping () -> String,
        placeholder: @autoclosure @escaping () -> String? = nil
    )
    where Value: OptionValue {
        self.init(
            name,
            short,
            help,
            { placeholder() ?? Value.optionPlaceholder },
            .value { _, text in try Value(option: name, text) },
            wrappedValue
        )
    }

    /// Creates an option that need not be given. See ``init(wrappedValue:_:short:help:placeholder:)``.
    public init<Wrapped: OptionValue>(
        _ name: String,
        short: Character? = nil,
        help: @autoclosure @escaping () -> String,
        placeholder: @autoclosure @escaping () -> String? = nil
    )
    where Value == Wrapped? {
        self.init(
            name,
            short,
            help,
            { placeholder() ?? Wrapped.optionPlaceholder },
            .value { _, text in try Wrapped(option: name, text) },
            nil
        )
    }

    /// Creates an option that may be given more than once. See ``init(wrappedValue:_:short:help:placeholder:)``.
    public init<Element: OptionValue>(
        wrappedValue: Value,
        _ name: String,
        short: Character? = nil,
        help: @autoclosure @escaping () -> String,
        placeholder: @autoclosure @escaping () -> String? = nil
    ) where Value == [Element] {
        self.init(
            name,
            short,
            help,
            { placeholder() ?? Element.optionPlaceholder },
            .value { former, text in former + [try Element(option: name, text)] },
            wrappedValue
        )
    }
}

extension OptionValue {
    /// Creates the value of a text that was given for an option.
    init(option name: String, _ text: String) throws(UsageError) {
        guard let value = Self(optionText: text) else {
            throw UsageError(PackageText["the option --\(name) requires \(Self.optionExpectation), not \"\(text)\""])
        }
        self = value
    }
}
