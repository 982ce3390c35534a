/// A class for C objects that aren't GObjects and have their own reference-counting functions.
package struct FundamentalClass {
    /// The members that the first class of its kind has for all.
    package struct Root {
        package let retain: String
        package let release: String
        /// The cast of an address to the parameter type of these functions, which may be declared for another class.
        package let retainCast: Passing.Address.Cast
        package let releaseCast: Passing.Address.Cast
        package let cast: Passing.Address.Cast
        /// The C functions that get one from a `GValue` and set one.
        package let getValue: String?
        package let setValue: String?
    }

    /// The superclass, or nil for the first of its kind.
    package let superclass: TypeName?
    package let root: Root?
}
