/// A property in Swift that isn't a GObject property.
package struct ComputedProperty {
    package var name: String
    package var documentation: Documentation
    package var type: SwiftType
    package var isStatic = false
    package var preparation: Preparation?
    package var getter: Call
    package var setter: Call?
}
