import CGtk
@_spi(Binding) import Gsk

extension PropertyExpression {
    /// Creates the value of the property at the end of a key path, `gtk_property_expression_new_for_pspec`.
    ///
    /// ```swift
    /// StringSorter(expression: PropertyExpression(\Person.name))
    /// StringSorter(expression: PropertyExpression(\Person.address.city))
    /// ```
    ///
    /// A path through other objects creates an expression for each property. The names of the properties are found by
    /// reading the path of an object: an existing instance of the class that declares the property, or one that is
    /// created for it. Therefore C must be able to create an instance of the class, or one must exist. For a path
    /// through an optional object, nest expressions with ``init(_:of:)``. Traps, naming the classes, if the path isn't
    /// made of GObject properties.
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
