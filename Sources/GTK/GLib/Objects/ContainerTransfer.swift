/// A value that indicates whether C transfers ownership when it returns a container, such as a list.
@_spi(Binding)
public enum ContainerTransfer: Sendable {
    /// C keeps the ownership of the list and its elements.
    case none
    /// The caller receives the ownership of the list, but not of its elements.
    case container
    /// The caller receives the ownership of the list and its elements.
    case full

    @inlinable var ofElements: Transfer { self == .full ? .full : .none }
    /// A Boolean value that indicates whether the caller must free the list itself.
    @inlinable var includesContainer: Bool { self != .none }
}
