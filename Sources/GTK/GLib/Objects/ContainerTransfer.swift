/// The ownership of a list or an array from C and of its elements.
@_spi(Binding)
public enum ContainerTransfer: Sendable {
    /// C owns both the list and its elements.
    case none
    /// The caller owns the list, but not its elements.
    case container
    /// The caller owns both the list and its elements.
    case full

    /// The ownership of the elements.
    @inlinable var ofElements: Transfer { self == .full ? .full : .none }
    /// A Boolean value that indicates whether the caller must free the list itself.
    @inlinable var includesContainer: Bool { self != .none }
}
