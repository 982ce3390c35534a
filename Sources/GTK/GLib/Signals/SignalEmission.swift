import CGtk

extension Object {
    /// Emits the signal with the given GObject name, which can include a detail. Examples are `"clicked"` and
    /// `"notify::label"`. `g_signal_emitv`.
    ///
    /// ```swift
    /// let isHandled = try window.emit(signalNamed: "close-request")?.get(as: Bool.self)
    /// ```
    ///
    /// The handlers, including the class handler, run before this method returns. If the class doesn't have the signal
    /// or the arguments don't match, the method throws ``SignalError`` without calling a handler.
    ///
    /// - Parameters:
    ///   - name: The name of the signal, optionally followed by `::` and the detail.
    ///   - arguments: The arguments that the signal declares, without the emitter.
    /// - Returns: The result of the handlers, or nil if the signal doesn't have a result.
    @discardableResult
    public func emit(signalNamed name: String, _ arguments: any ValueConvertible...) throws(SignalError) -> Value? {
        try emitSignal(name, arguments) { $0.map { Value(copying: $0) } }
    }

    /// Emits the signal with the given GObject name, which can include a detail. Generated wrappers call this method,
    /// for example for action signals.
    ///
    /// Traps if the class doesn't have the signal or the arguments don't match.
    @_spi(Binding)
    public func emit(_ name: String, _ arguments: [any ValueConvertible]) {
        do {
            try emitSignal(name, arguments) { _ in }
        } catch {
            fatalError("\(error)")
        }
    }

    /// Emits the signal with the given GObject name, and returns the result of its handlers.
    @_spi(Binding)
    public func emit<Result: ValueConvertible>(_ name: String, _ arguments: [any ValueConvertible]) -> Result {
        do {
            return try emitSignal(name, arguments) { value in
                guard let value else { fatalError("\(typeName)::\(name) returns nothing, expected \(Result.self)") }
                do {
                    return try Result.load(from: value)
                } catch {
                    fatalError("\(typeName)::\(name) returned a value of the wrong type: \(error)")
                }
            }
        } catch {
            fatalError("\(error)")
        }
    }

    /// Emits a signal and passes the result of its handlers to `read`.
    ///
    /// - Parameter read: A closure that reads the result. Its argument is nil if the signal doesn't have a result.
    private func emitSignal<Result>(
        _ name: String,
        _ arguments: [any ValueConvertible],
        _ read: (UnsafePointer<GValue>?) -> Result
    ) throws(SignalError) -> Result {
        var id: guint = 0
        var detail: GQuark = 0
        guard !containsNul(name), g_signal_parse_name(name, gType, &id, &detail, 1) != 0 else {
            throw .unknown(className: typeName, signal: name)
        }
        var query = GSignalQuery()
        g_signal_query(id, &query)
        let types = (0..<Int(query.n_params)).map { query.param_types[$0] & ~staticScope }
        guard types.count == arguments.count else {
            let expected = types.map { registeredName(of: $0) }
            throw .argumentCount(className: typeName, signal: name, expected: expected, found: arguments.count)
        }
        // In addition to the arguments, the emitter and the result each need a `GValue`.
        let count = arguments.count + 2
        let values = UnsafeMutablePointer<GValue>.allocate(capacity: count)
        values.initialize(repeating: GValue(), count: count)
        defer {
            for index in 0..<count where storedType(values + index) != 0 { g_value_unset(values + index) }
            values.deallocate()
        }
        g_value_init(values, gType)
        g_value_set_object(values, pointer)
        for (index, argument) in arguments.enumerated() {
            let value = values + index + 1
            g_value_init(value, types[index])
            do {
                try argument.store(in: value)
            } catch {
                throw .argument(className: typeName, signal: name, index: index + 1, reason: error)
            }
        }
        let returnType = query.return_type & ~staticScope
        guard returnType != FundamentalType.none else {
            g_signal_emitv(values, id, detail, nil)
            return read(nil)
        }
        let result = values + arguments.count + 1
        g_value_init(result, returnType)
        g_signal_emitv(values, id, detail, result)
        // Handlers of some signals keep ownership of the object that they return, but clearing the `GValue` releases
        // the object. Therefore, the object is retained here.
        if let object = TypeRegistry.lentResult(of: query, result) { g_object_ref(object) }
        return read(result)
    }
}

/// A bit in the type of an argument. It indicates that the argument doesn't need to be copied.
/// `G_SIGNAL_TYPE_STATIC_SCOPE`.
private let staticScope: GType = 1
