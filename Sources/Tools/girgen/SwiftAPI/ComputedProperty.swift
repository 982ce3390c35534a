/// A property in Swift that isn't a GObject property.
package struct ComputedProperty {
    package var name: String
    package var documentation: Documentation
    package var type: SwiftType
    package var isStatic = false
    package var preparation: Preparation?
    package var getter: Call
    package var setter: Call?

    package init(
        name: String,
        documentation: Documentation,
        type: SwiftType,
        isStatic: Bool = false,
        preparation: Preparation? = nil,
        getter: Call,
        setter: Call? = nil
    ) {
        (self.name, self.documentation, self.type, self.isStatic) = (name, documentation, type, isStatic)
        (self.preparation, self.getter, self.setter) = (preparation, getter, setter)
    }
}
