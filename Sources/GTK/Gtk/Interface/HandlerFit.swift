import CGtk
import Gsk

/// The degree to which a C type is compatible with a Swift type.
enum HandlerFit: Equatable {
    /// Every value can be converted.
    case certain
    /// Some values of the type can be converted. Examples are objects of a particular subclass, or objects whose class
    /// implements an interface.
    case possible
    case none

    /// Returns the degree to which a C type is compatible with the Swift type of a parameter or a result.
    ///
    /// - Parameter found: The C type, or nil if it isn't known until run time.
    @MainActor
    static func taking(_ type: any ValueConvertible.Type, from found: GType?) -> HandlerFit {
        guard let found else { return .certain }
        let wanted = type.valueType
        if wanted == found || wanted == g_value_get_type() { return .certain }
        let (family, wantedFamily) = (g_type_fundamental(found), g_type_fundamental(wanted))
        if integers.contains(family) { return integers.contains(wantedFamily) ? .certain : .none }
        if fractions.contains(family) { return fractions.contains(wantedFamily) ? .certain : .none }
        // Booleans, enumerations, flags and strings are compatible only if the types are identical, which was checked
        // above. Objects, interfaces and boxed values can also be compatible if one type is derived from the other.
        if valueFamilies.contains(family) { return .none }
        if g_type_is_a(found, wanted) != 0 { return .certain }
        if g_type_is_a(wanted, found) != 0 { return .possible }
        // If one type is an interface, an object of the other type may implement it.
        let kinds = [FundamentalType.object, FundamentalType.interface]
        guard kinds.contains(family), kinds.contains(wantedFamily) else { return .none }
        return family == wantedFamily ? .none : .possible
    }

    private static let integers: Set<GType> = [
        FundamentalType.char, FundamentalType.unsignedChar, FundamentalType.int, FundamentalType.unsignedInt,
        FundamentalType.long, FundamentalType.unsignedLong, FundamentalType.int64, FundamentalType.unsignedInt64,
    ]
    private static let fractions: Set<GType> = [FundamentalType.float, FundamentalType.double]
    private static let valueFamilies: Set<GType> = [
        FundamentalType.boolean, FundamentalType.enumeration, FundamentalType.flags, FundamentalType.string,
    ]

    // MARK: Names for messages

    /// Returns the name of the Swift type for a C type, such as `ListBoxRow`, `Int` or `String`.
    @MainActor
    static func name(of type: GType?) -> String {
        guard let type else { return "an object of unknown type" }
        let family = g_type_fundamental(type)
        if integers.contains(family) { return "Int" }
        if fractions.contains(family) { return "Double" }
        switch family {
        case FundamentalType.boolean: return "Bool"
        case FundamentalType.string: return "String"
        case FundamentalType.object:
            return "\(Object.swiftSubclass(for: type) ?? TypeRegistry.objectType(for: type).swiftClass)"
        default: return registeredName(of: type)
        }
    }

    /// Returns a list of type names for a message, such as `ListBox, ListBoxRow`. If there are no names, returns
    /// `nothing`.
    static func list(_ names: [String]) -> String {
        names.isEmpty ? "nothing" : names.joined(separator: ", ")
    }
}
