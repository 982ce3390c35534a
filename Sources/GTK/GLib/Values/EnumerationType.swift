import CGtk
import Synchronization

/// The C type of a Swift enumeration. It's derived from `GEnum`.
///
/// The name of a C value is the name of the case, for example `veryWild`. Its nick is the name with hyphens,
/// `very-wild`. If the cases have integers as raw values, the raw values are the numbers of the C values. Otherwise,
/// the numbers are the positions of the cases. If the enumeration has a custom description, its raw values must be
/// strings. The raw values are then the names.
final class EnumerationType<Case: CaseIterable & Hashable> {
    let type: GType
    private let cases: [gint: Case]
    private let numbers: [Case: gint]

    /// Registers the type. Returns nil if the Swift type isn't an enumeration, if a case has associated values, or if
    /// the names of the cases can't be determined.
    private init?() {
        let all = Array(Case.allCases)
        guard FieldReflection.isEnumeration(Case.self), !all.isEmpty,
            all.allSatisfy({ Mirror(reflecting: $0).children.isEmpty }), let names = EnumerationType.names(of: all)
        else { return nil }
        let rawValues = all.map { EnumerationType.rawValue(of: $0) }
        let found = all.indices.map { rawValues.contains(nil) ? gint($0) : rawValues[$0] ?? 0 }
        type = NamedValues.register(Case.self, names) { name, values in
            // The values are never freed, because GLib keeps them.
            let declared = UnsafeMutablePointer<GEnumValue>.allocate(capacity: values.count + 1)
            for (index, value) in values.enumerated() {
                let (name, nick) = (UnsafePointer(value.name), UnsafePointer(value.nick))
                declared.advanced(by: index)
                    .initialize(to: GEnumValue(value: found[index], value_name: name, value_nick: nick))
            }
            declared.advanced(by: values.count).initialize(to: GEnumValue())
            return g_enum_register_static(name, declared)
        }
        cases = Dictionary(zip(found, all)) { first, _ in first }
        numbers = Dictionary(zip(all, found)) { first, _ in first }
    }

    /// Returns the names of the cases, or nil if they can't be determined. If the type has a custom description, the
    /// raw values are used as names.
    private static func names(of cases: [Case]) -> [String]? {
        let isDescribed =
            Case.self is any CustomStringConvertible.Type || Case.self is any CustomDebugStringConvertible.Type
            || Case.self is any TextOutputStreamable.Type
        if !isDescribed { return cases.map { "\($0)" } }
        let names = cases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
        return names.count == cases.count ? names : nil
    }

    /// Returns the raw value of a case. Returns nil if the raw value isn't an integer or doesn't fit in the C type.
    private static func rawValue(of value: Case) -> gint? {
        guard let value = value as? any RawRepresentable, let number = value.rawValue as? any BinaryInteger else {
            return nil
        }
        return gint(exactly: number)
    }

    /// Returns the C type of a Swift enumeration. Returns nil if the type can't be registered, for example because a
    /// case has associated values.
    static func find() -> EnumerationType? {
        NamedValues.find(Case.self) { EnumerationType() } as? EnumerationType
    }

    /// Returns the C type of a Swift enumeration. Traps if the type can't be registered, for example because a case has
    /// associated values.
    static func require() -> EnumerationType {
        guard let found = find() else {
            fatalError("\(Case.self) can't be a GEnum: expected an enumeration without associated values")
        }
        return found
    }

    func store(_ content: Case, in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        guard storedType(value) == type, let number = numbers[content] else {
            throw .cannotStore("\(Case.self)", in: value)
        }
        g_value_set_enum(value, number)
    }

    func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Case {
        guard storedType(value) == type else { throw .cannotLoad("\(Case.self)", from: value) }
        let number = g_value_get_enum(value)
        guard let content = cases[number] else { throw .outOfRange(value: "\(number)", type: "\(Case.self)") }
        return content
    }
}

/// The conversion of Swift enumerations such as `enum Mood: CaseIterable, ValueConvertible { case calm, wild }`.
extension ValueConvertible where Self: CaseIterable & Hashable {
    public static var valueType: GType { EnumerationType<Self>.require().type }

    @MainActor
    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        try EnumerationType<Self>.require().store(self, in: value)
    }

    @MainActor
    public static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Self {
        try EnumerationType<Self>.require().load(from: value)
    }
}
