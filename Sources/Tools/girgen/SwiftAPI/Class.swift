/// A class of objects.
struct Class {
    /// The superclass; nil for `Object`.
    let superclass: TypeName?
    /// The interfaces that its ancestors do not have already.
    var interfaces: [TypeName]
    /// The same with those that these ask for in turn.
    let allInterfaces: [TypeName]
    /// Lines that an extension cannot have.
    let body: [String]
    /// Whether an object of it cannot be made, as C keeps the only one or makes each itself.
    let isMadeByC: Bool
    /// Whether there are only objects of its subclasses.
    let isAbstract: Bool
    /// What comes before its C class is asked for, and before one is made.
    let preparation: Preparation
    let makingPreparation: Preparation?
    /// What Swift subclasses override.
    var virtualFunctions: [VirtualFunction] = []
}
