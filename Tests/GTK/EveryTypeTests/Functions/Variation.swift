/// The kind of arguments of a call.
enum Variation: Int, CaseIterable {
    case ordinary
    /// Zero, no text, no elements.
    case empty
    /// The largest that C has room for. A megabyte of text. A thousand elements.
    case huge
    /// More than C has room for.
    case overflowing
    /// -1, and infinity.
    case negative
    case notANumber
    /// `nil` for all that may be left out.
    case missing
    /// A text with a NUL in it.
    case withNul
    /// A number that an enumeration does not declare.
    case undeclared
    /// An invalid type, the object that the function is called on in place of another one, one element too few.
    case wrong
    /// The largest after the ordinary, by turns, and arrays of other lengths.
    case mixed
    /// The same the other way round.
    case mixedOtherwise
    /// On an object of a subclass that overrides nothing of an abstract class, or of a Swift class that conforms to an
    /// interface and implements none of its functions.
    case hollow

    /// The kinds of arguments of which a variation says something.
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

    /// A Boolean value that indicates whether what refuses such arguments is one line, which the generator prints
    /// wherever there is such an argument.
    var isRefusedAlike: Bool { self == .overflowing || self == .withNul || self == .undeclared }

    /// Returns a Boolean value that indicates whether a function's arguments can be like this.
    func applies(to function: FunctionEntry) -> Bool {
        self == .ordinary || self == .hollow || !kinds.isDisjoint(with: function.kinds)
    }
}
