import CombineModel

/// A type that a ``CommandLineOption`` can have: `String`, `Int`, `Double`, or an enumeration with string raw values.
///
/// ```swift
/// enum Order: String, CaseIterable, OptionValue { case title, date }
/// ```
///
/// This protocol corresponds to `ExpressibleByArgument` of swift-argument-parser.
public protocol OptionValue {
    /// Creates a value from a string, or returns nil if the string isn't valid.
    init?(optionText: String)

    /// The expected form of the string, for error messages, for example `"a number"`.
    static var optionExpectation: String { get }

    /// The default name of the value in `--help`, for example `"NUMBER"`.
    static var optionPlaceholder: String { get }
}

extension OptionValue where Self: LosslessStringConvertible {
    public init?(optionText: String) { self.init(optionText) }
}

extension String: OptionValue {
    public static var optionExpectation: String { PackageText["a text"] }

    public static var optionPlaceholder: String { PackageText["TEXT"] }
}

extension Int: OptionValue {
    public static var optionExpectation: String { PackageText["a whole number"] }

    public static var optionPlaceholder: String { PackageText["NUMBER"] }
}

extension Double: OptionValue {
    public static var optionExpectation: String { PackageText["a number"] }

    public static var optionPlaceholder: String { PackageText["NUMBER"] }
}

extension OptionValue where Self: RawRepresentable & CaseIterable, RawValue == String {
    public init?(optionText: String) { self.init(rawValue: optionText) }

    /// The list of the valid strings, for example "light, dark or system".
    public static var optionExpectation: String {
        let names = allCases.map(\.rawValue)
        guard let last = names.last, names.count > 1 else { return names.first ?? PackageText["nothing"] }
        return PackageText["\(names.dropLast().joined(separator: ", ")) or \(last)"]
    }

    public static var optionPlaceholder: String { "\(Self.self)".uppercased() }
}
