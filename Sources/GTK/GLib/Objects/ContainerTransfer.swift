/// The ownership of a list or an array from C and of its elements.
@_spi(Binding)
public enum ContainerTransfer: Sendable {
    /// C keeps both.
    case none
    /// The list is the caller's, its elements are not.
    case container
    /// Both are the caller's.
    case full

    /// The ownership of the elements.
    @inlinable var ofElements: Transfer { self == .full ? .full : .none }
    /// A Boolean value that indicates whether the list itself is the caller's to free.
    @inlinable var includesContainer: Bool { self != .none }
}
