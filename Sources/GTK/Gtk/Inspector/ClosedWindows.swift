#if DEBUG
import CGtk
import Gsk

/// The Swift objects that still exist although their windows were closed. The objects aren't retained.
@MainActor
package enum ClosedWindows {
    /// An object that still exists after its window was closed.
    package struct Suspect {
        package let object: Object
        package let window: String
        /// The number of other objects inside `object` that still exist.
        package var contentCount = 0
        /// The time since the window was closed.
        package let age: Duration
    }

    private struct WeakObject {
        weak var object: Object?
    }

    private struct Record {
        let window: String
        let closed: ContinuousClock.Instant
        var objects: [WeakObject]

        var isEmpty: Bool { objects.allSatisfy { $0.object == nil } }
    }

    /// The time after which an object of a closed window counts as a suspected leak. Cancelled animations and tasks can
    /// retain an object for a moment.
    package static var leakDelay: Duration = .seconds(1)

    private static var records: [Record] = []

    /// Called when a window has been torn down.
    static func closed(_ window: Window, _ objects: [Object]) {
        records.removeAll(where: \.isEmpty)
        if window.typeName == "GtkInspectorWindow" { return }
        let name = Diagnostics.description(of: window)
        records.append(Record(window: name, closed: .now, objects: objects.map { WeakObject(object: $0) }))
    }

    /// The objects that still exist although their window was closed at least ``leakDelay`` ago.
    ///
    /// An object that is inside another listed object isn't listed separately. It's included in the `contentCount` of
    /// the outermost listed object.
    package static var suspects: [Suspect] {
        records.removeAll(where: \.isEmpty)
        var found: [Suspect] = []
        for record in records {
            let age = record.closed.duration(to: .now)
            if age < leakDelay { continue }
            let objects = record.objects.compactMap(\.object).filter { !isInUse($0) }
            let identities = Set(objects.map { ObjectIdentifier($0) })
            var content: [ObjectIdentifier: Int] = [:]
            func outermost(_ object: Object) -> Object {
                var result = object
                var ancestor = container(of: object)
                while let current = ancestor {
                    if identities.contains(ObjectIdentifier(current)) { result = current }
                    ancestor = container(of: current)
                }
                return result
            }
            for object in objects { content[ObjectIdentifier(outermost(object)), default: 0] += 1 }
            found += objects.compactMap { object in
                guard let count = content[ObjectIdentifier(object)], outermost(object) === object else { return nil }
                return Suspect(object: object, window: record.window, contentCount: count - 1, age: age)
            }
        }
        return found
    }

    /// Returns a description of the code or object that retains an object, as far as it's known.
    package static func holder(of object: Object) -> String {
        if let container = container(of: object) { return "held by \(Diagnostics.description(of: container))" }
        if object.isReferredToByC { return "held by C code, such as GTK or a list model" }
        return "held by Swift code: a variable, or a closure that captures it"
    }

    /// Returns a description of an object. If the object is a widget, its window is accessed only if the window is
    /// open. GTK can leave an invalid window pointer in a widget whose container was freed.
    package static func description(of object: Object) -> String {
        guard let widget = object as? Widget, let root = gtk_widget_get_root(widget.widgetPointer),
            !WindowTeardown.isOpen(UnsafeMutableRawPointer(root))
        else { return object.debugDescription }
        return Diagnostics.description(of: object)
    }

    /// Returns the Swift object of a widget's parent, or of the widget to which an event controller belongs. The
    /// address of the parent is only compared and never accessed, because it can be invalid.
    private static func container(of object: Object) -> Object? {
        if let controller = object as? EventController { return controller.widget }
        guard let widget = object as? Widget, let parent = gtk_widget_get_parent(widget.widgetPointer) else {
            return nil
        }
        return LiveObjects.object(at: UInt(bitPattern: parent))
    }

    /// Returns a Boolean value that indicates whether an object belongs to an open window.
    private static func isInUse(_ object: Object) -> Bool {
        let widget = object as? Widget ?? (object as? EventController)?.widget
        guard let widget, let root = gtk_widget_get_root(widget.widgetPointer) else { return false }
        return WindowTeardown.isOpen(UnsafeMutableRawPointer(root))
    }
}
#endif
