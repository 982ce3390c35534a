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
    /// A Boolean value that indicates whether the value is isolated to the main actor.
    @usableFromInline package let isIsolated: Bool

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

    /// Creates a key that sorts by a property that's isolated to the main actor, for example of a `@MainActor` class.
    ///
    /// Elements are sorted on the main thread, even by `arranged(by:)`. `sorted(by:)` traps on another thread. Stored
    /// properties of structures that are strings or numbers don't have this restriction.
    //
    // `@preconcurrency` lets code that isn't isolated call the initializer in the Swift 5 mode. There, the compiler chooses
    // it for all key paths.
    @inlinable
    @preconcurrency
    @MainActor
    public init<Value: Comparable>(_ keyPath: KeyPath<Element, Value>, _ direction: Direction = .ascending) {
        let isStored = MemoryLayout<Element>.offset(of: keyPath) != nil
        let isKnown =
            Value.self is String.Type || Value.self is any BinaryInteger.Type || Value.self is any FloatingPoint.Type
        self.init(keyPath, direction, isIsolated: !isStored || !isKnown) { $0 < $1 }
    }

    /// Creates a key that sorts by a property that's isolated to the main actor, in the order that a closure defines.
    ///
    /// Elements are sorted on the main thread, even by `arranged(by:)`. `sorted(by:)` traps on another thread.
    //
    // `@preconcurrency` has the same reason as above.
    @inlinable
    @preconcurrency
    @MainActor
    public init<Value>(
        _ keyPath: KeyPath<Element, Value>,
        _ direction: Direction = .ascending,
        by areInIncreasingOrder: @escaping (Value, Value) -> Bool
    ) {
        self.init(keyPath, direction, isIsolated: true, by: areInIncreasingOrder)
    }

    @inlinable
    @MainActor
    package init<Value>(
        _ keyPath: KeyPath<Element, Value>,
        _ direction: Direction = .ascending,
        isIsolated: Bool,
        by areInIncreasingOrder: @escaping (Value, Value) -> Bool
    ) {
        // The casts only change annotations. They're safe, because a key path is immutable, and because
        // `requireMainThread` traps if isolated properties are compared on another thread.
        let keyPath = unsafeBitCast(keyPath, to: (any KeyPath<Element, Value> & Sendable).self)
        let areInOrder = unsafeBitCast(areInIncreasingOrder, to: (@Sendable (Value, Value) -> Bool).self)
        self.keyPath = keyPath
        self.direction = direction
        self.isIsolated = isIsolated
        order = ElementOrder(keyPath, ClosureOrder(areInIncreasingOrder: areInOrder))
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
        keys.requireMainThread()
        let elements = Array(self)
        if keys.isEmpty { return elements }
        return elements.withUnsafeBufferPointer { elements in
            elements.elements(at: keys.sorted(Array(0..<UInt32(elements.count)), of: elements))
        }
    }
}
