import CGtk

extension Object {
    /// Emits a signal by its GObject name, with its detail, as programs do with action signals. `g_signal_emitv`.
    ///
    /// Traps, naming class and signal, where there is none of the name or the arguments are not the signal's: wrappers
    /// state both.
    package func emit(_ name: String, _ arguments: [any ValueConvertible]) {
        emit(name, arguments) { _ in }
    }

    /// Emits a signal whose handlers return a value, and returns theirs.
    package func emit<Result: ValueConvertible>(_ name: String, _ arguments: [any ValueConvertible]) -> Result {
        emit(name, arguments) { value in
            do {
                return try Result.load(from: value)
            } catch {
                fatalError("\(typeName)::\(name) returned another type: \(error)")
            }
        }
    }

    private func emit<Result>(
        _ name: String,
        _ arguments: [any ValueConvertible],
        _ read: (UnsafePointer<GValue>) -> Result
    ) -> Result {
        var id: guint = 0
        var detail: GQuark = 0
        guard !holdsNul(name), g_signal_parse_name(name, gType, &id, &detail, 1) != 0 else {
            fatalError("\(SignalError.unknown(className: typeName, signal: name))")
        }
        var query = GSignalQuery()
        g_signal_query(id, &query)
        guard Int(query.n_params) == arguments.count else {
            fatalError("\(typeName)::\(name) takes \(query.n_params) arguments, found \(arguments.count)")
        }
        // The emitter, the arguments and the result.
        let count = arguments.count + 2
        let values = UnsafeMutablePointer<GValue>.allocate(capacity: count)
        values.initialize(repeating: GValue(), count: count)
        defer {
            for index in 0..<count where heldType(values + index) != 0 { g_value_unset(values + index) }
            values.deallocate()
        }
        g_value_init(values, gType)
        g_value_set_object(values, pointer)
        for (index, argument) in arguments.enumerated() {
            let value = values + index + 1
            g_value_init(value, query.param_types[index] & ~staticScope)
            do {
                try argument.store(in: value)
            } catch {
                fatalError("argument \(index + 1) of \(typeName)::\(name): \(error)")
            }
        }
        let result = values + arguments.count + 1
        let returnType = query.return_type & ~staticScope
        if returnType != FundamentalType.none { g_value_init(result, returnType) }
        g_signal_emitv(values, id, detail, returnType == FundamentalType.none ? nil : result)
        return read(result)
    }
}

/// A bit in the types that a signal states, which says that its arguments need no copy. `G_SIGNAL_TYPE_STATIC_SCOPE`.
private let staticScope: GType = 1
