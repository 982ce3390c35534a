import CGtk
@_spi(Binding) import Gsk

/// The connection of a handler to a signal of an object or to an expression. It's the data of a `GClosure`.
@MainActor
final class HandlerInvocation {
    private typealias Function = @MainActor (Emission) -> Void

    /// The arguments of a call and the memory for the result.
    private struct Emission {
        let values: UnsafeBufferPointer<GValue>
        let result: UnsafeMutablePointer<GValue>?
        let isExpression: Bool
    }

    private let handler: Handler
    /// The names of the file and the handler, for messages.
    private let label: String
    private weak var receiver: Object?
    /// The object of the `object` attribute. It exists during each call, because the closure is invalidated when the
    /// object is finalized.
    private let object: UnsafeMutablePointer<GObject>?
    private let isSwapped: Bool
    /// The indexes of the values to pass to the handler. They are determined by the first call, when the types of the
    /// values are known.
    private var selection: [Int]?

    private init(
        _ handler: Handler,
        _ label: String,
        _ receiver: Object?,
        _ object: UnsafeMutablePointer<GObject>?,
        isSwapped: Bool
    ) {
        self.handler = handler
        self.label = label
        self.receiver = receiver
        self.object = object
        self.isSwapped = isSwapped
    }

    /// Creates the `GClosure`, with a floating reference.
    ///
    /// The closure is invalidated when the object of the `object` attribute is finalized. If there is no such object,
    /// it's invalidated when the receiver is finalized. After the receiver is deallocated, the handler isn't called.
    ///
    /// - Parameters:
    ///   - handler: The handler to call.
    ///   - label: The names of the file and the handler, for messages.
    ///   - receiver: The object on which to call the handler if it's a method.
    ///   - object: The object of the `object` attribute, or nil.
    ///   - isSwapped: A Boolean value that indicates whether the emitter and the object of the `object` attribute are
    ///     exchanged.
    static func closure(
        _ handler: Handler,
        label: String,
        receiver: Object?,
        object: UnsafeMutablePointer<GObject>?,
        isSwapped: Bool
    ) -> UnsafeMutablePointer<GClosure> {
        let invocation = HandlerInvocation(handler, label, receiver, object, isSwapped: isSwapped)
        let function: Function = { invocation.run($0) }
        let box = retainedBox(function)
        guard let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box) else {
            fatalError("GLib couldn't create a closure")
        }
        g_closure_set_marshal(closure, marshal)
        g_closure_add_finalize_notifier(closure, box) { box, _ in releaseBox(box) }
        if let watched = object ?? receiver?.pointer.assumingMemoryBound(to: GObject.self) {
            g_object_watch_closure(watched, closure)
        }
        return closure
    }

    private static let marshal: GClosureMarshal = { closure, result, count, values, hint, _ in
        guard let box = closure?.pointee.data else { return }
        let values = UnsafeBufferPointer(start: values, count: Int(count))
        // GLib passes a hint for a signal emission, but not for the evaluation of an expression.
        let called: Void? = MainThread.enterIfCurrent((box, result, values, hint == nil)) {
            box,
            result,
            values,
            isExpression in
            let function: Function = boxedFunction(box)
            function(Emission(values: values, result: result, isExpression: isExpression))
        }
        if called == nil {
            Diagnostics.critical("a signal of a description was emitted off the main thread and isn't delivered")
        }
    }

    private func run(_ emission: Emission) {
        // The first value always exists, because it's the emitter.
        guard handler.receiver == nil || receiver != nil, let first = emission.values.baseAddress else { return }
        let values: [UnsafePointer<GValue>] = emission.values.indices.map { first + $0 }
        guard let object else { return call(emission, values) }
        var stated = GValue()
        g_value_init(&stated, object.pointee.g_type_instance.g_class.pointee.g_type)
        g_value_set_object(&stated, object)
        withUnsafePointer(to: stated) { call(emission, values + [$0]) }
        g_value_unset(&stated)
    }

    /// - Parameter values: The values in the order that ``HandlerInputs`` describes.
    private func call(_ emission: Emission, _ values: [UnsafePointer<GValue>]) {
        let types: [GType?] = values.map { $0.pointee.g_type }
        let inputs = HandlerInputs(
            isExpression: emission.isExpression,
            argumentCount: emission.values.count - 1,
            hasObject: object != nil,
            isSwapped: isSwapped
        )
        guard let taken = selection ?? inputs.selection(for: handler.parameters, of: types) else {
            let parameters = HandlerFit.list(handler.parameters.map { "\($0)" })
            return refuse("it expects \(parameters), found \(inputs.description(of: types))")
        }
        selection = taken
        let arguments = HandlerArguments(taken.map { values[$0] })
        let emitter = g_value_peek_pointer(values[0])
        ChangeOrigin.running(handlerOf: emitter) {
            do {
                try handler.call(receiver, arguments, emission.result)
            } catch let failure as HandlerResultError {
                Diagnostics.critical("\(label): its result: \(failure.reason)")
            } catch {
                // An argument of an expression can be absent, for example the item of a recycled row. The result of the
                // expression is then also absent.
                if emission.isExpression, arguments.latestIsAbsent { return }
                refuse("argument \(arguments.latest): \(error)")
            }
        }
    }

    private func refuse(_ reason: String) {
        Diagnostics.critical("\(label) was not called: \(reason)")
    }
}
