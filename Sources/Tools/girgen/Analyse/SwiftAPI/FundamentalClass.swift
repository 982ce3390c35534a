/// A class for C objects that don't derive from GObject and have their own reference-counting functions.
package struct FundamentalClass {
    /// The members of the root class, which its subclasses inherit.
    package struct Root {
        package let retain: String
        package let release: String
        /// The cast of an address to the parameter type of `retain`. Both functions can belong to another class.
        package let retainCast: Passing.Address.Cast
        package let releaseCast: Passing.Address.Cast
        package let cast: Passing.Address.Cast
        /// The C function that gets an object from a `GValue`.
        package let getValue: String?
        /// The C function that stores an object in a `GValue`.
        package let setValue: String?
    }

    /// The superclass, or nil for a root class.
    package let superclass: TypeName?
    package let root: Root?
}
