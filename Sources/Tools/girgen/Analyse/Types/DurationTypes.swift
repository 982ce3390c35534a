/// The rules for numbers that are durations. The `type` in a decision or the name of the parameter determines the unit.
enum DurationTypes {
    struct Duration {
        let unit: DurationUnit
        /// The number -1 becomes nil in Swift, which means no limit or the default value.
        var isOptional = false

        /// The name of the type that replaces the integer type.
        var typeName: String { "Duration.\(unit.rawValue)" + (isOptional ? "?" : "") }
    }

    private static let units: [String: DurationUnit] = [
        "msec": .milliseconds, "msecs": .milliseconds, "us": .microseconds, "usec": .microseconds,
        "usecs": .microseconds,
    ]

    /// For a signed timeout, -1 means no limit. Returns nil if the name doesn't end with a unit.
    static func duration(byName name: String, _ type: GIRType) -> Duration? {
        let words = Naming.words(name)
        guard words.count > 1, let unit = words.last.flatMap({ units[$0] }) else { return nil }
        return Duration(unit: unit, isOptional: words[0] == "timeout" && ["gint", "gint64"].contains(type.name))
    }

    static func withoutUnit(_ name: String) -> String {
        guard let end = name.lastIndex(of: "_"), units[String(name[name.index(after: end)...])] != nil
        else { return name }
        return String(name[..<end])
    }
}

extension DurationTypes.Duration {
    init?(typeName: String) {
        let parts = typeName.split(separator: ".")
        guard parts.count == 2, parts[0] == "Duration", let unit = DurationUnit(rawValue: parts[1].filter { $0 != "?" })
        else { return nil }
        self.init(unit: unit, isOptional: typeName.hasSuffix("?"))
    }
}

extension GIRNamespace {
    /// Turns parameters whose names state a unit, and the accessors of duration properties, into durations.
    mutating func typeDurations() {
        compounds.change { compound in
            var accessors: [String: DurationTypes.Duration] = [:]
            for property in compound.properties {
                guard let duration = DurationTypes.Duration(typeName: property.type.name ?? "") else { continue }
                let stem = property.info.name.replacing("-", with: "_")
                for verb in ["get_", "set_"] { accessors[verb + stem] = duration }
            }
            compound.methods.change { $0.typeDurations(accessors[$0.info.name]) }
            for list in [\GIRCompound.constructors, \.functions, \.virtualMethods] {
                compound[keyPath: list].change { $0.typeDurations() }
            }
        }
    }
}

extension GIRCallable {
    /// - Parameter accessed: The type of the duration property that the function reads or sets.
    fileprivate mutating func typeDurations(_ accessed: DurationTypes.Duration? = nil) {
        parameters.change { parameter in
            let duration = accessed ?? DurationTypes.duration(byName: parameter.name, parameter.type)
            if let duration { parameter.type.name = duration.typeName }
        }
        if parameters.isEmpty, let accessed { result.type.name = accessed.typeName }
    }
}
