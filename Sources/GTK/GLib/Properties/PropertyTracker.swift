import Combine
import Observation

/// Reports changes of one property of an object to Swift's Observation.
///
/// It observes the property's `notify` signal from the first read in a tracking scope until the first change that no
/// reader awaits.
final class PropertyTracker: SignalConnection {
    private let value = TrackedValue()
    /// A Boolean value that indicates whether a tracking scope has read the property since the last change.
    private var isAwaited = false

    private init(property: String) {
        super.init(name: "notify::\(property)", hasArguments: false)
    }

    /// Reports that a tracking scope is about to read a property.
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
        // A tracking scope that is still open awaits changes only after it closes, so the next change must be reported
        // too.
        if !TrackingScope.isOpen { isAwaited = false }
        value.willChange()
        value.didChange()
    }
}

/// GObject properties are tracked in `observe` and `trackingPublished`. When a property that was read changes,
/// Observation reports it after the change. Stored properties of subclasses are tracked if they have an attribute such
/// as `@Published`.
extension Object: Observable {}
