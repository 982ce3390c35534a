/// A virtual function: the method that Swift classes override, and the C function that calls it.
package struct VirtualFunction {
    /// A value that the method returns to C through an output parameter.
    package struct Output: Equatable {
        /// The label of the value if the method returns a tuple. It's nil if the method returns only this value.
        package let label: String?
        /// The index among the C parameters.
        package let place: Int
        package let passing: Passing
        package let isOptional: Bool
        /// A Boolean value that indicates whether the output is a `GValue`, which C has allocated.
        package let isValue: Bool
    }

    /// The result that the method returns to C.
    package enum Result: Equatable {
        case nothing
        /// A Boolean result. True means that the outputs are set or that no error occurred.
        case success
        /// A value. `label` is the label of the value if the method returns a tuple.
        case value(label: String?, HandlerResult)
        /// Bytes that are copied into the buffer at the index `room`. `size` is the index of the buffer's size.
        case bytes(room: Int, size: Int)
        /// A number that states how much of the amount at the given index the method processed.
        case count(of: Int)
        /// A pointer that isn't transferred. The object retains the value until the method returns another one.
        case kept(label: String?, HandlerResult)
    }

    /// The behavior if a class doesn't implement the function.
    package enum Requirement {
        /// A class can omit the function. C checks whether the function exists, or provides an implementation.
        case none
        /// Every Swift class must implement the function.
        case required
        /// Swift classes that don't implement the function get an implementation that does nothing.
        case filled
    }

    /// The method that Swift classes override. By default, it calls the implementation of the C class.
    package var function: Function
    package var structure: String
    /// The field of the structure that contains the function.
    package var field: String
    package var arguments: [HandlerArgument]
    package var outputs: [Output]
    package var result: Result
    package var isThrowing: Bool
    /// The number of parameters of the C function, not counting the instance and the error.
    package var parameterCount: Int
    /// The value that C receives if the Swift object no longer exists. It's nil if C expects no result.
    package var absent: String?
    /// The value that C receives if the method throws an error. It's nil if C expects no result.
    package var failed: String?
    /// The result of the method if the C class doesn't implement the function. If it's nil, the method traps instead.
    package var missing: String?
    package var requirement = Requirement.none
    /// A statement that traps if the method didn't establish the state that C requires.
    package var check: String?

    /// The member that C calls in place of the requirement. The member performs additional checks.
    package var calledMember: String?

    /// The member that programs call for the same purpose. It's nil if there is no such member.
    package var entry: String?

    /// The name of the function in messages, for example `GtkWidgetClass.measure`.
    package var cName: String { "\(structure).\(field)" }
}
