/// A property of a class or an interface, as Swift has it.
struct PropertyPlan {
    /// How a value is read or set.
    enum Access {
        /// By a C function.
        case function(CallPlan)
        /// By name, in a `GValue`.
        case value
    }

    var gir: GIRProperty
    var name: String
    var kind: Kind
    var isNullable: Bool
    var getter: Access?
    var setter: Access?
    /// Whether C's function sets all but null.
    var isNullSetByValue = false
    /// Whether it is a number of which one value means none.
    var isOptionalNumber = false
}

/// A signal of a class or an interface, as Swift has it.
struct SignalPlan {
    var gir: GIRCallable
    var name: String
    var parameters: [CallPlan.Parameter]
    var resultKind: Kind
    /// The name of the function that emits it, if there is one.
    var emitter: String?

    /// Whether its handlers take or give back anything, so that they need a C function of their shape.
    var hasShape: Bool { resultKind != .none || !parameters.isEmpty }
}

/// How an initialiser makes its object.
enum InitializerPlan {
    /// By setting properties, so that an object of a Swift subclass is made alike.
    case properties([(property: String, value: String, kind: Kind?)], isOverride: Bool)
    /// By a C function.
    case call
    /// By a C function that fills room made by another.
    case fill(allocator: String?)
}

/// A member of a type.
enum MemberPlan {
    case property(PropertyPlan)
    /// What reads like a property and is none to GObject.
    case computed(name: String, getter: CallPlan, setter: CallPlan?, isStatic: Bool)
    case function(CallPlan, isStatic: Bool)
    case initializer(CallPlan, InitializerPlan)
    case signal(SignalPlan)
}

/// A type with all that it has in Swift.
struct TypePlan {
    /// A C function that compares two records.
    enum Comparison {
        /// `equal`, which is `==`.
        case equality(String)
        /// `compare`, which is `<`.
        case order(String)
    }

    var declaration: Declaration
    var members: [MemberPlan] = []
    var comparisons: [Comparison] = []
    /// Functions of an interface, which Swift cannot call on a protocol; its implementation class has them.
    var implementationMembers: [MemberPlan] = []

    var signals: [SignalPlan] {
        members.compactMap { member in
            guard case .signal(let signal) = member else { return nil }
            return signal
        }
    }
}
