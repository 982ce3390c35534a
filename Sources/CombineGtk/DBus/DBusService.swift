import CGtk
import Gtk

/// An interface of a D-Bus service. Closures and publishers implement its methods, properties and signals.
///
/// ```swift
/// let interface = DBusService("org.example.Player")
///     .method("Enqueue", arguments: ["path"], results: ["position"]) { [weak player] (path: String) -> Int32 in
///         try await player?.enqueue(path) ?? 0
///     }
///     .property("Volume", player.$volume) { [weak player] in player?.volume = $0 }
///     .signal("Finished", arguments: ["title"], player.finished)
/// try connection.export(interface, at: "/org/example/Player").store(in: &cancellables)
/// ```
///
/// Closures run on the main actor. The types of their arguments and results determine the signatures that other
/// programs see. See ``DBusValue``. GDBus rejects a call with arguments of other types without calling the closure.
@MainActor
public struct DBusService {
    /// The interface's name, such as `org.example.Player`.
    public let name: String

    private(set) var methods: [String: Method] = [:]
    private(set) var properties: [String: Property] = [:]
    private(set) var signals: [String: Signal] = [:]

    /// Creates an interface without members.
    ///
    /// - Parameter name: A name of at least two parts, separated by periods. The initializer traps if the name isn't
    ///   valid.
    public init(_ name: String) {
        if g_dbus_is_interface_name(name) == 0 {
            fatalError("DBusService: expected a name such as \"org.example.Player\", found \"\(name)\"")
        }
        self.name = name
    }

    /// A method: its argument and result types, and a function that decodes the arguments, calls the closure and
    /// encodes the results.
    struct Method {
        let arguments: [DBusArgument]
        let results: [DBusArgument]
        let call: @MainActor (Variant) async throws -> Variant
    }

    /// A property that can be read, written or both.
    struct Property {
        let signature: String
        /// A Boolean value that indicates whether other programs are notified of a new value.
        let isObserved: Bool
        let get: @MainActor (ExportedService) -> Variant?
        let set: (@MainActor (Variant) throws -> Void)?
        /// A closure that subscribes to the publisher of the values. It does nothing for a property without a
        /// publisher.
        var follow: @MainActor (ExportedService) -> Void = { _ in }
    }

    /// A signal, with a function that subscribes to the publisher of its values.
    struct Signal {
        let arguments: [DBusArgument]
        let follow: @MainActor (ExportedService) -> Void
    }

    // MARK: Methods

    /// Adds a method that calls a closure.
    ///
    /// If the closure throws, the reply is an error. A `GLibError` is sent with its domain and code. Any other error is
    /// sent as `org.freedesktop.DBus.Error.Failed` with the text of its ``/CombineModel/ErrorPresentation``. Calls of
    /// an asynchronous closure can run concurrently.
    ///
    /// - Parameters:
    ///   - name: The method's name. The call traps if the name isn't valid or is already used.
    ///   - arguments: The names of the arguments for introspection. Pass one name for each argument, or an empty array.
    ///   - results: The names of the results for introspection. Pass one name for each result, or an empty array.
    ///   - body: The closure. It's retained until the export ends.
    public func method<each Argument: DBusValue, each Result: DBusValue>(
        _ name: String,
        arguments: [String] = [],
        results: [String] = [],
        _ body: @escaping @MainActor (repeat each Argument) async throws -> (repeat each Result)
    ) -> DBusService {
        var signatures: [String] = []
        repeat signatures.append((each Result).dbusSignature)
        return addingMethod(name, arguments, results, signatures, body) { result in
            var values: [Variant] = []
            repeat values.append((each result).dbusVariant)
            return values
        }
    }

    /// Adds a method that calls a closure with one result.
    ///
    /// In all other respects, the method behaves like the overload for closures with any number of results.
    public func method<each Argument: DBusValue, Result: DBusValue>(
        _ name: String,
        arguments: [String] = [],
        results: [String] = [],
        _ body: @escaping @MainActor (repeat each Argument) async throws -> Result
    ) -> DBusService {
        addingMethod(name, arguments, results, [Result.dbusSignature], body) { [$0.dbusVariant] }
    }

    private func addingMethod<each Argument: DBusValue, Result>(
        _ name: String,
        _ arguments: [String],
        _ results: [String],
        _ resultSignatures: [String],
        _ body: @escaping @MainActor (repeat each Argument) async throws -> Result,
        _ encode: @escaping @MainActor (Result) -> [Variant]
    ) -> DBusService {
        let call: @MainActor (Variant) async throws -> Variant = { parameters in
            var index = 0
            func next<Value: DBusValue>(_ type: Value.Type) throws -> Value {
                defer { index += 1 }
                guard let value = Value(dbusVariant: parameters[index]) else {
                    throw DBusService.invalidArguments(
                        "argument \(index + 1) of \(name): expected \(type), found \(parameters[index])"
                    )
                }
                return value
            }
            return Variant(tuple: encode(try await body(repeat try next((each Argument).self))))
        }
        var signatures: [String] = []
        repeat signatures.append((each Argument).dbusSignature)
        var interface = self
        interface.checkName(name)
        interface.methods[name] = Method(
            arguments: DBusArgument.all(signatures, named: arguments, of: name),
            results: DBusArgument.all(resultSignatures, named: results, of: name),
            call: call
        )
        return interface
    }

