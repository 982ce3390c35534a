import CGtk
import Gsk

/// The attributes of a widget that screen readers and other assistive technologies receive in addition to those that
/// GTK sets itself.
///
/// ```swift
/// chart.accessibleRole = .img
/// chart.accessible.label = "Sales by month"
/// chart.accessible.describedBy = [legend]
/// ```
///
/// - Setting nil, or an empty list, resets a value. Assistive technologies then receive no value, and not the original
///   value of GTK.
/// - GTK has no functions that return these values. Therefore each property returns the value that the program last set
///   here, or nil if it set none, even if GTK sets a value itself, such as the state of a check button. Later changes
///   by GTK or ``Accessible/resetProperty(_:)`` don't change the value here.
/// - The objects of relations are held weakly, here and by GTK. Deallocated objects are omitted.
@MainActor
public struct AccessibleAttributes {
    let object: any Accessible

    /// Returns the value that the program set, or nil if GTK determines it.
    func value<Content>(_ attribute: AccessibleAttribute) -> Content? {
        AccessibleMemory.existing(of: object)?.contents[attribute] as? Content
    }

    /// Sets a value, or resets it.
    func set<Content: ValueConvertible>(_ attribute: AccessibleAttribute, _ content: Content?) {
        guard let content else { return reset(attribute) }
        attribute.update(object) { value throws(ValueError) in
            // A state with more values than true and false is stored as a number, like a choice.
            if value.pointee.g_type == AccessibleAttribute.numberType, let number = number(of: content) {
                try number.store(in: value)
            } else {
                try content.store(in: value)
            }
        }
        AccessibleMemory.of(object).contents[attribute] = content
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
        AccessibleMemory.existing(of: object)?.contents[attribute] = nil
    }
}

extension Accessible {
    /// The attributes of this object that assistive technologies receive in addition to those that GTK sets itself.
    ///
    /// `gtk_accessible_update_property`, `gtk_accessible_update_state`, `gtk_accessible_update_relation`.
    public var accessible: AccessibleAttributes { AccessibleAttributes(object: self) }
}
