/// Who owns a list or an array that comes from C, and what is in it.
@_spi(Binding)
public enum ContainerTransfer: Sendable {
    /// C keeps both.
    case none
    /// The list is the caller's, its elements are not.
    case container
    /// Both are the caller's.
    case full

    /// Who owns the elements.
    @inlinable var ofElements: Transfer { self == .full ? .full : .none }
    /// A Boolean value that indicates whether the list itself is the caller's to free.
    @inlinable var includesContainer: Bool { self != .none }
}
