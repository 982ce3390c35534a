/// A virtual function: the method that Swift classes override, and what C calls such a method with.
struct VirtualFunction {
    /// A value that goes back to C by a parameter.
    struct Output: Equatable {
        /// Its label among others, nil where it is all that the method gives back.
        let label: String?
        /// Where it is among C's parameters.
        let place: Int
        let passing: Passing
        let isOptional: Bool
        /// Whether C made room for a `GValue`.
        let isValue: Bool
    }

    /// What C takes the method's result for.
    enum Result: Equatable {
        case nothing
        /// Whether there are outputs, or whether there was no error.
        case success
        /// A value, by its label among others.
        case value(label: String?, HandlerResult)
        /// Bytes that go where C made room, as many as there is room for at most.
        case bytes(room: Int, size: Int)
        /// How much of what a parameter says was done.
        case count(of: Int)
        /// A pointer that C has no part in, which the object keeps until it gives another.
        case kept(label: String?, HandlerResult)
    }

    /// Whether C calls it without asking whether it is there.
    enum Requirement {
        /// C asks, or has one itself.
        case none
        /// Each Swift class has to have it.
        case required
        /// A Swift class that leaves it out has one that does nothing.
        case filled
    }

    /// The method, which calls what the C class itself has.
    var function: Function
    /// The C class structure, and its field for the function.
    var structure: String
    var field: String
    var arguments: [HandlerArgument]
    var outputs: [Output]
    var result: Result
    var isThrowing: Bool
    /// How many parameters the C function has but for the instance and the error.
    var parameterCount: Int
    /// What C gets where there is nothing to call; nil for nothing.
    var absent: String?
    /// What C gets from a method that throws; nil for nothing.
    var failed: String?
    /// What the method gives back where C has no such function; nil where it has to have one.
    var missing: String?
    var requirement = Requirement.none
    /// A statement that traps if the method didn't do what C relies on.
    var check: String?

    /// The member that C calls in place of the requirement that it is named after, because it checks more.
    var calledMember: String?

    /// The member that programs call for the same, by way of what C does besides; nil where there is none.
    var entry: String?

    /// What messages call it: `GtkWidgetClass.measure`.
    var cName: String { "\(structure).\(field)" }
}
