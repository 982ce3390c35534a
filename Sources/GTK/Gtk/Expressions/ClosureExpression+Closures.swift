import CGtk
@_spi(Binding) import Gsk

extension ClosureExpression {
    /// Creates an expression whose value is computed by a closure from an object. `gtk_closure_expression_new`.
    ///
    /// ```swift
    /// let initials = ClosureExpression { (person: Person) in String(person.name.prefix(1)) }
    /// StringFilter(expression: initials)
    /// ```
    ///
    /// The expression owns the closure, and calls it each time that the value is requested. The expression doesn't
    /// change when a value that the closure reads changes. To update it, pass such values as expressions. If the object
    /// is nil, the closure isn't called, and the value is zero, empty or nil. An object of another class traps. Results
    /// that aren't ``ValueConvertible`` are boxed.
    public convenience init<Item: Object, Result>(_ closure: @escaping @MainActor (Item) -> Result) {
        self.init(taking: Self.make(ExpressionClosure(closure), []))
    }

    /// Creates an expression whose value is computed by a closure from an object and the value of another expression.
    /// It's evaluated again when that value changes.
    ///
    /// ```swift
    /// ClosureExpression(PropertyExpression(\Person.name)) { (person: Person, name: String) in name.uppercased() }
    /// ```
    public convenience init<Item: Object, First, Result>(
        _ first: GtkExpression,
        _ closure: @escaping @MainActor (Item, First) -> Result
    ) {
        self.init(taking: Self.make(ExpressionClosure(closure), [first]))
    }

    /// Creates an expression whose value is computed by a closure from an object and the values of two other
    /// expressions. It's evaluated again when one of these values changes.
    public convenience init<Item: Object, First, Second, Result>(
        _ first: GtkExpression,
        _ second: GtkExpression,
        _ closure: @escaping @MainActor (Item, First, Second) -> Result
    ) {
        self.init(taking: Self.make(ExpressionClosure(closure), [first, second]))
    }

    private static func make(_ closure: ExpressionClosure, _ parameters: [GtkExpression]) -> UnsafeMutableRawPointer {
        Library.initialize()
        var taken: [OpaquePointer?] = parameters.map { OpaquePointer($0.consumedPointer) }
        let made = gtk_closure_expression_new(
            closure.resultType,
            closure.makeClosure(),
            guint(taken.count),
            &taken
        )
        return requiredPointer(UnsafeRawPointer(made), "gtk_closure_expression_new")
    }
}
