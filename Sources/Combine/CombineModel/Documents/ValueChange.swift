/// A change between two versions of a value, which can be applied to any other version.
public struct ValueChange<Value> {
    /// The place of the text that the change replaces. Empty if the change isn't the replacement of a single text.
    @usableFromInline let textPlace: [AnyHashable]
    @usableFromInline let run: (_ value: inout Value, _ isMerge: Bool) -> ValueChange

    @inlinable
    init(textPlace: [AnyHashable] = [], _ run: @escaping (_ value: inout Value, _ isMerge: Bool) -> ValueChange) {
        self.textPlace = textPlace
        self.run = run
    }

    /// Creates a change that consists of several changes.
    @inlinable
    init(_ changes: [ValueChange]) {
        self.init { value, isMerge in
            var inverses: [ValueChange] = []
            for change in changes { inverses.append(change.run(&value, isMerge)) }
            return ValueChange(inverses.reversed())
        }
    }

    /// Returns a change that replaces the whole value.
    @inlinable
    static func replacement(_ new: Value) -> ValueChange {
        ValueChange(textPlace: Value.self == String.self ? [""] : []) { value, _ in
            let old = value
            value = new
            return replacement(old)
        }
    }

    /// Applies the change. Returns the change that reverts it.
    ///
    /// The parts of the change whose elements no longer exist have no effect, and neither have insertions of elements
    /// that already exist.
    @inlinable
    @discardableResult
    public func apply(to value: inout Value) -> ValueChange { run(&value, false) }

    /// Returns a value with the change. If the value lacks a changed element, the element is inserted. If it has an
    /// inserted element, the element is replaced.
    @inlinable
    func merged(into value: Value) -> Value {
        var value = value
        _ = run(&value, true)
        return value
    }

    /// Returns the change for a value whose property has the type of this change.
    @inlinable
    func inside<Root>(_ property: WritableKeyPath<Root, Value>) -> ValueChange<Root> {
        ValueChange<Root>(textPlace: textPlace.isEmpty ? [] : [AnyHashable(property)] + textPlace) { root, isMerge in
            run(&root[keyPath: property], isMerge).inside(property)
        }
    }
}
