/// A type with all that it has.
struct TypeDeclaration {
    enum Form {
        case `class`(Class)
        case interface(Interface)
        case fundamental(FundamentalClass)
        case record(RecordClass)
        case structure(Structure)
        case enumeration(Enumeration)
    }

    /// A C function that compares two records.
    struct Comparison {
        enum Operator {
            /// `==`, for `equal`.
            case equality
            /// `<`, for `compare`.
            case order
        }

        let `operator`: Operator
        let function: String
        let documentation: Documentation
        /// A statement that traps if C can't compare the two.
        let check: String?
    }

    let name: TypeName
    let cType: String
    /// The name in C's type system.
    let typeName: String
    /// The C function that returns the registered type.
    let getType: String?
    var documentation: Documentation
    var form: Form
    var members: [Member] = []
    var comparisons: [Comparison] = []
    /// The comparison of a class's values in C, or nil if only identical objects are equal.
    var equality: ValueEquality?
    /// Functions of an interface, which Swift cannot call on a protocol. Its implementation class has them.
    var implementationMembers: [Member] = []
    /// The lines that traits add to its body.
    var newerBody = NewerBody()

    var signals: [Signal] {
        members.compactMap { member in
            if case .signal(let signal) = member { signal } else { nil }
        }
    }

    /// A Boolean value that indicates whether objects that C makes find it in a table of types.
    var isRegistered: Bool {
        switch form {
        case .class, .interface, .fundamental: true
        case .record, .structure, .enumeration: false
        }
    }

    /// A Boolean value that indicates whether it is an interface that Swift classes implement.
    var isImplementable: Bool {
        guard case .interface(let form) = form else { return false }
        return form.requirements != nil || form.handwrittenRequirements != nil
    }

    /// A Boolean value that indicates whether values are copied and therefore aren't isolated to an actor.
    var isValue: Bool {
        switch form {
        case .structure, .enumeration: true
        default: false
        }
    }
}
