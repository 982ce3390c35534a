/// The ownership of the memory that C returns.
package enum Transfer {
    /// C's.
    case none
    /// Swift's, but for what is in it.
    case container
    /// Swift's.
    case full
    /// C's, which calls Swift with it, maybe before it has an owner.
    case borrowed
}
