/// A property of a class or an interface, on its way to Swift.
struct PropertyPlan {
    var gir: GIRProperty
    let decision: Decision
    var name: String
    var kind: Kind
    var isNullable: Bool
    var isReadable: Bool
    var isWritable: Bool
    /// The C functions that read and set it, where there are any.
    var getter: CallPlan?
    var setter: CallPlan?
}
