extension Check {
    var statement: String {
        /// Returns the statement for a check. If the value is optional, the statement does nothing for nil.
        func unlessMissing(_ name: String, _ isOptional: Bool, _ check: String) -> String {
            isOptional ? "if let \(Spelling.local(name)) { \(check) }" : check
        }
        switch self {
        case .statement(let text): return text
        case .requirement(let function, let name, let isOptional, let what):
            return unlessMissing(name, isOptional, "\(function)(\(Spelling.local(name)), \"\(what)\")")
        case .count(let name, let isOptional, let count, let what):
            return unlessMissing(name, isOptional, "requireCount(\(Spelling.local(name)).count, \(count), \"\(what)\")")
        case .sameCount(let name, let isOptional, let other, let isOtherOptional, let what):
            let count = isOtherOptional ? "(\(Spelling.local(other))?.count ?? 0)" : "\(Spelling.local(other)).count"
            let check = "requireSameCount(\(count), \(Spelling.local(name)).count, \"\(what)\")"
            return unlessMissing(name, isOptional, check)
        }
    }
}
