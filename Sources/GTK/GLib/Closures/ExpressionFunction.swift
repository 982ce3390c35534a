import CGtk
import CombineModel

/// A function that computes the value of an expression. Its first argument is the object on which the expression is
/// evaluated.
package typealias ExpressionFunction =
    @MainActor (_ arguments: UnsafeBufferPointer<GValue>, _ result: UnsafeMutablePointer<GValue>) -> Void

/// A Swift closure that computes an expression's value, together with the `GType` of the value.
@MainActor
package struct ExpressionClosure {
    package let resultType: GType
    private let function: ExpressionFunction

    /// Creates a closure that receives the object on which the expression is evaluated.
    package init<Item: Object, Result>(_ body: @escaping @MainActor (Item) -> Result) {
        let results = ValueConversion<Result>.make()
        resultType = results.type
        function = { arguments, result in
            Self.withItem(arguments) { (item: Item) in Self.store(body(item), in: result, results) }
        }
    }

    /// Creates a closure that receives the object and another expression's value.
    package init<Item: Object, First, Result>(_ body: @escaping @MainActor (Item, First) -> Result) {
        let results = ValueConversion<Result>.make()
        let firsts = ValueConversion<First>.make()
        resultType = results.type
        function = { arguments, result in
            Self.withItem(arguments) { (item: Item) in
                Self.store(body(item, Self.argument(1, of: arguments, firsts)), in: result, results)
            }
        }
    }

    /// Creates a closure that receives the object and the values of two other expressions.
    package init<Item: Object, First, Second, Result>(_ body: @escaping @MainActor (Item, First, Second) -> Result) {
        let results = ValueConversion<Result>.make()
        let firsts = ValueConversion<First>.make()
        let seconds = ValueConversion<Second>.make()
        resultType = results.type
        function = { arguments, result in
            Self.withItem(arguments) { (item: Item) in
                let first = Self.argument(1, of: arguments, firsts)
                Self.store(body(item, first, Self.argument(2, of: arguments, seconds)), in: result, results)
            }
        }
    }

    /// Returns a floating `GClosure` that owns the Swift closure.
    package func makeClosure() -> UnsafeMutablePointer<GClosure> {
        let data = retainedBox(function)
        guard let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data) else {
            fatalError("GLib couldn't create a closure")
        }
        g_closure_set_marshal(closure, Self.marshal)
        g_closure_add_finalize_notifier(closure, data, Self.release)
        return closure
    }

    private nonisolated static let release: GClosureNotify = { data, _ in releaseBox(data) }

    private nonisolated static let marshal: GClosureMarshal = { closure, result, count, arguments, _, _ in
        guard let result, let data = closure?.pointee.data else { return }
        let arguments = UnsafeBufferPointer(start: arguments, count: Int(count))
        MainThread.enter((arguments, result, data), function: "GtkClosureExpression") { arguments, result, data in
            let function: ExpressionFunction = boxedFunction(data)
            function(arguments, result)
        }
    }

    /// Calls `body` with the object on which the expression is evaluated. If there is no object, `body` isn't called,
    /// and the result keeps its initial value: zero, empty or nil.
    private static func withItem<Item: Object>(_ arguments: UnsafeBufferPointer<GValue>, _ body: (Item) -> Void) {
        guard let value = arguments.baseAddress, let item = g_value_get_object(value) else { return }
        withBorrowedItem(UnsafeRawPointer(item), "the object of a ClosureExpression", body)
    }

    private static func argument<Content>(
        _ index: Int,
        of arguments: UnsafeBufferPointer<GValue>,
        _ conversion: ValueConversion<Content>
    ) -> Content {
        guard let values = arguments.baseAddress, index < arguments.count else {
            fatalError("ClosureExpression: expected at least \(index + 1) arguments, found \(arguments.count)")
        }
        do {
            return try conversion.load(from: values + index)
        } catch {
            fatalError("ClosureExpression: argument \(index + 1) is invalid: \(error)")
        }
    }

    private static func store<Result>(
        _ content: Result,
        in result: UnsafeMutablePointer<GValue>,
        _ conversion: ValueConversion<Result>
    ) {
        do {
            try conversion.store(content, in: result)
        } catch {
            fatalError("ClosureExpression: the result is invalid: \(error)")
        }
    }
}
