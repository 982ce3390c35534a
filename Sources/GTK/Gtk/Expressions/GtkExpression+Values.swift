import CGtk
@_spi(Binding) import Gsk

extension GtkExpression {
    /// Returns the expression's value for an object. Returns nil if the expression can't be evaluated, for example
    /// because an object in its path is nil. `gtk_expression_evaluate`.
    ///
    /// Throws ``/GLib/ValueError`` if the value has a different type.
    public func evaluate<Content: ValueConvertible>(
        on object: Object?,
        as type: Content.Type = Content.self
    ) throws(ValueError) -> Content? {
        let value = Value()
        return evaluate(object, value: value) ? try value.get(as: type) : nil
    }

    /// Calls a closure whenever the expression's value for an object may have changed, until the returned object is
    /// released. `gtk_expression_watch`.
    ///
    /// The closure receives the value, or nil if the expression can't be evaluated. The closure is also released when
    /// the watched object is deallocated. If the value has a different type, the program traps.
    public func watch<Content: ValueConvertible>(
        on object: Object,
        as type: Content.Type = Content.self,
        _ handler: @escaping @MainActor (Content?) -> Void
    ) -> AnyCancellable {
        let expression = self
        let watch = watch(object) { [weak object] in
            guard let object else { return }
            do {
                handler(try expression.evaluate(on: object, as: type))
            } catch {
                fatalError("Can't evaluate a watched expression: \(error)")
            }
        }
        return .onMainThread { watch.unwatch() }
    }
}
