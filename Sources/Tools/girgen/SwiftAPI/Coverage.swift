/// What became of each member of a namespace, counted.
final class Coverage {
    enum Category: String, CaseIterable {
        case types = "classes and interfaces"
        case records = "structures and unions"
        case properties, signals, methods, constructors, functions
        case virtualFunctions = "virtual functions"
        case enumerations = "enumerations and flags"
        case constants

        /// The name of one of them.
        var singular: String {
            switch self {
            case .types: "class or interface"
            case .records: "structure or union"
            case .properties: "property"
            case .signals: "signal"
            case .methods: "method"
            case .constructors: "constructor"
            case .functions: "function"
            case .virtualFunctions: "virtual function"
            case .enumerations: "enumeration"
            case .constants: "constant"
            }
        }
    }

    struct Count {
        var bound = 0
        var total = 0
        /// What was left out, and why.
        var skipped: [(name: String, reason: String)] = []
        /// What is hidden on purpose, and why.
        var hidden: [(name: String, reason: String)] = []
        /// The numbers of members that no rule binds, by the reason.
        var unbound: [String: Int] = [:]
        /// What C marks as not for other languages; it is not part of the total.
        var notIntrospectable = 0
        /// What is newer than asked for.
        var tooNew = 0
    }

    private(set) var counts: [String: [Category: Count]] = [:]

    func bound(_ category: Category, in namespace: String) {
        counts[namespace, default: [:]][category, default: Count()].bound += 1
        counts[namespace, default: [:]][category, default: Count()].total += 1
    }

    func skipped(_ category: Category, _ name: String, _ reason: String, in namespace: String) {
        counts[namespace, default: [:]][category, default: Count()].total += 1
        counts[namespace, default: [:]][category, default: Count()].skipped.append((name, reason))
    }

    /// Counts members that no rule binds. The report states the reason once for all of them.
    func unbound(_ category: Category, _ reason: String, in namespace: String) {
        counts[namespace, default: [:]][category, default: Count()].total += 1
        counts[namespace, default: [:]][category, default: Count()].unbound[reason, default: 0] += 1
    }

    func hidden(_ category: Category, _ name: String, _ reason: String, in namespace: String) {
        counts[namespace, default: [:]][category, default: Count()].total += 1
        counts[namespace, default: [:]][category, default: Count()].hidden.append((name, reason))
    }

    /// Says why a part of something that is bound was left out; it is not counted.
    func leftOut(_ category: Category, _ name: String, _ reason: String, in namespace: String) {
        counts[namespace, default: [:]][category, default: Count()].skipped.append((name, reason))
    }

    func notIntrospectable(_ category: Category, in namespace: String) {
        counts[namespace, default: [:]][category, default: Count()].notIntrospectable += 1
    }

    func tooNew(_ category: Category, in namespace: String) {
        counts[namespace, default: [:]][category, default: Count()].tooNew += 1
    }
}
