import CGtk

/// A Swift option set that is registered as a C flags type, a `GFlags`, with the names of its options.
///
/// ```swift
/// struct Toppings: NamedOptionSet {
///     static let cheese = Toppings(rawValue: 1 << 0)
///     static let blackOlives = Toppings(rawValue: 1 << 1)
///     static var optionNames: KeyValuePairs<String, Toppings> { ["cheese": .cheese, "blackOlives": .blackOlives] }
///     let rawValue: Int
/// }
/// ```
///
/// If a `@GObjectProperty` has this type, `.ui` files refer to the options by name:
/// `<property name="toppings">cheese|black-olives</property>`.
public protocol NamedOptionSet: OptionSet, Hashable, ValueConvertible where RawValue: FixedWidthInteger {
    /// The options by their Swift names. In C, each option also has a nick, which is its name with hyphens.
    static var optionNames: KeyValuePairs<String, Self> { get }
}

extension NamedOptionSet {
    public static var valueType: GType { OptionSetType<Self>.find().type }

    @MainActor
    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        guard storedType(value) == Self.valueType else { throw .cannotStore("\(Self.self)", in: value) }
        guard let bits = guint(exactly: rawValue) else {
            throw .outOfRange(value: "\(rawValue)", type: registeredName(of: storedType(value)))
        }
        g_value_set_flags(value, bits)
    }

    @MainActor
    public static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Self {
        guard storedType(value) == valueType else { throw .cannotLoad("\(Self.self)", from: value) }
        let bits = g_value_get_flags(value)
        guard let rawValue = RawValue(exactly: bits) else { throw .outOfRange(value: "\(bits)", type: "\(Self.self)") }
        return Self(rawValue: rawValue)
    }
}

/// The C type of a Swift option set.
private final class OptionSetType<Options: NamedOptionSet> {
    let type: GType

    private init() {
        let options = Options.optionNames
        type = NamedValues.register(Options.self, options.map(\.key)) { name, values in
            // The values are never freed, because GLib keeps them.
            let declared = UnsafeMutablePointer<GFlagsValue>.allocate(capacity: values.count + 1)
            for (index, (value, option)) in zip(values, options).enumerated() {
                guard let bits = guint(exactly: option.value.rawValue) else {
                    fatalError(
                        "\(Options.self).\(option.key): the raw value \(option.value.rawValue) doesn't fit in the 32 bits of a GFlags"
                    )
                }
                let (name, nick) = (UnsafePointer(value.name), UnsafePointer(value.nick))
                declared.advanced(by: index)
                    .initialize(to: GFlagsValue(value: bits, value_name: name, value_nick: nick))
            }
            declared.advanced(by: values.count).initialize(to: GFlagsValue())
            return g_flags_register_static(name, declared)
        }
    }

    static func find() -> OptionSetType {
        guard let found = NamedValues.find(Options.self, { OptionSetType() }) as? OptionSetType else {
            fatalError("\(Options.self) is already registered as a type that isn't a GFlags")
        }
        return found
    }
}
