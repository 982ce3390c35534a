/// The condition of `#if` around a declaration: the trait of the package that the declaration requires. A declaration
/// without a condition is also compiled without traits.
package struct Condition: Hashable, Comparable {
    package let trait: String
    /// The index of the trait. A trait includes the traits with lower indexes.
    package let place: Int

    package static func < (left: Condition, right: Condition) -> Bool { left.place < right.place }
}

extension Condition? {
    /// Returns true if this condition requires more than the other one.
    package func isLater(than other: Condition?) -> Bool {
        guard let self else { return false }
        return other.map { $0 < self } ?? true
    }

    /// Returns the condition that requires both this condition and another one.
    package func and(_ other: Condition?) -> Condition? { isLater(than: other) ? self : other }
}

extension Sequence<Condition?> {
    /// The condition that all elements include, or nil if an element has no condition.
    package var common: Condition? {
        let conditions = map(\.self)
        return conditions.contains(nil) ? nil : conditions.compactMap(\.self).min()
    }
}
