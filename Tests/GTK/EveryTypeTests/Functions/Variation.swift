/// A variation of the arguments of a call.
enum Variation: Int, CaseIterable {
    case ordinary
    /// Zero, an empty string, or no elements.
    case empty
    /// The largest number that fits into the C type, a megabyte of text, or a thousand elements.
    case huge
    /// A number that doesn't fit into the C type.
    case overflowing
    /// -1, and infinity.
    case negative
    case notANumber
    /// `nil` for all optional parameters.
    case missing
    /// A string that contains NUL.
    case withNul
    /// A number that an enumeration doesn't define.
    case undeclared
    /// An invalid type, the receiver instead of another object, or too few elements.
    case wrong
    /// Alternating ordinary and largest values, and arrays of different lengths.
    case mixed
    /// The same as `mixed`, in the opposite order.
    case mixedOtherwise
    /// The receiver is an object of an empty subclass of an abstract class, or of a class that conforms to an interface
    /// without implementing it.
    case hollow

    /// The kinds of parameters to which a variation applies.
    private var kinds: FunctionKinds {
        switch self {
        case .ordinary: []
        case .empty: [.integers, .doubles, .texts, .flags, .values, .arrays]
        case .huge: [.integers, .doubles, .texts, .values, .arrays]
        case .overflowing: [.integers]
        case .negative: [.integers, .doubles, .values]
        case .notANumber: [.doubles, .values]
        case .missing: [.optionals]
        case .hollow: []
        case .mixed, .mixedOtherwise: [.integers, .doubles, .arrays]
        case .withNul: [.texts]
        case .undeclared: [.enumerations]
        case .wrong: [.flags, .objects, .values, .arrays]
        }
    }

    /// A Boolean value that indicates whether generated code rejects these arguments in the same way for every
    /// parameter.
    var isRefusedAlike: Bool { self == .overflowing || self == .withNul || self == .undeclared }

    /// Returns a Boolean value that indicates whether the variation applies to a function.
    func applies(to function: FunctionEntry) -> Bool {
        self == .ordinary || self == .hollow || !kinds.isDisjoint(with: function.kinds)
    }
}
