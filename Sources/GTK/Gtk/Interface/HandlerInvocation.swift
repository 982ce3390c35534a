import CGtk
@_spi(Binding) import Gsk

/// A handler that is connected to a signal or an expression. The `GClosure` of the connection stores this object as its
/// data.
@MainActor
final class HandlerInvocation {
    private typealias Function = @MainActor (Emission) -> Void

    /// The values that a signal or an expression passes to the handler, and the memory for the result.
    private struct Emission {
        let values: UnsafeBufferPointer<GValue>
        let result: UnsafeMutablePointer<GValue>?
        /// The signal, or nil for an expression.
        let signal: guint?

        var isExpression: Bool { signal == nil }

        /// If the result is an object that C expects without an ownership transfer, releases the handler's reference in
        /// the next iteration of the main loop, so that C can use the object until then.
        @MainActor
        func releaseResultLater() {
            guard let signal, let result else { return }
            var query = GSignalQuery()
            g_signal_query(signal, &query)
            guard let object = TypeRegistry.lentResult(of: query, result) else { return }
            DeferredRelease.keep(object)
            g_object_unref(object)
        }
    }

    private let handler: Handler
    /// The names of the file and of the handler, for messages.
    private let label: String
    private weak var receiver: Object?
    /// The object of the `object` attribute. The closure is invalidated when the object is finalized. Therefore, the
    /// object exists during each call.
    private let object: UnsafeMutablePointer<GObject>?
    private let isSwapped: Bool
    /// The indexes of the values to pass to the handler. The first call determines the indexes, because the types of
    /// the values aren't known earlier.
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

    /// Returns a `GClosure` that calls a handler. The closure has a floating reference.
    ///
    /// When the object of the `object` attribute is finalized, the closure is invalidated. If there is no such object,
    /// the closure is invalidated when the receiver is finalized. After the receiver is deallocated, the handler isn't
    /// called anymore.
    ///
    /// - Parameters:
    ///   - label: The names of the file and the handler, for messages.
    ///   - object: The object of the `object` attribute, or nil if there is no such attribute.
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
        // An emission of a signal passes a hint. The evaluation of an expression passes no hint.
        let signal = hint?.assumingMemoryBound(to: GSignalInvocationHint.self).pointee.signal_id
        let called: Void? = MainThread.enterIfCurrent((box, result, values, signal)) { box, result, values, signal in
            let function: Function = boxedFunction(box)
            function(Emission(values: values, result: result, signal: signal))
        }
        if called == nil {
            Diagnostics.critical("a signal connected in a .ui file was emitted off the main thread and isn't delivered")
        }
    }

    private func run(_ emission: Emission) {
        // There is always at least one value, the emitter.
        guard handler.receiver == nil || receiver != nil, let first = emission.values.baseAddress else { return }
        let values: [UnsafePointer<GValue>] = emission.values.indices.map { first + $0 }
        guard let object else { return call(emission, values) }
        var objectValue = GValue()
        g_value_init(&objectValue, object.pointee.g_type_instance.g_class.pointee.g_type)
        g_value_set_object(&objectValue, object)
        withUnsafePointer(to: objectValue) { call(emission, values + [$0]) }
        g_value_unset(&objectValue)
    }

    /// Calls the handler with those values that its parameters accept.
    ///
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
            return reportFailure("expected \(parameters), found \(inputs.description(of: types))")
        }
        selection = taken
        let arguments = HandlerArguments(taken.map { values[$0] })
        let emitter = g_value_peek_pointer(values[0])
        ChangeOrigin.running(handlerOf: emitter) {
            do {
                try handler.call(receiver, arguments, emission.result)
                emission.releaseResultLater()
            } catch let failure as HandlerResultError {
                Diagnostics.critical("\(label), result: \(failure.reason)")
            } catch {
                // An argument of an expression can be missing, for example if the row of an item is being recycled. The
                // result of the expression is then also missing.
                if emission.isExpression, arguments.latestIsAbsent { return }
                reportFailure("argument \(arguments.latest) is invalid: \(error)")
            }
        }
    }

    private func reportFailure(_ reason: String) {
        Diagnostics.critical("\(label) was not called: \(reason)")
    }
}
