/// The numbers of bound, skipped and hidden members of a namespace.
package final class Coverage {
    package enum Category: String, CaseIterable {
        case types = "classes and interfaces"
        case records = "structures and unions"
        case properties, signals, methods, constructors, functions
        case virtualFunctions = "virtual functions"
        case enumerations = "enumerations and flags"
        case constants

        package var singular: String {
            switch self {
            case .types: "class or interface"
            case .records: "structure or union"
            case .properties: "property"
            case .enumerations: "enumeration"
            default: String(rawValue.dropLast())
            }
        }
    }

    package struct Count {
        package var bound = 0
        package var total = 0
        package var skipped: [(name: String, reason: String)] = []
        /// The members that are hidden by a decision, with the reasons.
        package var hidden: [(name: String, reason: String)] = []
        /// The numbers of members that aren't bound and that the report doesn't list by name. The keys are the reasons.
        package var unbound: [String: Int] = [:]
        /// The number of members that aren't introspectable. They don't count toward the total.
        package var notIntrospectable = 0
    }

    package private(set) var counts: [String: [Category: Count]] = [:]

    private func change(_ category: Category, in namespace: String, _ change: (inout Count) -> Void) {
        change(&counts[namespace, default: [:]][category, default: Count()])
    }

    package func bound(_ category: Category, in namespace: String) {
        change(category, in: namespace) { ($0.bound, $0.total) = ($0.bound + 1, $0.total + 1) }
    }

    package func skipped(_ category: Category, _ name: String, _ reason: String, in namespace: String) {
        leftOut(category, name, reason, in: namespace)
        change(category, in: namespace) { $0.total += 1 }
    }

    /// The summary of `girgen bind` states each reason once, with the number of members.
    package func unbound(_ category: Category, _ reason: String, in namespace: String) {
        change(category, in: namespace) { count in
            count.total += 1
            count.unbound[reason, default: 0] += 1
        }
    }

    package func hidden(_ category: Category, _ name: String, _ reason: String, in namespace: String) {
        change(category, in: namespace) { count in
            count.total += 1
            count.hidden.append((name, reason))
        }
    }

    /// Records the reason why a part of a bound declaration was skipped. The part doesn't count as a member.
    package func leftOut(_ category: Category, _ name: String, _ reason: String, in namespace: String) {
        change(category, in: namespace) { $0.skipped.append((name, reason)) }
    }

    package func notIntrospectable(_ category: Category, in namespace: String) {
        change(category, in: namespace) { $0.notIntrospectable += 1 }
    }
}
