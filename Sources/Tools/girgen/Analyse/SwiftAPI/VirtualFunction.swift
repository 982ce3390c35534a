/// A virtual function: the method that Swift classes override, and the C function that calls it.
package struct VirtualFunction {
    /// A value that is returned to C by a parameter.
    package struct Output: Equatable {
        /// The label in a tuple with other returned values, or nil if it's the only one.
        package let label: String?
        /// The index among the C parameters.
        package let place: Int
        package let passing: Passing
        package let isOptional: Bool
        /// A Boolean value that indicates whether C has allocated a `GValue`.
        package let isValue: Bool
    }

    /// The meaning of the method's result for C.
    package enum Result: Equatable {
        case nothing
        /// A Boolean value that indicates whether there are outputs, or whether there was no error.
        case success
        /// A value, with its label in a tuple with others.
        case value(label: String?, HandlerResult)
        /// Bytes that are stored in a buffer of C, up to its size.
        case bytes(room: Int, size: Int)
        /// The processed part of an amount that a parameter states.
        case count(of: Int)
        /// A pointer that C doesn't own. The object keeps its target until the method returns another one.
        case kept(label: String?, HandlerResult)
    }

    /// The behavior of C if a class doesn't implement the function.
    package enum Requirement {
        /// C checks whether there is an implementation, or provides one.
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
    /// The value that C receives if there is no Swift object to call, or nil if C expects no result.
    package var absent: String?
    /// The value that C receives from a method that throws, or nil if C expects no result.
    package var failed: String?
    /// The result of the method if the C class doesn't implement the function, or nil if it always does.
    package var missing: String?
    package var requirement = Requirement.none
    /// A statement that traps if the method didn't establish the state that C requires.
    package var check: String?

    /// The member that calls from C use in place of the requirement, because it checks more.
    package var calledMember: String?

    /// The member that programs call for the same purpose, or nil if programs don't call it.
    package var entry: String?

    /// The name in messages: `GtkWidgetClass.measure`.
    package var cName: String { "\(structure).\(field)" }
}
