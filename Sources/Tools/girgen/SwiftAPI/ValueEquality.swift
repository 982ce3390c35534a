/// The C functions by which the values of a class are compared and hashed.
struct ValueEquality: Equatable {
    /// The Swift class whose `isEqual(to:)` and `hash(into:)` are overridden.
    enum Base: String {
        case object = "Object"
        case boxed = "Boxed"
        case fundamental = "FundamentalObject"
    }

    /// A C function with the casts of the addresses that it takes.
    struct Function: Equatable {
        let cName: String
        let casts: [Passing.Address.Cast]
    }

    let base: Base
    /// The class or the protocol whose values C compares.
    let type: TypeName
    let isProtocol: Bool
    let equal: Function
    /// A Boolean value that indicates whether C's result is a `Bool` already.
    let isBool: Bool
    /// The function that hashes, or nil if C only compares.
    let hash: Function?

    var cNames: [String] { [equal.cName] + [hash?.cName].compactMap(\.self) }
}
