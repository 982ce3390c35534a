/// The plan of a property of a class or an interface.
struct PropertyPlan {
    var gir: GIRProperty
    let decision: Decision
    var name: String
    var kind: Kind
    var isNullable: Bool
    var isReadable: Bool
    var isWritable: Bool
    /// The C function that reads the property, or nil if there is no such function.
    var getter: CallPlan?
    /// The C function that sets the property, or nil if there is no such function.
    var setter: CallPlan?
}
