import CGtk
@_spi(Binding) import Gsk

extension ClosureExpression {
    /// Creates an expression whose value a closure computes from an object. `gtk_closure_expression_new`.
    ///
    /// ```swift
    /// let initials = ClosureExpression { (person: Person) in String(person.name.prefix(1)) }
    /// StringFilter(expression: initials)
    /// ```
    ///
    /// The expression retains the closure and calls it whenever the value is requested. The expression doesn't observe
    /// the values that the closure reads. To observe a value, use an initializer with an expression for that value. If
    /// the object is nil, the closure isn't called, and the value of the expression is zero, empty or nil. If the
    /// object is an instance of a different class, the program traps. Results that aren't ``/GLib/ValueConvertible``
    /// are boxed.
    public convenience init<Item: Object, Result>(_ closure: @escaping @MainActor (Item) -> Result) {
        self.init(taking: Self.make(ExpressionClosure(closure), []))
    }

    /// Creates an expression whose value a closure computes from an object and the value of another expression. When
    /// that value changes, the closure is called again.
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

    /// Creates an expression whose value a closure computes from an object and the values of two other expressions.
    /// When one of these values changes, the closure is called again.
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
        let made = gtk_closure_expression_new(closure.resultType, closure.makeClosure(), guint(taken.count), &taken)
        return requiredPointer(UnsafeRawPointer(made), "gtk_closure_expression_new")
    }
}
