import Gtk

/// A list item with properties.
public class Person: Object {
    public var name: String
    public let age: Int

    public init(_ name: String, age: Int = 0) {
        self.name = name
        self.age = age
        super.init()
    }
}

/// A subclass of a list item.
public final class Employee: Person {}
