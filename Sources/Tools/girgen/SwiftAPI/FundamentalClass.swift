/// A class of what is no object and counts references by functions of its own.
struct FundamentalClass {
    /// What the first class of its kind has for all.
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

    /// The superclass; nil for the first of its kind.
    let superclass: TypeName?
    let root: Root?
}
