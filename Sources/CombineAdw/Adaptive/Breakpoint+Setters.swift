#if GTK4_12
import CGtk
@_spi(Binding) import Gtk

extension Breakpoint {
    /// Creates a breakpoint whose condition is a string, such as `max-width: 600sp` or
    /// `min-width: 700px and max-aspect-ratio: 4/3`.
    ///
    /// The unit `sp` is a pixel that scales with the user's text size. The initializer traps if the string isn't a
    /// valid condition.
    public convenience init(_ condition: String) {
        guard let parsed = BreakpointCondition.parse(condition) else {
            fatalError(
                "Breakpoint: \"\(condition)\" isn't a valid condition. Use a condition such as \"max-width: 600sp\"."
            )
        }
        self.init(condition: parsed)
    }

    /// Sets a property of an object while the breakpoint is applied.
    ///
    /// ```swift
    /// window.addBreakpoint(maxWidth: 600) { $0.set(\.isCollapsed, to: true, on: split) }
    /// ```
    ///
    /// When the breakpoint is no longer applied, libadwaita restores the property's previous value. The breakpoint
    /// doesn't retain the object. Traps if the key path doesn't refer to a GObject property, or if the value has a
    /// different type than the property.
    public func set<Target: Object, Value: ValueConvertible>(
        _ keyPath: ReferenceWritableKeyPath<Target, Value>,
        to value: Value,
        on target: Target
    ) {
        let name = PropertyAccess.propertyName { _ = target[keyPath: keyPath] }
        guard let name, let property = g_object_class_find_property(classOf(target), name) else {
            fatalError("Breakpoint: can't set \(keyPath), because it isn't a GObject property")
        }
        let stored = Gtk.Value(type: property.pointee.value_type)
        do {
            try value.store(in: stored.pointer)
        } catch {
            fatalError("Breakpoint: can't set \(keyPath): \(error)")
        }
        addSetter(target, property: name, value: stored)
    }

    private func classOf(_ object: Object) -> UnsafeMutablePointer<GObjectClass>? {
        let instance = object.pointer.assumingMemoryBound(to: GTypeInstance.self)
        return UnsafeMutableRawPointer(instance.pointee.g_class)?.assumingMemoryBound(to: GObjectClass.self)
    }
}
#endif
