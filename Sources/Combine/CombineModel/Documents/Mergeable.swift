/// A value whose changes can be merged with other changes of the same value.
///
/// ```swift
/// struct Note: Mergeable, Identifiable {
///     let id: UUID
///     var title = ""
///     var tags: [Tag] = []
///
///     static let mergedProperties: [MergedProperty<Note>] = [.init(\.title), .init(\.tags)]
/// }
/// ```
///
/// - The listed properties are merged separately. If both sides changed a property, our value is used. A property that
///   is itself a `Mergeable` value is merged by its parts.
/// - Arrays of identifiable elements are merged by identity. If one side removed an element that the other side
///   changed, the element is kept. Each identity should occur only once. An array with duplicates is replaced as a
///   whole if elements are inserted, removed or moved.
/// - A type without listed properties is replaced as a whole.
public protocol Mergeable: Equatable, Sendable {
    /// The properties that are merged separately. List all properties that can change.
    static var mergedProperties: [MergedProperty<Self>] { get }

    /// Returns the change between two values, or nil if they're equal.
    static func change(from old: Self, to new: Self) -> ValueChange<Self>?
}

extension Mergeable {
    public static var mergedProperties: [MergedProperty<Self>] { [] }

    @inlinable
    public static func change(from old: Self, to new: Self) -> ValueChange<Self>? {
        let changes = mergedProperties.compactMap { $0.change(old, new) }
        if changes.isEmpty { return old == new ? nil : .replacement(new) }
        let change = changes.count == 1 ? changes[0] : ValueChange(changes)
        assert(
            change.merged(into: old) == new,
            "\(Self.self).mergedProperties doesn't list all properties that can change"
        )
        return change
    }

    /// Returns a value with the changes of both sides.
    ///
    /// - Parameters:
    ///   - ours: The value with our changes.
    ///   - theirs: The value with the changes of another program.
    ///   - base: The value before both changes.
    public static func merged(_ ours: Self, _ theirs: Self, base: Self) -> Self {
        change(from: base, to: ours)?.merged(into: theirs) ?? theirs
    }
}

/// A property that is merged separately from the other properties of its type.
public struct MergedProperty<Root: Sendable>: Sendable {
    @usableFromInline let change: @Sendable (_ old: Root, _ new: Root) -> ValueChange<Root>?

    /// Creates a description of a property that is replaced as a whole.
    @inlinable
    @_disfavoredOverload
    public init<Value: Equatable & Sendable>(_ property: any WritableKeyPath<Root, Value> & Sendable) {
        change = { old, new in
            let value = new[keyPath: property]
            if old[keyPath: property] == value { return nil }
            return ValueChange<Value>.replacement(value).inside(property)
        }
    }

    /// Creates a description of a property that is merged by its parts.
    @inlinable
    public init<Value: Mergeable>(_ property: any WritableKeyPath<Root, Value> & Sendable) {
        change = { old, new in
            Value.change(from: old[keyPath: property], to: new[keyPath: property])?.inside(property)
        }
    }
}
