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
/// - A `Bool` is a flag, which inverts its default. Other options have a value, after a space or an equals sign. See
///   ``OptionValue``. For an array, each occurrence adds an element. For other types, the last occurrence counts.
/// - A value of the wrong type is rejected before the program starts, with the exit code 2 and a message that names the
///   option and the expected form.
/// - Each start sets all options, also a start that only notifies the running program. Options that the command line
///   doesn't contain get their defaults.
/// - Two options with the same name trap, with a message that contains the name.
/// - The texts for `--help` are evaluated when they're printed, so that they can be localized with
///   `String(localized:)`.
///
/// Values are available from ``GtkApp/startUp(_:)`` on. `GOptionEntry`.
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
    /// Creates a flag, an option without a value.
    ///
    /// - Parameters:
    ///   - name: The name, for example `"verbose"` for `--verbose`.
    ///   - short: The short name, for example `"v"` for `-v`.
    ///   - help: The description in `--help`.
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
    ///   - name: The name, for example `"server"` for `--server`.
    ///   - short: The short name, for example `"s"` for `-s`.
    ///   - help: The description in `--help`.
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

    /// Creates an optional option. See ``init(wrappedValue:_:short:help:placeholder:)``.
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

    /// Creates an option that can be repeated. See ``init(wrappedValue:_:short:help:placeholder:)``.
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
    /// Creates the value of an option from its text on the command line.
    init(option name: String, _ text: String) throws(UsageError) {
        guard let value = Self(optionText: text) else {
            throw UsageError(PackageText["the option --\(name) requires \(Self.optionExpectation), not \"\(text)\""])
        }
        self = value
    }
}
