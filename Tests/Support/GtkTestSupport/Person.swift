import Gtk

/// An item with a state.
public class Person: Object {
    public var name: String
    public let age: Int

    public init(_ name: String, age: Int = 0) {
        self.name = name
        self.age = age
        super.init()
    }
}

/// A subclass of an item.
public final class Employee: Person {}
