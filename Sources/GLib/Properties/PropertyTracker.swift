import CGtk
import Combine
import Observation

/// Tells Swift's Observation of the changes of one property of one object.
///
/// It listens to the property's `notify` signal from the first read within `withObservationTracking` to the first change
/// that nobody read before.
//
// `@unchecked Sendable`: as the class that it derives from.
final class PropertyTracker: SignalConnection, @unchecked Sendable {
    private let value = TrackedValue()
    /// Whether somebody read the property and is, or will be, waiting for its next change.
    private var isAwaited = false

    private init(property: String) {
        super.init(name: "notify::\(property)", hasArguments: false)
    }

    /// Reports that a property is about to be read, within a scope, on the main thread.
    static func read(_ property: String, of object: Object) {
        let tracker = MainThread.assume {
            if let tracker = object.trackers[property], tracker.isConnected { return tracker }
            let tracker = PropertyTracker(property: property)
            tracker.connect(to: object, callback: SignalShape.notify.callback, after: false)
            object.trackers[property] = tracker
            return tracker
        }
        tracker.isAwaited = true
        tracker.value.readInScope()
    }

    override func receive(_ arguments: UnsafeRawPointer) {
        guard isAwaited else {
            MainThread.assume { disconnect() }
            return
        }
        // A scope that is still open asks to be told when it closes, hence of the change after this one.
        if !PropertyAccess.isWithinScope { isAwaited = false }
        value.willChange()
        value.didChange()
    }
}

/// GObject properties are tracked: whoever reads one within `withObservationTracking`, `Observations` or `observe` is told
/// of its next change, once it has been made. A subclass's own stored properties are tracked where they say so, as
/// `@Published` does.
extension Object: Observable {}
