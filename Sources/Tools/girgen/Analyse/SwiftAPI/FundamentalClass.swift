/// A class for C objects that aren't GObjects and have their own reference-counting functions.
package struct FundamentalClass {
    /// The members of the root class, which its subclasses inherit.
    package struct Root {
        package let retain: String
        package let release: String
        /// The cast of an address to the parameter type of the functions for reference counting, which may be declared
        /// for another class.
        package let retainCast: Passing.Address.Cast
        package let releaseCast: Passing.Address.Cast
        package let cast: Passing.Address.Cast
        /// The C functions that get an object from a `GValue` and set one.
        package let getValue: String?
        package let setValue: String?
    }

    /// The superclass, or nil for a root class.
    package let superclass: TypeName?
    package let root: Root?
}
