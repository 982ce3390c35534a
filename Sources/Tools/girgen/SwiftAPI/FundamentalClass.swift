/// A class for C objects that aren't GObjects and have their own reference-counting functions.
struct FundamentalClass {
    /// The members that the first class of its kind has for all.
    struct Root {
        let retain: String
        let release: String
        /// The cast of an address to the parameter type of these functions, which may be declared for another class.
        let retainCast: Passing.Address.Cast
        let releaseCast: Passing.Address.Cast
        let cast: Passing.Address.Cast
        /// The C functions that get one from a `GValue` and set one.
        let getValue: String?
        let setValue: String?
    }

    /// The superclass, or nil for the first of its kind.
    let superclass: TypeName?
    let root: Root?
}
