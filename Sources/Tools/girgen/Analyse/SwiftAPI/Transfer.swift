/// The ownership of the memory that C returns.
package enum Transfer {
    /// The memory is owned by C.
    case none
    /// The container is owned by Swift, and its elements are owned by C.
    case container
    /// The memory is owned by Swift.
    case full
    /// C calls Swift code and passes the memory as an argument. The memory is owned by C or doesn't have an owner yet.
    case borrowed
}
