/// The decisions about one declaration, which form an entry of a policy file.
///
/// Some decisions are strings that state a reason. Others require a ``reason`` if they correct a GIR file or concern memory.
package struct Decision: Decodable, Sendable {
    /// The reason for deviating from the GIR file.
    var reason: String?
    /// The version that introduced a declaration that is newer than the minimum library version.
    var since: String?
    /// The reason for hiding a declaration that isn't useful in Swift.
    var hide: String?
    /// The reason why the declaration can't be safe in Swift and isn't bound.
    var leftOut: String?
    /// The handwritten Swift declaration or file that replaces the declaration.
    var handwritten: String?
    /// The Swift name, with labels or without.
    var name: String?
    /// The decisions that only this kind of declaration has, or nil if there is no entry.
    var subject: Subject?

    private enum CodingKeys: CodingKey { case reason, since, hide, leftOut, handwritten, name }

    /// A kind of declaration, with the decisions about it.
    enum Subject {
        case function(SignatureDecision, FunctionDecision)
        case virtualFunction(SignatureDecision, VirtualFunctionDecision)
        case callback(SignatureDecision, CallbackDecision)
        case signal(SignatureDecision)
        case property(PropertyDecision)
        case type(TypeDecision)
        case field
        case constant(ConstantDecision)
    }
}

/// The decisions that only properties have.
struct PropertyDecision: Decodable {
    /// The GIR type of the property. It replaces the type that the GIR file states.
    var type: String?
    /// A Boolean value that indicates whether the property is never null, although the GIR file states the opposite.
    var nonnull: Bool?
    /// A statement that traps if C can't handle the new value.
    var check: String?
    /// The number that represents nil.
    var optionalNumber: String?
}

/// The decisions that only constants have.
struct ConstantDecision: Decodable {
    /// The type to which the constant is added as a static member.
    var home: Place?
    /// The caseless enumeration that contains the constants.
    var group: String?
    /// The comment of the group.
    var documentation: [String]?
}

extension Decision {
    /// The decisions about parameters and results, which are empty for a declaration without parameters and results.
    var signature: SignatureDecision {
        switch subject {
        case .function(let it, _), .virtualFunction(let it, _), .callback(let it, _), .signal(let it): it
        default: SignatureDecision()
        }
    }
    var function: FunctionDecision { if case .function(_, let it) = subject { it } else { FunctionDecision() } }
    var virtualFunction: VirtualFunctionDecision {
        if case .virtualFunction(_, let it) = subject { it } else { VirtualFunctionDecision() }
    }
    var callback: CallbackDecision { if case .callback(_, let it) = subject { it } else { CallbackDecision() } }
    var property: PropertyDecision { if case .property(let it) = subject { it } else { PropertyDecision() } }
    var type: TypeDecision { if case .type(let it) = subject { it } else { TypeDecision() } }
    var constant: ConstantDecision { if case .constant(let it) = subject { it } else { ConstantDecision() } }

    var isBound: Bool { hide == nil && leftOut == nil && handwritten == nil }

    /// A Boolean value that indicates whether a function of a namespace is added to a type or has a name.
    var isPlaced: Bool { function.home != nil || function.method != nil || name != nil }
}