    // MARK: Properties

    /// Adds a property whose value is computed by a closure. Other programs aren't notified when the value changes.
    ///
    /// - Parameters:
    ///   - name: The property's name. The call traps if the name isn't valid or is already used.
    ///   - get: The closure that returns the value.
    ///   - set: The closure that sets a new value, or nil for a read-only property. If the closure throws, the reply is
    ///     the error.
    public func property<Value: DBusValue>(
        _ name: String,
        get: @escaping @MainActor () -> Value,
        set: (@MainActor (Value) throws -> Void)? = nil
    ) -> DBusService {
        adding(
            Property(
                signature: Value.dbusSignature,
                isObserved: false,
                get: { _ in get().dbusVariant },
                set: set.map { set in DBusService.setter(name, set) }
            ),
            name
        )
    }

    /// Adds a property whose values are sent by a publisher. The signal `PropertiesChanged` announces each new value.
    ///
    /// Reading the property fails until the publisher has sent its first value.
    ///
    /// - Parameters:
    ///   - name: The property's name. The call traps if the name isn't valid or is already used.
    ///   - values: The publisher of the values, such as `model.$volume`. It has a subscriber while the interface is
    ///     exported.
    ///   - set: The closure that sets a new value, or nil for a read-only property. If the closure throws, the reply is
    ///     the error.
    public func property<Value: DBusValue & Equatable>(
        _ name: String,
        _ values: some Publisher<Value, Never>,
        set: (@MainActor (Value) throws -> Void)? = nil
    ) -> DBusService {
        let property = Property(
            signature: Value.dbusSignature,
            isObserved: true,
            get: { $0.values[name] },
            set: set.map { set in DBusService.setter(name, set) },
            follow: { exported in
                values.removeDuplicates().sink(on: exported) { exported, value in
                    exported.announce(value.dbusVariant, of: name)
                }
            }
        )
        return adding(property, name)
    }

    private func adding(_ property: Property, _ name: String) -> DBusService {
        var interface = self
        interface.checkName(name)
        interface.properties[name] = property
        return interface
    }

    private static func setter<Value: DBusValue>(
        _ name: String,
        _ set: @escaping @MainActor (Value) throws -> Void
    ) -> @MainActor (Variant) throws -> Void {
        { variant in
            guard let value = Value(dbusVariant: variant) else {
                throw invalidArguments("property \(name): expected \(Value.self), found \(variant)")
            }
            try set(value)
        }
    }

    // MARK: Signals

    /// Adds a signal with one argument. The signal is emitted for each value of a publisher.
    ///
    /// - Parameters:
    ///   - name: The signal's name. The call traps if the name isn't valid or is already used.
    ///   - arguments: The name of the argument, for introspection.
    ///   - values: The publisher of the values. It has a subscriber while the interface is exported.
    public func signal<Value: DBusValue>(
        _ name: String,
        arguments: [String] = [],
        _ values: some Publisher<Value, Never>
    ) -> DBusService {
        adding([Value.dbusSignature], named: arguments, name) { exported in
            values.sink(on: exported) { exported, value in exported.emit(name, Variant(tuple: [value.dbusVariant])) }
        }
    }

    /// Adds a signal with any number of arguments. The signal is emitted for each value that a publisher of tuples or
    /// `Void` sends.
    ///
    /// - Parameters:
    ///   - name: The signal's name. The call traps if the name isn't valid or is already used.
    ///   - arguments: The names of the arguments for introspection. Pass one name for each element of the tuple, or an
    ///     empty array.
    ///   - values: The publisher of the values. It has a subscriber while the interface is exported.
    public func signal<each Value: DBusValue, Values: Publisher>(
        _ name: String,
        arguments: [String] = [],
        _ values: Values
    ) -> DBusService where Values.Output == (repeat each Value), Values.Failure == Never {
        var signatures: [String] = []
        repeat signatures.append((each Value).dbusSignature)
        return adding(signatures, named: arguments, name) { exported in
            values.sink(on: exported) { (exported: ExportedService, value: (repeat each Value)) in
                var elements: [Variant] = []
                repeat elements.append((each value).dbusVariant)
                exported.emit(name, Variant(tuple: elements))
            }
        }
    }

    private func adding(
        _ signatures: [String],
        named arguments: [String],
        _ name: String,
        _ follow: @escaping @MainActor (ExportedService) -> Void
    ) -> DBusService {
        var interface = self
        interface.checkName(name)
        interface.signals[name] = Signal(
            arguments: DBusArgument.all(signatures, named: arguments, of: name),
            follow: follow
        )
        return interface
    }

    // MARK: Checks

    private func checkName(_ member: String) {
        if g_dbus_is_member_name(member) == 0 {
            fatalError("\(name): expected a member name such as \"Play\", found \"\(member)\"")
        }
        if methods[member] != nil || properties[member] != nil || signals[member] != nil {
            fatalError("\(name) already has a member named \"\(member)\"")
        }
    }

    private nonisolated static func invalidArguments(_ message: String) -> GLibError {
        GLibError(domain: "g-dbus-error-quark", code: Int(G_DBUS_ERROR_INVALID_ARGS.rawValue), message: message)
    }
}
