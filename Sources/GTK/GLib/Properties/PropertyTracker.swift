import Combine
import Observation

/// Reports the changes of one property of one object to Swift's Observation.
///
/// It listens to the property's `notify` signal from the first read in a tracking scope until the first change that no
/// read has preceded.
final class PropertyTracker: SignalConnection {
    private let value = TrackedValue()
    /// A Boolean value that indicates whether a reader waits, or will wait, for the next change.
    private var isAwaited = false

    private init(property: String) {
        super.init(name: "notify::\(property)", hasArguments: false)
    }

    /// Reports, in a tracking scope, that a property is about to be read.
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
        // An open scope begins to wait for changes when it closes, so the next change is awaited too.
        if !TrackingScope.isOpen { isAwaited = false }
        value.willChange()
        value.didChange()
    }
}

/// GObject properties are tracked within `observe` and `trackingPublished`: Observation reports the next change of a
/// property that was read, after the change. Stored properties that a subclass declares are tracked if they have an
/// attribute such as `@Published`.
extension Object: Observable {}
