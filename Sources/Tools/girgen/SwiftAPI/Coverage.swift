/// What became of each member of a namespace, counted.
final class Coverage {
    enum Category: String, CaseIterable {
        case types = "classes and interfaces"
        case properties, signals, methods, constructors, functions
        case virtualFunctions = "virtual functions"
        case enumerations = "enumerations and flags"
        case constants
    }

    struct Count {
        var bound = 0
        var total = 0
        /// What was left out, and why.
        var skipped: [(name: String, reason: String)] = []
        /// What is hidden on purpose, and why.
        var hidden: [(name: String, reason: String)] = []
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

    /// Counts what no rule binds, and of which the report says why in a sentence for all.
    func unbound(_ category: Category, in namespace: String) {
        counts[namespace, default: [:]][category, default: Count()].total += 1
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
