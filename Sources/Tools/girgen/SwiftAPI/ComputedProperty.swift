/// What reads like a property and is none to GObject.
struct ComputedProperty {
    var name: String
    var documentation: Documentation
    var type: SwiftType
    var isStatic = false
    var preparation: Preparation?
    var getter: Call
    var setter: Call?
}
