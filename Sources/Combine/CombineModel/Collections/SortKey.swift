/// An ascending or descending sort order for the value of a key path.
///
/// ```swift
/// @Published var sort: [SortKey<Note>] = [SortKey(\.due), SortKey(\.title, .descending)]
/// ```
///
/// Two keys are equal if they have the same key path and direction. Corresponds to `KeyPathComparator` in Foundation.
public struct SortKey<Element>: Equatable, Sendable {
    /// The direction of a sort order.
    public enum Direction: Hashable, Sendable {
        /// Smaller values are first.
        case ascending
        /// Greater values are first.
        case descending
    }

    /// The key path of the value to compare.
    public let keyPath: any PartialKeyPath<Element> & Sendable
    /// The direction of the sort order.
    public var direction: Direction

    /// The functions that compare and sort elements by this key.
    @usableFromInline let order: ElementOrder<Element>

    /// Creates a key that sorts by the value of a key path.
    @inlinable
    public init<Value: Comparable & SendableMetatype>(
        _ keyPath: any KeyPath<Element, Value> & Sendable,
        _ direction: Direction = .ascending
    ) {
        self.keyPath = keyPath
        self.direction = direction
        order = ElementOrder(keyPath, ComparableOrder<Value>())
    }

    /// Creates a key that sorts by the value of a key path, in the order that a closure defines.
    ///
    /// ```swift
    /// SortKey(\.isPaid) { !$0 && $1 }
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The key path to the value.
    ///   - direction: The direction of the order.
    ///   - areInIncreasingOrder: A closure that returns whether the first of two values precedes the second. Two values
    ///     are equal if neither precedes the other.
    @inlinable
    public init<Value: SendableMetatype>(
        _ keyPath: any KeyPath<Element, Value> & Sendable,
        _ direction: Direction = .ascending,
        by areInIncreasingOrder: @escaping @Sendable (Value, Value) -> Bool
    ) {
        self.keyPath = keyPath
        self.direction = direction
        order = ElementOrder(keyPath, ClosureOrder(areInIncreasingOrder: areInIncreasingOrder))
    }

    public static func == (first: Self, second: Self) -> Bool {
        first.keyPath == second.keyPath && first.direction == second.direction
    }
}

extension Sequence {
    /// Returns the elements sorted by the given keys.
    ///
    /// Each key sorts the elements that are equal according to the previous keys. Elements that are equal according to
    /// all keys keep their order.
    @inlinable
    public func sorted(by keys: [SortKey<Element>]) -> [Element] {
        let elements = Array(self)
        if keys.isEmpty { return elements }
        return elements.withUnsafeBufferPointer { elements in
            elements.elements(at: keys.sorted(Array(0..<UInt32(elements.count)), of: elements))
        }
    }
}
