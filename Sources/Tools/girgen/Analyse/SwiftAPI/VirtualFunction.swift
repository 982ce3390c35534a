/// A virtual function: the method that Swift classes override, and what C calls such a method with.
package struct VirtualFunction {
    /// A value that goes back to C by a parameter.
    package struct Output: Equatable {
        /// Its label among others, nil where it is all that the method gives back.
        package let label: String?
        /// The index among the C parameters.
        package let place: Int
        package let passing: Passing
        package let isOptional: Bool
        /// A Boolean value that indicates whether C made room for a `GValue`.
        package let isValue: Bool
    }

    /// The meaning of the method's result for C.
    package enum Result: Equatable {
        case nothing
        /// A Boolean value that indicates whether there are outputs, or whether there was no error.
        case success
        /// A value, by its label among others.
        case value(label: String?, HandlerResult)
        /// Bytes that go where C made room, as many as there is room for at most.
        case bytes(room: Int, size: Int)
        /// The part of a parameter's count that was done.
        case count(of: Int)
        /// A pointer that C doesn't own, which the object keeps until it returns another one.
        case kept(label: String?, HandlerResult)
    }

    /// The behavior of C if a class doesn't implement the function.
    package enum Requirement {
        /// C checks, or provides an implementation.
        case none
        /// Each Swift class must implement the function.
        case required
        /// A Swift class that doesn't implement the function gets one that does nothing.
        case filled
    }

    /// The method, which calls the implementation of the C class.
    package var function: Function
    /// The C class structure, and its field for the function.
    package var structure: String
    package var field: String
    package var arguments: [HandlerArgument]
    package var outputs: [Output]
    package var result: Result
    package var isThrowing: Bool
    /// The number of parameters of the C function, without the instance and the error.
    package var parameterCount: Int
    /// The value that C receives if there is nothing to call, or nil for nothing.
    package var absent: String?
    /// The value that C receives from a method that throws, or nil for nothing.
    package var failed: String?
    /// The result of the method if C has no such function, or nil if it must have one.
    package var missing: String?
    package var requirement = Requirement.none
    /// A statement that traps if the method didn't do what C relies on.
    package var check: String?

    /// The member that C calls in place of the requirement that it is named after, because it checks more.
    package var calledMember: String?

    /// The member that programs call for the same purpose, or nil if programs don't call it.
    package var entry: String?

    /// The name in messages: `GtkWidgetClass.measure`.
    package var cName: String { "\(structure).\(field)" }
}
