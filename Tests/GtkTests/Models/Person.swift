import Gtk

/// An item with state of its own.
class Person: Object {
    var name: String
    let age: Int

    init(_ name: String, age: Int = 0) {
        self.name = name
        self.age = age
        super.init()
    }
}

/// A kind of it.
final class Employee: Person {}
