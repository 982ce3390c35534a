/// A type with all that it has.
package struct TypeDeclaration {
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
            /// `==`, for `equal`.
            case equality
            /// `<`, for `compare`.
            case order
        }

        package let `operator`: Operator
        package let function: String
        package let documentation: Documentation
        /// A statement that traps if C can't compare the two.
        package let check: String?
    }

    package let name: TypeName
    package let cType: String
    /// The name in C's type system.
    package let typeName: String
    /// The C function that returns the registered type.
    package let getType: String?
    package var documentation: Documentation
    package var form: Form
    package var members: [Member] = []
    package var comparisons: [Comparison] = []
    /// The comparison of a class's values in C, or nil if only identical objects are equal.
    package var equality: ValueEquality?
    /// Functions of an interface, which Swift cannot call on a protocol. Its implementation class has them.
    package var implementationMembers: [Member] = []
    /// The lines that traits add to its body.
    package var newerBody = NewerBody()

    package var signals: [Signal] {
        members.compactMap { member in
            if case .signal(let signal) = member { signal } else { nil }
        }
    }

    /// A Boolean value that indicates whether objects that C makes find it in a table of types.
    package var isRegistered: Bool {
        switch form {
        case .class, .interface, .fundamental: true
        case .record, .structure, .enumeration: false
        }
    }

    /// A Boolean value that indicates whether it is an interface that Swift classes implement.
    package var isImplementable: Bool {
        guard case .interface(let form) = form else { return false }
        return form.requirements != nil || form.handwrittenRequirements != nil
    }

    /// A Boolean value that indicates whether values are copied and therefore aren't isolated to an actor.
    package var isValue: Bool {
        switch form {
        case .structure, .enumeration: true
        default: false
        }
    }
}
