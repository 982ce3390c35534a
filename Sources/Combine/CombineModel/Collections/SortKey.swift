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

    /// A closure that returns whether the first of two elements precedes the second in ascending order, or nil if their
    /// values are equal.
    private let isAscending: @Sendable (Element, Element) -> Bool?

    /// Creates a key that sorts by the value of a key path.
    public init<Value: Comparable & SendableMetatype>(
        _ keyPath: any KeyPath<Element, Value> & Sendable,
        _ direction: Direction = .ascending
    ) {
        self.keyPath = keyPath
        self.direction = direction
        isAscending = { first, second in
            let (first, second) = (first[keyPath: keyPath], second[keyPath: keyPath])
            return first == second ? nil : first < second
        }
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
    public init<Value: SendableMetatype>(
        _ keyPath: any KeyPath<Element, Value> & Sendable,
        _ direction: Direction = .ascending,
        by areInIncreasingOrder: @escaping @Sendable (Value, Value) -> Bool
    ) {
        self.keyPath = keyPath
        self.direction = direction
        isAscending = { first, second in
            let (first, second) = (first[keyPath: keyPath], second[keyPath: keyPath])
            if areInIncreasingOrder(first, second) { return true }
            return areInIncreasingOrder(second, first) ? false : nil
        }
    }

    /// Returns a Boolean value that indicates whether the first of two elements precedes the second, or nil if their
    /// values are equal.
    func isOrdered(_ first: Element, _ second: Element) -> Bool? {
        isAscending(first, second).map { direction == .ascending ? $0 : !$0 }
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
    public func sorted(by keys: [SortKey<Element>]) -> [Element] {
        if keys.isEmpty { return Array(self) }
        return sorted { first, second in
            for key in keys {
                if let isOrdered = key.isOrdered(first, second) { return isOrdered }
            }
            return false
        }
    }
}
