import CGtk
import Gsk

/// The accessibility properties, states and relations of a widget, for screen readers and other assistive technologies.
/// They complement or replace the attributes that GTK sets.
///
/// ```swift
/// chart.accessibleRole = .img
/// chart.accessible.label = "Sales by month"
/// chart.accessible.describedBy = [legend]
/// ```
///
/// - Setting an attribute to nil, or to an empty array, removes its value for assistive technologies. The value that
///   GTK sets isn't restored.
/// - A property of this type returns only the value that your program has set with the property, or nil. It doesn't
///   return values that GTK sets, such as the state of a check button, and doesn't reflect changes by GTK or
///   ``Accessible/resetProperty(_:)``. The reason is that GTK has no functions that return attributes.
/// - A relation has only weak references to its objects, both in this type and in GTK. After one of these objects is
///   deallocated, the relation no longer includes it.
@MainActor
public struct AccessibleAttributes {
    let object: any Accessible

    /// Returns the value that the program has set for an attribute, or nil if the program hasn't set the attribute.
    func value<Content>(_ attribute: AccessibleAttribute) -> Content? {
        AccessibleAttributeStorage.existing(of: object)?.contents[attribute] as? Content
    }

    /// Sets the value of an attribute, or resets the attribute if the value is nil.
    func set<Content: ValueConvertible>(_ attribute: AccessibleAttribute, _ content: Content?) {
        guard let content else { return reset(attribute) }
        attribute.update(object) { value throws(ValueError) in
            // A state with three values, such as the checked state, is stored as a number.
            if value.pointee.g_type == AccessibleAttribute.numberType, let number = number(of: content) {
                try number.store(in: value)
            } else {
                try content.store(in: value)
            }
        }
        AccessibleAttributeStorage.of(object).contents[attribute] = content
    }

    private func number(of content: any ValueConvertible) -> Int? {
        switch content {
        case let isTrue as Bool: isTrue ? 1 : 0
        case let choice as any EnumValue: choice.rawValue
        default: nil
        }
    }

    func reset(_ attribute: AccessibleAttribute) {
        attribute.reset(object)
        AccessibleAttributeStorage.existing(of: object)?.contents[attribute] = nil
    }
}

extension Accessible {
    /// The accessibility properties, states and relations of this object, for assistive technologies. They complement
    /// or replace the attributes that GTK sets.
    ///
    /// `gtk_accessible_update_property`, `gtk_accessible_update_state`, `gtk_accessible_update_relation`.
    public var accessible: AccessibleAttributes { AccessibleAttributes(object: self) }
}
