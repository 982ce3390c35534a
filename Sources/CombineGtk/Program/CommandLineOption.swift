import CombineModel

/// A command-line option, which you declare as a property of a ``GtkApp``. It corresponds to `Option` and `Flag` of
/// swift-argument-parser.
///
/// ```swift
/// @CommandLineOption("verbose", short: "v", help: "Prints details") var verbose = false
/// @CommandLineOption("server", help: "The server of the notes", placeholder: "ADDRESS") var server = "localhost"
/// @CommandLineOption("page", help: "Opens at a page") var page: Int?
/// @CommandLineOption("tag", help: "Shows notes with a tag (can be repeated)") var tags: [String] = []
/// ```
///
/// - A `Bool` option is a flag, which inverts its default value. Other options have a value after a space or an equals
///   sign. See ``OptionValue``. An array option can be repeated, and each occurrence adds an element. For other types,
///   the last occurrence takes effect.
/// - If a value has the wrong type, the program doesn't start. It prints a message with the option and the expected
///   form, and exits with the code 2.
/// - Each time the user starts the program, all options are set, even if the program is already running. Options that
///   the command line doesn't contain are set to their defaults.
/// - The program traps if two options have the same name.
/// - The strings for `--help` are evaluated when they're printed, so you can localize them with `String(localized:)`.
///
/// Options are set before ``GtkApp/startUp(_:)`` is called. They're implemented with `GOptionEntry`.
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

    /// The value of the option.
    public var wrappedValue: Value {
        get { declaration.value }
        nonmutating set { declaration.value = newValue }
    }
}

extension CommandLineOption {
    /// Creates a flag, which is an option without a value.
    ///
    /// - Parameters:
    ///   - name: The name, for example `"verbose"` for `--verbose`.
    ///   - short: The short name, for example `"v"` for `-v`.
    ///   - help: The description in `--help`.
    public init(wrappedValue: Bool, _ name: String, short: Character? = nil, help: @autoclosure @escaping () -> String)
    where Value == Bool {
        self.init(name, short, help, { nil }, .flag(!wrappedValue), wrappedValue)
    }

    /// Creates an option with a default.
    ///
    /// - Parameters:
    ///   - name: The name, for example `"server"` for `--server`.
    ///   - short: The short name, for example `"s"` for `-s`.
    ///   - help: The description in `--help`.
    ///   - placeholder: The name of the value in `--help`. By default, it's a word for the type of the value.
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

    /// Creates an option with an optional value. The value is nil if the command line doesn't contain the option.
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

    /// Creates an option that can be repeated. Each occurrence adds an element to the default value.
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
    /// Creates a value from the text of an option. Throws an error that names the option if the text isn't valid.
    init(option name: String, _ text: String) throws(UsageError) {
        guard let value = Self(optionText: text) else {
            throw UsageError(PackageText["the option --\(name) requires \(Self.optionExpectation), not \"\(text)\""])
        }
        self = value
    }
}
