import CGtk
import Gsk

/// A Swift type that the parameter of an action can be converted to.
public protocol ActionParameter {
    /// The default variant type of the parameter.
    static var actionParameterType: VariantType { get }
    /// Returns the content of a parameter, or nil if the parameter has a different type.
    static func actionParameter(from variant: Variant) -> Self?
}

extension Bool: ActionParameter {
    /// The type string `b`, for a Boolean value.
    public static var actionParameterType: VariantType { variantType("b") }
    public static func actionParameter(from variant: Variant) -> Bool? { variant.bool }
}

extension Int: ActionParameter {
    /// The type string `x`, for a 64-bit integer. Parameters with other integer types can be converted too.
    public static var actionParameterType: VariantType { variantType("x") }
    public static func actionParameter(from variant: Variant) -> Int? { variant.int }
}

extension Double: ActionParameter {
    /// The type string `d`, for a floating-point number.
    public static var actionParameterType: VariantType { variantType("d") }
    public static func actionParameter(from variant: Variant) -> Double? { variant.double }
}

extension String: ActionParameter {
    /// The type string `s`, for a string.
    public static var actionParameterType: VariantType { variantType("s") }
    public static func actionParameter(from variant: Variant) -> String? { variant.string }
}

extension [String]: ActionParameter {
    /// The type string `as`, for an array of strings.
    public static var actionParameterType: VariantType { variantType("as") }
    public static func actionParameter(from variant: Variant) -> [String]? { variant.strings }
}

extension Variant: ActionParameter {
    /// The type string `v`, for a variant that contains a value of any type. If the parameter isn't enclosed in a
    /// variant, specify its type explicitly.
    public static var actionParameterType: VariantType { variantType("v") }
    public static func actionParameter(from variant: Variant) -> Variant? { variant }
}

private func variantType(_ text: String) -> VariantType {
    guard let type = VariantType(text) else { fatalError("\"\(text)\" isn't a variant type") }
    return type
}
