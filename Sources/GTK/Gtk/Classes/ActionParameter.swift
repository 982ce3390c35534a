import CGtk
import Gsk

/// A Swift type to which an action's parameter can be converted.
public protocol ActionParameter {
    /// The default type of the parameter.
    static var actionParameterType: VariantType { get }
    /// Returns the content of a parameter, or nil if the parameter has another type.
    static func actionParameter(from variant: Variant) -> Self?
}

extension Bool: ActionParameter {
    /// The type `b`.
    public static var actionParameterType: VariantType { variantType("b") }
    public static func actionParameter(from variant: Variant) -> Bool? { variant.bool }
}

extension Int: ActionParameter {
    /// The type `x`, a 64-bit integer. Integers of all sizes can be read.
    public static var actionParameterType: VariantType { variantType("x") }
    public static func actionParameter(from variant: Variant) -> Int? { variant.int }
}

extension Double: ActionParameter {
    /// The type `d`.
    public static var actionParameterType: VariantType { variantType("d") }
    public static func actionParameter(from variant: Variant) -> Double? { variant.double }
}

extension String: ActionParameter {
    /// The type `s`.
    public static var actionParameterType: VariantType { variantType("s") }
    public static func actionParameter(from variant: Variant) -> String? { variant.string }
}

extension [String]: ActionParameter {
    /// The type `as`.
    public static var actionParameterType: VariantType { variantType("as") }
    public static func actionParameter(from variant: Variant) -> [String]? { variant.strings }
}

extension Variant: ActionParameter {
    /// The type `v`, a boxed value of any type. For a value that isn't boxed, state its type explicitly.
    public static var actionParameterType: VariantType { variantType("v") }
    public static func actionParameter(from variant: Variant) -> Variant? { variant }
}

private func variantType(_ text: String) -> VariantType {
    guard let type = VariantType(text) else { fatalError("\"\(text)\" isn't a variant type") }
    return type
}
