/// A class for C objects that don't derive from GObject and have their own reference-counting functions.
package struct FundamentalClass {
    /// The members of the root class, which its subclasses inherit.
    package struct Root {
        package let retain, release: String
        /// The casts of an address to the parameter types of both functions, which can belong to another class.
        package let retainCast, releaseCast: Passing.Address.Cast
        package let cast: Passing.Address.Cast
        /// The C functions that get an object from a `GValue` and store an object in it.
        package let getValue, setValue: String?
    }

    /// The superclass, or nil for a root class.
    package let superclass: TypeName?
    package let root: Root?
}
