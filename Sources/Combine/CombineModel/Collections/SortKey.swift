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
    /// A Boolean value that indicates whether elements can be compared only on the main thread.
    @usableFromInline let isIsolated: Bool

    /// Creates a key that sorts by the value of a key path.
    @inlinable
    public init<Value: Comparable & SendableMetatype>(
        _ keyPath: any KeyPath<Element, Value> & Sendable,
        _ direction: Direction = .ascending
    ) {
        self.keyPath = keyPath
        self.direction = direction
        order = ElementOrder(keyPath, ComparableOrder<Value>())
        isIsolated = false
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
        isIsolated = false
    }

    /// Creates a key that sorts by a property that's isolated to the main actor, such as that of an `@Observable` class.
    ///
    /// Elements are sorted by this key only on the main thread, also by `arranged(by:)`. On another thread, `sorted(by:)`
    /// traps.
    @MainActor
    public init<Value: Comparable>(_ keyPath: KeyPath<Element, Value>, _ direction: Direction = .ascending) {
        self.init(isolated: keyPath, direction) { $0 < $1 }
    }

    /// Creates a key that sorts by a property that's isolated to the main actor, in the order that a closure defines.
    @MainActor
    public init<Value>(
        _ keyPath: KeyPath<Element, Value>,
        _ direction: Direction = .ascending,
        by areInIncreasingOrder: @escaping (Value, Value) -> Bool
    ) {
        self.init(isolated: keyPath, direction, by: areInIncreasingOrder)
    }

    @MainActor
    package init<Value>(
        isolated keyPath: KeyPath<Element, Value>,
        _ direction: Direction = .ascending,
        by areInIncreasingOrder: @escaping (Value, Value) -> Bool
    ) {
        // The casts only change annotations. They're safe, because `requireThread` traps if the elements are sorted on
        // another thread than the main thread, and because a key path is immutable.
        let keyPath = unsafeBitCast(keyPath, to: (any KeyPath<Element, Value> & Sendable).self)
        let areInOrder = unsafeBitCast(areInIncreasingOrder, to: (@Sendable (Value, Value) -> Bool).self)
        self.keyPath = keyPath
        self.direction = direction
        order = ElementOrder(keyPath, ClosureOrder(areInIncreasingOrder: areInOrder))
        isIsolated = true
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
        keys.requireThread()
        let elements = Array(self)
        if keys.isEmpty { return elements }
        return elements.withUnsafeBufferPointer { elements in
            elements.elements(at: keys.sorted(Array(0..<UInt32(elements.count)), of: elements))
        }
    }
}
