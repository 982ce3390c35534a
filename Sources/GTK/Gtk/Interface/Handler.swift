import CGtk
import Gsk

/// A closure that a `<signal handler="…">` or a `<closure function="…">` of a user interface description calls.
///
/// ```swift
/// override class var handlers: [String: Handler] {
///     [
///         "save": Handler(Editor.save),               // func save()
///         "row_activated": Handler(Editor.open),      // func open(row: ListBoxRow)
///         "format_size": Handler(Editor.sizeText),    // func sizeText(_ size: Int) -> String
///     ]
/// }
/// ```
///
/// For a signal, the handler receives the emitter and the arguments. If the description specifies an object with the
/// `object` attribute, the handler also receives this object. The `swapped` attribute exchanges the emitter and this
/// object. The parameters of the handler can begin with the emitter, the first argument or the object. If the types
/// allow several of these, the first one in this order is used. For a `<closure>`, the handler receives the object on
/// which the expression is evaluated, followed by the arguments.
///
/// Numbers are passed as `Int` or `Double`, and objects as instances of their Swift class. If a value is missing and
/// the parameter is optional, the handler receives nil. If the parameter isn't optional, the handler isn't called. A
/// `<closure>` then has no value, and a signal logs a critical message. If the types can't match, ``Widget/load(_:)``
/// throws an ``InterfaceError``.
///
/// The handler is called on the main thread. If the handler is a method, it's called on the widget that loaded the
/// description. The handler doesn't retain this widget. A subclass can override the method.
@MainActor
public struct Handler {
    /// A closure that calls the handler. It receives three arguments: the object on which to call a method, the
    /// arguments of the handler, and the `GValue` for the result. The `GValue` is nil if there is no result.
    typealias Call = @MainActor (Object?, HandlerArguments, UnsafeMutablePointer<GValue>?) throws -> Void

    /// The class of the object on which the handler's method is called. It's nil if the handler already includes the
    /// object, or if the handler isn't a method.
    let receiver: Object.Type?
    let parameters: [any ValueConvertible.Type]
    let result: (any ValueConvertible.Type)?
    let call: Call

    private init<each Argument: ValueConvertible>(
        _ receiver: Object.Type?,
        _ arguments: repeat (each Argument).Type,
        returns result: (any ValueConvertible.Type)? = nil,
        call: @escaping Call
    ) {
        var parameters: [any ValueConvertible.Type] = []
        repeat parameters.append(each arguments)
        self.receiver = receiver
        self.parameters = parameters
        self.result = result
        self.call = call
    }

    // MARK: Methods of the class that provides the handler

    /// Creates a handler from a method of the class whose ``Widget/handlers`` contain the handler. The method is called
    /// on the object that loads the description.
    public init<Receiver: Object, each Argument: ValueConvertible>(
        _ method: @escaping @MainActor (Receiver) -> @MainActor (repeat each Argument) -> Void
    ) {
        self.init(Receiver.self, repeat (each Argument).self) { receiver, arguments, _ in
            guard let receiver = receiver as? Receiver else { return }
            method(receiver)(repeat try arguments.next(as: (each Argument).self))
        }
    }

    /// Creates a handler from a method that returns the result of the signal or the value of the expression.
    public init<Receiver: Object, each Argument: ValueConvertible, Result: ValueConvertible>(
        _ method: @escaping @MainActor (Receiver) -> @MainActor (repeat each Argument) -> Result
    ) {
        self.init(Receiver.self, repeat (each Argument).self, returns: Result.self) { receiver, arguments, result in
            guard let receiver = receiver as? Receiver else { return }
            let value = method(receiver)(repeat try arguments.next(as: (each Argument).self))
            try Handler.store(value, in: result)
        }
    }

    // MARK: Methods of an object

    /// Creates a handler from a method of an object. The handler has only a weak reference to the object. After the
    /// object is deallocated, the method isn't called.
    public init<Owner: AnyObject, each Argument: ValueConvertible>(
        on owner: Owner,
        _ method: @escaping @MainActor (Owner) -> @MainActor (repeat each Argument) -> Void
    ) {
        self.init(nil, repeat (each Argument).self) { [weak owner] _, arguments, _ in
            guard let owner else { return }
            method(owner)(repeat try arguments.next(as: (each Argument).self))
        }
    }

    /// Creates a handler from a method of an object. The method returns the result of the signal or the value of the
    /// expression. The handler has only a weak reference to the object.
    public init<Owner: AnyObject, each Argument: ValueConvertible, Result: ValueConvertible>(
        on owner: Owner,
        _ method: @escaping @MainActor (Owner) -> @MainActor (repeat each Argument) -> Result
    ) {
        self.init(nil, repeat (each Argument).self, returns: Result.self) { [weak owner] _, arguments, result in
            guard let owner else { return }
            let value = method(owner)(repeat try arguments.next(as: (each Argument).self))
            try Handler.store(value, in: result)
        }
    }

    // MARK: Closures

    /// Creates a handler from a closure. The signal connections and expressions that use the handler retain the
    /// closure. If the ``Widget/handlers`` of a class contain the handler, the closure is never released.
    public init<each Argument: ValueConvertible>(_ closure: @escaping @MainActor (repeat each Argument) -> Void) {
        self.init(nil, repeat (each Argument).self) { _, arguments, _ in
            closure(repeat try arguments.next(as: (each Argument).self))
        }
    }

    /// Creates a handler from a closure that returns the result of the signal or the value of the expression.
    public init<each Argument: ValueConvertible, Result: ValueConvertible>(
        _ closure: @escaping @MainActor (repeat each Argument) -> Result
    ) {
        self.init(nil, repeat (each Argument).self, returns: Result.self) { _, arguments, result in
            let value = closure(repeat try arguments.next(as: (each Argument).self))
            try Handler.store(value, in: result)
        }
    }

    private static func store(_ value: some ValueConvertible, in result: UnsafeMutablePointer<GValue>?) throws {
        guard let result else { return }
        do {
            try value.store(in: result)
        } catch {
            throw HandlerResultError(reason: error)
        }
    }
}

/// An error that is thrown if the type of a handler's result doesn't match the signal or the expression.
struct HandlerResultError: Error {
    let reason: ValueError
}
