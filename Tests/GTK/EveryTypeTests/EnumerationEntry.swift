import CGtk
import GLib
@_spi(Binding) import Gtk

/// An enumeration or option set of any Swift type.
@MainActor
protocol EnumerationEntry {
    /// The C name, `g_type_name`.
    var typeName: String { get }
    /// The numbers that C registers, and those of the Swift type.
    var known: [Int] { get }
    /// A number that the Swift type doesn't define.
    var unknown: Int { get }
    /// Returns the name of the Swift value for a number.
    func name(of rawValue: Int) -> String
    /// Stores a number in a `GValue`, reads it with the Swift type, and returns the result.
    func roundTrip(_ rawValue: Int) throws -> Int
}

/// A Swift enumeration.
@MainActor
struct CasesEntry<Cases: EnumValue & Equatable>: EnumerationEntry {
    var typeName: String { g_type_name(Cases.valueType).map { String(cString: $0) } ?? "?" }
    var known: [Int] { EnumerationValues.cases(of: Cases.valueType) }
    var unknown: Int { (known.max() ?? 0) + 1000 }

    func name(of rawValue: Int) -> String { "\(Cases(rawValue: rawValue))" }

    func roundTrip(_ rawValue: Int) throws -> Int {
        let value = Value(type: Cases.valueType)
        try Cases(rawValue: rawValue).store(in: value.pointer)
        let held = EnumerationValues.number(in: value.pointer)
        return held == rawValue ? try value.get(as: Cases.self).rawValue : held
    }
}

/// A Swift option set.
@MainActor
struct FlagsEntry<Flags: FlagsValue>: EnumerationEntry {
    var typeName: String { g_type_name(Flags.valueType).map { String(cString: $0) } ?? "?" }
    var known: [Int] {
        let bits = EnumerationValues.flags(of: Flags.valueType).map { $0 & 0xffff_ffff }
        return [0] + bits + [bits.reduce(0, |)]
    }
    /// The highest bit, which C doesn't use.
    var unknown: Int {
        let used = known.reduce(0, |)
        return (0..<32).reversed().map { 1 << $0 }.first { used & $0 == 0 } ?? used
    }

    func name(of rawValue: Int) -> String { "\(Flags(rawValue: rawValue))" }

    func roundTrip(_ rawValue: Int) throws -> Int {
        let value = Value(type: Flags.valueType)
        try Flags(rawValue: rawValue).store(in: value.pointer)
        guard g_value_get_flags(value.pointer) == guint(rawValue) else { return Int(g_value_get_flags(value.pointer)) }
        return try value.get(as: Flags.self).rawValue
    }
}
