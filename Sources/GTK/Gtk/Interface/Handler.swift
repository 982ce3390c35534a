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
/// A signal passes its emitter, its arguments and the object in the description's attribute `object`, if there is one.
/// The attribute `swapped` exchanges the emitter and the object. A handler can have parameters for the values from the
/// first one on, for those from the first argument on, or only for the object. The first of these forms that matches
/// its parameter types is used. A `<closure>` passes the object for which it's evaluated, and then its arguments.
///
/// Numbers are `Int` and `Double`, objects are instances of their Swift class, and an optional accepts absent values.
/// If a value is absent for a parameter that isn't optional, the handler isn't called. The value of a closure is then
/// absent too. For a signal, a critical message is logged. ``Widget/load(_:)`` throws an ``InterfaceError`` if the
/// types can't match.
///
/// A handler's method can be overridden. It's called on the main thread, with the widget into which the description was
/// loaded. It doesn't keep the widget alive.
@MainActor
public struct Handler {
    /// A closure that calls the handler with the object of its method, and stores the result in the given `GValue`, if
    /// there is one.
    typealias Call = @MainActor (Object?, HandlerArguments, UnsafeMutablePointer<GValue>?) throws -> Void

    /// The class of the method, or nil if the handler contains its object or doesn't need one.
    let receiver: Object.Type?
    /// The types of its parameters.
    let parameters: [any ValueConvertible.Type]
    /// The type of its result, or nil for no result.
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

    // MARK: Methods of the class that lists the handler

    /// Creates a handler from a method of the class that lists it. It's called on the object into which the description
    /// was loaded.
    public init<Receiver: Object, each Argument: ValueConvertible>(
        _ method: @escaping @MainActor (Receiver) -> @MainActor (repeat each Argument) -> Void
    ) {
        self.init(Receiver.self, repeat (each Argument).self) { receiver, arguments, _ in
            guard let receiver = receiver as? Receiver else { return }
            method(receiver)(repeat try arguments.next(as: (each Argument).self))
        }
    }

    /// Creates a handler from a method whose result is the result of the signal, or the value of the expression.
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

    /// Creates a handler from a method of an object, which is held weakly. Nothing is called after it is deallocated.
    public init<Owner: AnyObject, each Argument: ValueConvertible>(
        on owner: Owner,
        _ method: @escaping @MainActor (Owner) -> @MainActor (repeat each Argument) -> Void
    ) {
        self.init(nil, repeat (each Argument).self) { [weak owner] _, arguments, _ in
            guard let owner else { return }
            method(owner)(repeat try arguments.next(as: (each Argument).self))
        }
    }

    /// Creates a handler from a method of an object, which is held weakly. The result is the result of the signal, or
    /// the value of the expression.
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

    /// Creates a handler from a closure. It lives as long as the objects that call it, or as long as the program if a
    /// class lists it.
    public init<each Argument: ValueConvertible>(
        _ closure: @escaping @MainActor (repeat each Argument) -> Void
    ) {
        self.init(nil, repeat (each Argument).self) { _, arguments, _ in
            closure(repeat try arguments.next(as: (each Argument).self))
        }
    }

    /// Creates a handler from a closure whose result is the result of the signal, or the value of the expression.
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

/// An error that is thrown if the result of a handler doesn't have the type that the signal or the expression expects.
struct HandlerResultError: Error {
    let reason: ValueError
}
