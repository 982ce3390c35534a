import CGtk
@_spi(Binding) import Gsk

extension PropertyExpression {
    /// Creates an expression whose value is the property at the end of a key path.
    /// `gtk_property_expression_new_for_pspec`.
    ///
    /// ```swift
    /// StringSorter(expression: PropertyExpression(\Person.name))
    /// StringSorter(expression: PropertyExpression(\Person.address.city))
    /// ```
    ///
    /// If the key path leads through other objects, an expression is created for each property in it. To find the names
    /// of the properties, the initializer reads the key path on an instance of the root class. If there is no instance,
    /// the initializer creates one, so C must be able to create instances of the class. If the key path would lead
    /// through an optional object, nest expressions with ``init(_:of:)`` instead. Traps if the key path contains
    /// properties that aren't GObject properties.
    public convenience init<Root: Object, Value>(_ keyPath: KeyPath<Root, Value>) {
        self.init(taking: Self.make(KeyPathSteps.find(keyPath), of: nil))
    }

    /// Creates an expression for a property of the object that another expression returns.
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
