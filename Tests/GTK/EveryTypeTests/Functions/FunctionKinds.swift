/// The kinds of parameters that a function has, as far as they are relevant for variations.
struct FunctionKinds: OptionSet {
    let rawValue: Int

    static let integers = FunctionKinds(rawValue: 1 << 0)
    static let doubles = FunctionKinds(rawValue: 1 << 1)
    static let texts = FunctionKinds(rawValue: 1 << 2)
    static let enumerations = FunctionKinds(rawValue: 1 << 3)
    static let flags = FunctionKinds(rawValue: 1 << 4)
    static let objects = FunctionKinds(rawValue: 1 << 5)
    static let values = FunctionKinds(rawValue: 1 << 6)
    static let arrays = FunctionKinds(rawValue: 1 << 7)
    static let optionals = FunctionKinds(rawValue: 1 << 8)
}
