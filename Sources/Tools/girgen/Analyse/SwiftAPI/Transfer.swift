/// The ownership of the memory that C returns.
package enum Transfer {
    /// The memory is owned by C.
    case none
    /// The container is owned by Swift, and its elements are owned by C.
    case container
    /// The memory is owned by Swift.
    case full
    /// The memory is owned by C or doesn't have an owner yet. C passes the memory to Swift code that it calls.
    case borrowed
}
