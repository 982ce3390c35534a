/// A property in Swift that isn't a GObject property.
struct ComputedProperty {
    var name: String
    var documentation: Documentation
    var type: SwiftType
    var isStatic = false
    var preparation: Preparation?
    var getter: Call
    var setter: Call?
}
