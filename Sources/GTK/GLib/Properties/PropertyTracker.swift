import Combine
import Observation

/// Reports changes of an object's property to Swift's Observation framework.
///
/// The tracker connects to the property's `notify` signal when the property is first read in a tracking scope. It
/// disconnects when the property changes and no tracking scope has read the property since the previous change.
final class PropertyTracker: SignalConnection {
    private let value = TrackedValue()
    /// A Boolean value that indicates whether the property was read within a tracking scope since the last change.
    private var isAwaited = false

    private init(property: String) { super.init(name: "notify::\(property)", hasArguments: false) }

    /// Records that a tracking scope is about to read a property.
    static func read(_ property: String, of object: Object) {
        let tracker = existing(property, of: object) ?? make(property, of: object)
        tracker.isAwaited = true
        tracker.value.readInScope()
    }

    private static func existing(_ property: String, of object: Object) -> PropertyTracker? {
        guard let tracker = object.trackers[property], tracker.isConnected else { return nil }
        return tracker
    }

    private static func make(_ property: String, of object: Object) -> PropertyTracker {
        let tracker = PropertyTracker(property: property)
        tracker.connect(to: object, SignalShape.notify, after: false)
        object.trackers[property] = tracker
        return tracker
    }

    override func receive(_ arguments: UnsafeRawPointer) {
        guard isAwaited else { return disconnect() }
        // While a tracking scope is open, it only collects reads. It doesn't observe changes until it closes, so it
        // misses this change. Therefore, the next change must be reported even if the property isn't read again.
        if !TrackingScope.isOpen { isAwaited = false }
        value.willChange()
        value.didChange()
    }
}

/// Objects conform to `Observable` so that `observe` and `trackingPublished` can track GObject properties. The
/// Observation framework reports each change after the change has happened. A stored property of a subclass is tracked
/// only if it has an attribute such as `@Published`.
extension Object: Observable {}
