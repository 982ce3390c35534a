import CGtk
@_spi(Binding) import Gsk

extension PropertyExpression {
    /// Creates the value of the property that a key path leads to, `gtk_property_expression_new_for_pspec`.
    ///
    /// ```swift
    /// StringSorter(expression: PropertyExpression(\Person.name))
    /// StringSorter(expression: PropertyExpression(\Person.address.city))
    /// ```
    ///
    /// A path through other objects makes an expression of each property. The names of the properties are found by
    /// reading the path
    /// of an object: one of the class that is alive and has properties of its own, or else one that is made for it. So
    /// the class is
    /// one that C can make, or has an object by then; and a path through an object that may be absent is a nested
    /// expression, see ``init(_:of:)``. What is no path of GObject properties traps, naming the classes.
    public convenience init<Root: Object, Value>(_ keyPath: KeyPath<Root, Value>) {
        self.init(taking: Self.make(KeyPathSteps.find(keyPath), of: nil))
    }

    /// Creates the value of a property of the object that another expression gives.
    ///
    /// ```swift
    /// PropertyExpression(\Person.name, of: PropertyExpression(\Person.friend))
    /// ```
    public convenience init<Root: Object, Value>(_ keyPath: KeyPath<Root, Value>, of expression: GtkExpression) {
        self.init(taking: Self.make(KeyPathSteps.find(keyPath), of: expression))
    }

    private static func make(_ steps: [ParamSpec], of expression: GtkExpression?) -> UnsafeMutableRawPointer {
        Library.initialize()
        var made = expression?.consumedPointer
        for step in steps {
            let specification = step.pointer.assumingMemoryBound(to: GParamSpec.self)
            made = requiredPointer(
                UnsafeRawPointer(gtk_property_expression_new_for_pspec(OpaquePointer(made), specification)),
                "gtk_property_expression_new_for_pspec"
            )
        }
        return requiredPointer(made, "gtk_property_expression_new_for_pspec")
    }
}
