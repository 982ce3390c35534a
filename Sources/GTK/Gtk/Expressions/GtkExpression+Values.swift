import CGtk
import Combine
@_spi(Binding) import Gsk

extension GtkExpression {
    /// Returns the value for an object, or nil if the way to it is broken, as where an object on it is absent.
    /// `gtk_expression_evaluate`.
    ///
    /// Throws ``ValueError``, naming both types, where the value is of another type.
    public func evaluate<Content: ValueConvertible>(
        on object: Object?,
        as type: Content.Type = Content.self
    ) throws(ValueError) -> Content? {
        let value = Value()
        return evaluate(object, value: value) ? try value.get(as: type) : nil
    }

    /// Calls a closure with the value for an object each time that it may have changed, for as long as what this
    /// returns is kept: dropped, it ends immediately. `gtk_expression_watch`.
    ///
    /// The closure gets `nil` where the way to the value is broken. It ends with the object too. A value of another type traps,
    /// naming both types.
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
                fatalError("The value of a watched expression: \(error)")
            }
        }
        return AnyCancellable { MainThread.perform(watch) { $0.unwatch() } }
    }
}
