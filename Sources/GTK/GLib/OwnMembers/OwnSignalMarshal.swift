import CGtk
import CombineModel

/// The functions that forward emissions to connected closures and class handlers, for signals that Swift classes
/// declare.
enum OwnSignalMarshal {
    /// The memory for a handler's result.
    struct ResultStorage {
        let value: UnsafeMutablePointer<GValue>
        var isSet = false
    }

    /// A Boolean value that indicates whether the most recent handler returned no result. If it's true, the accumulator
    /// leaves the current result unchanged.
    //
    // `nonisolated(unsafe)` is safe here, because only the main thread uses the property. Exclusivity isn't checked,
    // because no other code runs during an access.
    @exclusivity(unchecked) nonisolated(unsafe) static var isUndecided = false

    /// Passes the `GValue`s of an emission to a signal connection. The C closure contains the connection.
    static let marshal: GClosureMarshal = { closure, result, count, values, _, _ in
        guard let connection = closure?.pointee.data, let values else { return }
        var arguments = UnsafeBufferPointer(start: values, count: Int(count))
        guard let result else {
            return withUnsafePointer(to: &arguments) { SignalArguments.deliver($0, to: connection) }
        }
        var place = ResultStorage(value: result)
        withUnsafePointer(to: &arguments) { arguments in
            SignalArguments.deliverReturning(arguments, &place, to: connection)
        }
        if MainThread.isCurrent { isUndecided = !place.isSet }
    }

    /// Passes the `GValue`s of an emission to the signal's class handler. The C closure contains the signal's
    /// definition.
    static let classMarshal: GClosureMarshal = { closure, result, count, values, _, _ in
        guard let definition = closure?.pointee.data, let values else { return }
        let arguments = UnsafeBufferPointer(start: values, count: Int(count))
        MainThread.enter((definition, arguments, result), function: "a class handler") { data, arguments, result in
            let emitter = arguments.first.flatMap { value in withUnsafePointer(to: value) { g_value_get_object($0) } }
            let definition = Unmanaged<OwnSignalDefinition>.fromOpaque(data).takeUnretainedValue()
            let isHandled = VirtualCall.wrapper(emitter).map { definition.callClassHandler($0, arguments, result) }
            if result != nil { isUndecided = isHandled != true }
        }
    }
}
