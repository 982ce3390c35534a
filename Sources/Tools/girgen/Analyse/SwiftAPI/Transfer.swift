/// The ownership of the memory that C returns.
package enum Transfer {
    /// The memory is owned by C.
    case none
    /// The container is owned by Swift, and its elements are owned by C.
    case container
    /// The memory is owned by Swift.
    case full
    /// The memory is owned by C, which passes it to Swift, possibly before it has an owner.
    case borrowed
}
