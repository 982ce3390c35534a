import CGtk
import Combine
@_spi(Binding) import Gsk

extension GtkExpression {
    /// Returns the value for an object. Returns nil if the expression can't be evaluated, for example because an object
    /// in its path is nil. `gtk_expression_evaluate`.
    ///
    /// Throws ``ValueError`` if the value has another type.
    public func evaluate<Content: ValueConvertible>(
        on object: Object?,
        as type: Content.Type = Content.self
    ) throws(ValueError) -> Content? {
        let value = Value()
        return evaluate(object, value: value) ? try value.get(as: type) : nil
    }

    /// Calls a closure with the value for an object each time that the value may have changed, until the returned
    /// object is released. `gtk_expression_watch`.
    ///
    /// The closure receives nil if the expression can't be evaluated. It's also released when the watched object is
    /// deallocated. A value of another type traps.
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
        return AnyCancellable { MainThread.perform(watch) { $0.unwatch() } }
    }
}
