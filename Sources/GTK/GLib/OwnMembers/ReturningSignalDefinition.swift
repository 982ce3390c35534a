import CGtk
import CombineModel

/// The definition of a signal whose handlers return a value. The definition is registered with GLib and is never
/// deallocated, like the C class.
final class ReturningSignalDefinition<Output, Result>: OwnSignalDefinition {
    private let events: SignalEvents<Output>
    private let conversion: ValueConversion<Result>
    nonisolated let shape: SignalShape<Output>
    /// The function that combines the results of the handlers. It has a default value until the first object exists.
    var accumulator = SignalAccumulator<Result>.last
    /// The class handler. It's nil if the signal has no class handler or the first object doesn't exist yet.
    var classHandler: (@MainActor (Object, Output) -> Result)?

    override init(_ name: String, _ description: String) {
        events = SignalEvents(description)
        conversion = ValueConversion.make()
        shape = events.shape
        super.init(name, description)
    }

    override var argumentTypes: [GType] { events.types }

    override var returnType: GType { conversion.type }

    override func register(in type: GType, classClosure: UnsafeMutablePointer<GClosure>?) -> guint {
        let accumulator = ResultAccumulator { [unowned self] in self.accumulate($0, $1) }
        return events.register(
            name,
            in: type,
            returning: conversion.type,
            classClosure: classClosure,
            accumulator: ResultAccumulator.function,
            // The accumulator is never released, because signals are never unregistered.
            Unmanaged.passRetained(accumulator).toOpaque()
        )
    }

    /// Emits the signal and returns the combined result. `result` is the default result.
    func emit(_ event: Output, from object: Object, detail: String?, _ result: Result) -> Result {
        var value = GValue()
        g_value_init(&value, conversion.type)
        defer { g_value_unset(&value) }
        do {
            try conversion.store(result, in: &value)
            events.emit(event, from: object, id, detail: detail, &value)
            return try conversion.load(from: &value)
        } catch {
            fatalError("\(description), result: \(error)")
        }
    }

    /// A closure that stores a handler's result in the given memory.
    nonisolated var encode: @Sendable (Result, UnsafeMutableRawPointer) -> Void {
        { result, place in
            // `nonisolated(unsafe)` is safe here, because this code runs on the main thread, and no other thread uses
            // the result.
            nonisolated(unsafe) let (result, place) = (result, place)
            MainThread.assume { self.store(result, place.assumingMemoryBound(to: OwnSignalMarshal.ResultStorage.self)) }
        }
    }

    private func store(_ result: Result, _ place: UnsafeMutablePointer<OwnSignalMarshal.ResultStorage>) {
        store(result, in: place.pointee.value)
        place.pointee.isSet = true
    }

    private func store(_ result: Result, in value: UnsafeMutablePointer<GValue>) {
        do {
            try conversion.store(result, in: value)
        } catch {
            fatalError("\(description): the result of a handler is invalid: \(error)")
        }
    }

    override func callClassHandler(
        _ object: Object,
        _ values: UnsafeBufferPointer<GValue>,
        _ result: UnsafeMutablePointer<GValue>?
    ) -> Bool {
        guard let classHandler, let result else { return false }
        store(classHandler(object, events.decode(values)), in: result)
        return true
    }

    private func accumulate(_ value: UnsafeMutablePointer<GValue>, _ handlers: UnsafePointer<GValue>) -> Bool {
        do {
            let handled = try conversion.load(from: handlers)
            // If C code emits the signal, the default result can be missing. In this case, `value` may not contain a
            // valid `Result`.
            guard var result = try? conversion.load(from: value) else {
                g_value_copy(handlers, value)
                return true
            }
            let goesOn = accumulator.accumulate(&result, handled)
            try conversion.store(result, in: value)
            return goesOn
        } catch {
            Diagnostics.critical("\(description): the result of a handler was ignored: \(error)")
            return true
        }
    }
}

/// An accumulator, which GLib calls with the result of each handler of a signal.
@MainActor
private final class ResultAccumulator {
    private let accumulate: (UnsafeMutablePointer<GValue>, UnsafePointer<GValue>) -> Bool

    init(_ accumulate: @escaping (UnsafeMutablePointer<GValue>, UnsafePointer<GValue>) -> Bool) {
        self.accumulate = accumulate
    }

    nonisolated static let function: GSignalAccumulator = { _, result, handlers, data in
        guard let result, let handlers, let data else { return 1 }
        return MainThread.enter((result, handlers, data), function: "GSignalAccumulator") { result, handlers, data in
            if OwnSignalMarshal.isUndecided {
                OwnSignalMarshal.isUndecided = false
                return 1
            }
            let accumulator = Unmanaged<ResultAccumulator>.fromOpaque(data)
            return accumulator.withGuaranteedReference { $0.accumulate(result, handlers) ? 1 : 0 }
        }
    }
}
