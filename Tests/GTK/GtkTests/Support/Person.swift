import Gtk

/// A list item with properties.
class Person: Object {
    var name: String
    let age: Int

    init(_ name: String, age: Int = 0) {
        self.name = name
        self.age = age
        super.init()
    }
}

/// A subclass of a list item.
final class Employee: Person {}
