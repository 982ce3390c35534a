/// A Swift type to print, with its members.
package struct TypeDeclaration: Documented {
    package enum Form {
        case `class`(Class)
        case interface(Interface)
        case fundamental(FundamentalClass)
        case record(RecordClass)
        case structure(Structure)
        case enumeration(Enumeration)
    }

    /// A C function that compares two records.
    package struct Comparison {
        package enum Operator {
            /// The operator `==`, which calls a C method with the name `equal`.
            case equality
            /// The operator `<`, which calls a C method with the name `compare`.
            case order
        }

        package let `operator`: Operator
        package let function: String
        package let documentation: Documentation
        /// A statement that traps if C can't compare the two values.
        package let check: String?
    }

    package let name: TypeName
    package let cType: String
    /// The name in the GObject type system.
    package let typeName: String
    /// The C function that returns the registered GType, or nil if the type isn't registered.
    package let getType: String?
    package var documentation: Documentation
    package var form: Form
    package var members: [Member] = []
    package var comparisons: [Comparison] = []
    /// The C functions that compare and hash the instances of a class, or nil if an object is equal only to itself.
    package var equality: ValueEquality?
    /// The static functions of an interface. Swift can't call static functions of a protocol. Therefore, they're
    /// members of the class that represents objects of unregistered classes.
    package var implementationMembers: [Member] = []

    package var signals: [Signal] {
        members.compactMap { member in if case .signal(let signal) = member { signal } else { nil } }
    }

    /// The C names of the signals whose handlers return an object without passing ownership of it to C.
    package var lentResults: [(name: String, condition: Condition?)] {
        signals.filter(\.isResultLent).map { ("\(typeName)::\($0.cName)", $0.condition.and(condition)) }
    }

    /// The type as an interface that Swift classes can implement, or nil for other types.
    package var implementable: Interface? {
        if case .interface(let form) = form, form.native != nil { form } else { nil }
    }

    /// A designated initializer that a later trait adds is in an extension, because the body would need a condition for
    /// the initializers that it overrides.
    package func hasInBody(_ member: Member) -> Bool {
        member.isDesignated && !member.condition.isLater(than: condition)
    }

    /// A Boolean value that indicates whether the type is a value type. Value types aren't isolated to an actor.
    package var isValue: Bool {
        switch form {
        case .structure, .enumeration: true
        default: false
        }
    }
}
