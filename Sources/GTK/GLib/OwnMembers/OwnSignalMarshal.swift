import CGtk

/// Forwards emissions of signals that Swift classes declare to the connected closures.
enum OwnSignalMarshal {
    /// The destination of a handler's result.
    struct ResultPlace {
        let value: UnsafeMutablePointer<GValue>
        var isSet = false
    }

    /// A Boolean value that indicates whether the handler that ran last left the result unchanged. The accumulator
    /// reads it.
    //
    // `nonisolated(unsafe)` is safe here, because only the main thread uses the property. Exclusive access isn't
    // checked, because an access doesn't run other code.
    @exclusivity(unchecked) nonisolated(unsafe) static var isUndecided = false

    /// Passes an emission's `GValue`s to the connection in the closure.
    static let marshal: GClosureMarshal = { closure, result, count, values, _, _ in
        guard let connection = closure?.pointee.data, let values else { return }
        var arguments = UnsafeBufferPointer(start: values, count: Int(count))
        guard let result else {
            return withUnsafePointer(to: &arguments) { SignalArguments.deliver($0, to: connection) }
        }
        var place = ResultPlace(value: result)
        withUnsafePointer(to: &arguments) { arguments in
            SignalArguments.deliverReturning(arguments, &place, to: connection)
        }
        if MainThread.isCurrent { isUndecided = !place.isSet }
    }

    /// Passes an emission's `GValue`s to the class handler of the signal in the closure.
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
