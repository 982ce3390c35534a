extension VirtualFunction: Documented { package var documentation: Documentation { function.documentation } }

extension Requirement: Documented { package var documentation: Documentation { virtualFunction.documentation } }

extension Member: Documented {
    package var documentation: Documentation {
        switch self {
        case .property(let property): property.documentation
        case .computed(let property): property.documentation
        case .function(let function): function.documentation
        case .initializer(let initializer): initializer.documentation
        case .signal(let signal): signal.documentation
        }
    }
}

extension SwiftAPI {
    /// The documentation of all declarations, by module.
    package var documentation: [Documentation] { modules.flatMap(\.documentation) }
}

extension Module {
    fileprivate var documentation: [Documentation] {
        var result = types.flatMap(\.allDocumentation)
        result += enumerations.flatMap(\.allDocumentation)
        result += callbacks.map(\.documentation)
        for group in constants { result += group.constants.map(\.documentation) }
        return result + functions.map(\.documentation)
    }
}

extension TypeDeclaration {
    fileprivate var allDocumentation: [Documentation] {
        var result = [documentation]
        switch form {
        case .structure(let structure): result += structure.fields?.map(\.documentation) ?? []
        case .record(let record): result += record.fields.map(\.documentation)
        case .enumeration(let enumeration): result += enumeration.cases.map(\.documentation)
        case .class(let form): result += form.virtualFunctions.map(\.documentation)
        case .interface, .fundamental: break
        }
        result += comparisons.map(\.documentation)
        for member in members + implementationMembers { result += member.allDocumentation }
        return result
    }
}

extension Member {
    /// The documentation of the member's declarations. A signal can have up to three declarations.
    fileprivate var allDocumentation: [Documentation] {
        guard case .signal(let signal) = self else { return [documentation] }
        return [documentation] + [signal.detailDocumentation, signal.emitterDocumentation].compactMap(\.self)
    }
}
