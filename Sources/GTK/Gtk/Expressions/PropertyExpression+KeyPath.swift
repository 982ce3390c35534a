import CGtk
@_spi(Binding) import Gsk

extension PropertyExpression {
    /// Creates an expression for the property at the end of a key path, `gtk_property_expression_new_for_pspec`.
    ///
    /// ```swift
    /// StringSorter(expression: PropertyExpression(\Person.name))
    /// StringSorter(expression: PropertyExpression(\Person.address.city))
    /// ```
    ///
    /// For a path through other objects, an expression is created for each property. The names of the properties are
    /// determined by reading the path on an instance of the root class. If no instance exists, one is created, so C
    /// must be able to create instances of the class. For a path through an optional object, nest expressions with
    /// ``init(_:of:)``. Traps if the path contains other properties than GObject properties.
    public convenience init<Root: Object, Value>(_ keyPath: KeyPath<Root, Value>) {
        self.init(taking: Self.make(KeyPathSteps.find(keyPath), of: nil))
    }

    /// Creates an expression for a property of an object, which is the value of another expression.
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
