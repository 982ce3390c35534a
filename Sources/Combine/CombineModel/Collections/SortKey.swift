/// What elements are sorted by: the value of a key path, up or down.
///
/// ```swift
/// @Published var sort: [SortKey<Note>] = [SortKey(\.due), SortKey(\.title, .descending)]
/// ```
///
/// SwiftUI's tables have Foundation's `KeyPathComparator` for it. Two keys of one key path and direction are equal.
public struct SortKey<Element>: Equatable, Sendable {
    /// Whether small values or great ones come first.
    public enum Direction: Hashable, Sendable {
        /// Small ones first.
        case ascending
        /// Great ones first.
        case descending
    }

    /// The path to the value.
    public let keyPath: any PartialKeyPath<Element> & Sendable
    /// Whether small values or great ones come first.
    public var direction: Direction

    /// Whether the first of two elements comes before the second; `nil` where their values are equal. Up.
    private let isAscending: @Sendable (Element, Element) -> Bool?

    /// Sorts by the value of a key path.
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

    /// Whether the first of two elements comes before the second; `nil` where the key says nothing of their order.
    func isOrdered(_ first: Element, _ second: Element) -> Bool? {
        isAscending(first, second).map { direction == .ascending ? $0 : !$0 }
    }

    public static func == (first: Self, second: Self) -> Bool {
        first.keyPath == second.keyPath && first.direction == second.direction
    }
}

extension Sequence {
    /// The elements sorted by the first key, those that it finds equal by the second, and so on; equal elements stay in their
    /// order.
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
