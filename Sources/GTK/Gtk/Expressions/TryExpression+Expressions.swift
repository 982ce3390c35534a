#if GTK4_22
import CGtk
@_spi(Binding) import Gsk

extension TryExpression {
    /// Creates an expression from several expressions. Its value is the value of the first expression that can be
    /// evaluated. `gtk_try_expression_new`.
    ///
    /// ```swift
    /// let friend = PropertyExpression(\Person.name, of: PropertyExpression(\Person.friend))
    /// TryExpression(friend, ConstantExpression(value: try Value("nobody")))
    /// ```
    ///
    /// In this example, the second expression is used if `friend` is nil. All expressions must have the type of the
    /// first expression or a subtype. Otherwise, the initializer traps. Since 4.22, with the trait `GTK4_22`.
    public convenience init(_ first: GtkExpression, _ others: GtkExpression...) {
        Library.initialize()
        var taken: [OpaquePointer?] = ([first] + others).map { OpaquePointer($0.consumedPointer) }
        let made = gtk_try_expression_new(guint(taken.count), &taken)
        self.init(taking: requiredPointer(UnsafeRawPointer(made), "gtk_try_expression_new"))
    }
}
#endif
