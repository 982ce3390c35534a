import CGtk
import CombineModel

/// Converts the events of a Swift class's signal to `GValue`s, and `GValue`s to events.
@MainActor
final class SignalEvents<Output> {
    /// The signal's description in messages.
    private let description: String
    private let arguments: [AnySignalArgument]

    init(_ description: String) {
        self.description = description
        arguments = AnySignalArgument.all(of: Output.self)
    }

    var types: [GType] { arguments.map(\.type) }

    /// Registers the signal with GLib. `g_signal_newv`.
    func register(
        _ name: String,
        in type: GType,
        returning returnType: GType,
        classClosure: UnsafeMutablePointer<GClosure>?,
        accumulator: GSignalAccumulator?,
        _ data: UnsafeMutableRawPointer?
    ) -> guint {
        var types = types
        // All signals of Swift classes are action signals, because any code can emit them. Key bindings and the
        // activation of widgets require action signals.
        let flags = GSignalFlags(
            rawValue: G_SIGNAL_RUN_LAST.rawValue | G_SIGNAL_DETAILED.rawValue | G_SIGNAL_ACTION.rawValue
        )
        return g_signal_newv(
            name,
            type,
            flags,
            classClosure,
            accumulator,
            data,
            nil,
            returnType,
            guint(types.count),
            &types
        )
    }

    /// Emits the signal. GLib retains the object during the emission. `g_signal_emitv`.
    func emit(
        _ event: Output,
        from object: Object,
        _ id: guint,
        detail: String?,
        _ result: UnsafeMutablePointer<GValue>?
    ) {
        withUnsafeTemporaryAllocation(of: GValue.self, capacity: arguments.count + 1) { values in
            values.initialize(repeating: GValue())
            // The base address isn't nil, because the buffer has at least one element.
            guard let first = values.baseAddress else { return }
            g_value_init(first, object.gType)
            g_value_set_object(first, object.pointer)
            withUnsafePointer(to: event) { event in
                for (index, argument) in arguments.enumerated() {
                    g_value_init(first + index + 1, argument.type)
                    do {
                        try argument.store(event, in: first + index + 1)
                    } catch {
                        fatalError("\(description): argument \(index + 1) is invalid: \(error)")
                    }
                }
            }
            g_signal_emitv(first, id, detail.map { g_quark_from_string($0) } ?? 0, result)
            for index in values.indices { g_value_unset(first + index) }
        }
    }

    /// Returns the event for an emission's values. Traps if the arguments don't match the event's type. This can happen
    /// only if C code emits the signal.
    func decode(_ values: UnsafeBufferPointer<GValue>) -> Output {
        withUnsafeTemporaryAllocation(of: Output.self, capacity: 1) { event in
            // The base address of the event's buffer isn't nil, because the buffer has one element. The first value is
            // the emitter, which isn't part of the event.
            guard let event = event.baseAddress, let first = values.baseAddress, values.count > arguments.count else {
                fatalError("\(description): expected \(arguments.count) arguments, found \(values.count - 1)")
            }
            for (index, argument) in arguments.enumerated() {
                do {
                    try argument.initialize(UnsafeMutableRawPointer(event), from: first + index + 1)
                } catch {
                    fatalError("\(description): argument \(index + 1) is invalid: \(error)")
                }
            }
            return event.move()
        }
    }

    /// The signal shape, which converts emissions to events for subscribers.
    var shape: SignalShape<Output> {
        SignalShape(marshal: OwnSignalMarshal.marshal) { arguments in
            // `nonisolated(unsafe)` is safe here, because this code runs on the main thread, and no other thread uses
            // the event.
            nonisolated(unsafe) let arguments = arguments
            return MainThread.assume { self.decode(arguments.load(as: UnsafeBufferPointer<GValue>.self)) }
        }
    }
}
