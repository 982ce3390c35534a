/// The plan of a property of a class or an interface.
struct PropertyPlan {
    var gir: GIRProperty
    let decision: Decision
    var name: String
    var kind: Kind
    var isNullable: Bool
    var isReadable: Bool
    var isWritable: Bool
    var getter: CallPlan?
    var setter: CallPlan?
}
