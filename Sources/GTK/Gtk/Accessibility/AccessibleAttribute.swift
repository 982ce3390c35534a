import CGtk
import Gsk

/// An accessibility property, state or relation of an object.
enum AccessibleAttribute: Hashable {
    case property(AccessibleProperty)
    case state(AccessibleState)
    case relation(AccessibleRelation)

    /// The C type of attributes whose value is a number. `G_TYPE_INT`.
    static let numberType: GType = g_type_from_name("gint")

    /// The C type of attributes whose value is a list. `G_TYPE_POINTER`.
    static let listType: GType = g_type_from_name("gpointer")

    /// Updates the attribute's value in GTK.
    ///
    /// - Parameter store: A closure that stores the attribute's value in a `GValue` of the type that GTK expects. The
    ///   method traps if the closure throws an error.
    @MainActor
    func update(_ object: any Accessible, _ store: (UnsafeMutablePointer<GValue>) throws(ValueError) -> Void) {
        var value = GValue()
        switch self {
        case .property(let property):
            gtk_accessible_property_init_value(GtkAccessibleProperty(rawValue: UInt32(property.rawValue)), &value)
        case .state(let state):
            gtk_accessible_state_init_value(GtkAccessibleState(rawValue: UInt32(state.rawValue)), &value)
        case .relation(let relation):
            gtk_accessible_relation_init_value(GtkAccessibleRelation(rawValue: UInt32(relation.rawValue)), &value)
        }
        // According to the GTK documentation, the value must be an enumeration. However, GTK reads an integer.
        if g_type_is_a(value.g_type, g_type_from_name("GEnum")) != 0 {
            g_value_unset(&value)
            g_value_init(&value, AccessibleAttribute.numberType)
        }
        defer { g_value_unset(&value) }
        do {
            try store(&value)
        } catch {
            fatalError("\(object.typeName).accessible, \(self): \(error)")
        }
        let pointer = OpaquePointer(object.pointer)
        switch self {
        case .property(let property):
            var cProperty = GtkAccessibleProperty(rawValue: UInt32(property.rawValue))
            gtk_accessible_update_property_value(pointer, 1, &cProperty, &value)
        case .state(let state):
            var cState = GtkAccessibleState(rawValue: UInt32(state.rawValue))
            gtk_accessible_update_state_value(pointer, 1, &cState, &value)
        case .relation(let relation):
            var cRelation = GtkAccessibleRelation(rawValue: UInt32(relation.rawValue))
            gtk_accessible_update_relation_value(pointer, 1, &cRelation, &value)
        }
    }

    @MainActor
    func reset(_ object: any Accessible) {
        switch self {
        case .property(let property): object.resetProperty(property)
        case .state(let state): object.resetState(state)
        case .relation(let relation): object.resetRelation(relation)
        }
    }
}
