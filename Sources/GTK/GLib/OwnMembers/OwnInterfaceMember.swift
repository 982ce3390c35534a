import CGtk

extension OwnInterface {
    /// A property or a signal that an interface declares.
    @MainActor
    public struct Member {
        /// A closure that adds the member to the C structure of an interface.
        let install: @MainActor (OwnInterface, UnsafeMutableRawPointer) -> Void

        /// Creates a property. Implementing classes must declare it as a `@GObjectProperty` with the same name and
        /// type.
        ///
        /// - Parameters:
        ///   - name: The GObject name.
        ///   - type: The Swift type of the values.
        ///   - access: The access that C code has to the property. Implementing classes can allow additional access.
        public static func property<Value>(
            _ name: String,
            _ type: Value.Type,
            access: OwnPropertyAccess = .readWrite
        ) -> Member {
            Member { interface, structure in
                guard MemberName.isValid(name) else {
                    fatalError("OwnInterface \"\(interface.name)\": \"\(name)\" isn't a name for a GObject property")
                }
                let writable = access == .readWrite ? G_PARAM_WRITABLE.rawValue : 0
                let flags = G_PARAM_READABLE.rawValue | writable | G_PARAM_EXPLICIT_NOTIFY.rawValue
                let valueType = ValueConversion<Value>.make().type
                let made = OwnPropertySpecification.make(name, valueType, GParamFlags(rawValue: flags))
                g_object_interface_install_property(structure, made)
            }
        }

        /// Creates a signal. Implementing classes must declare it as an ``OwnSignal`` with the same name and type, or
        /// emit it by its name.
        ///
        /// - Parameters:
        ///   - name: The GObject name.
        ///   - type: The type of the events, as for ``OwnSignal``.
        public static func signal<Output>(_ name: String, _ type: Output.Type = Void.self) -> Member {
            signal(name) { PlainSignalDefinition<Output>($0, $1) }
        }

        /// Creates a signal whose handlers return a value. Implementing classes must declare it as an
        /// ``OwnReturningSignal`` with the same name and types.
        ///
        /// - Parameters:
        ///   - name: The GObject name.
        ///   - type: The type of the events.
        ///   - result: The type of the result.
        ///   - accumulator: The function that combines the results of the handlers. It applies to all implementing
        ///     classes.
        public static func signal<Output, Result>(
            _ name: String,
            _ type: Output.Type = Void.self,
            returning result: Result.Type,
            accumulator: SignalAccumulator<Result> = .last
        ) -> Member {
            signal(name) { name, description in
                let definition = ReturningSignalDefinition<Output, Result>(name, description)
                definition.accumulator = accumulator
                return definition
            }
        }

        private static func signal(
            _ name: String,
            _ makeDefinition: @escaping @MainActor (_ name: String, _ description: String) -> OwnSignalDefinition
        ) -> Member {
            Member { interface, structure in
                let definition = makeDefinition(name, "\(interface.name).\(name)")
                // The definition is never released, because signals are never unregistered.
                _ = Unmanaged.passRetained(definition)
                definition.install(in: structure.load(as: GType.self), as: nil, hasClassHandler: false)
            }
        }
    }
}
