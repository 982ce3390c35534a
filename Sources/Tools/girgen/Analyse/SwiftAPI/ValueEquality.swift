/// The C functions that compare and hash the instances of a class.
package struct ValueEquality: Equatable {
    /// The Swift class whose `isEqual(to:)` and `hash(into:)` are overridden.
    package enum Base: String {
        case object = "Object"
        case boxed = "Boxed"
        case fundamental = "FundamentalObject"
    }

    /// A C function with the casts of its arguments.
    package struct Function: Equatable {
        package let cName: String
        package let casts: [Passing.Address.Cast]
    }

    package let base: Base
    /// The class or the protocol whose instances are compared by C.
    package let type: TypeName
    package let isProtocol: Bool
    package let equal: Function
    package let isBool: Bool
    /// The function that hashes instances. It's nil if C can compare instances, but has no hash function.
    package let hash: Function?
    package let condition: Condition?

    package var cNames: [String] { [equal.cName] + [hash?.cName].compactMap(\.self) }
}
