import Combine

/// The storage of an observed object. It observes only the current object.
///
/// Any thread can read and set it. Subscribers are notified outside of the lock.
final class ObservedSlot<Content: ObservableObject>: AnyPublishedStorage, @unchecked Sendable {
    // Sendable because the mutable state is locked, and only one thread at a time delivers values.

    private struct State {
        /// The closure that creates the object when it's first used.
        var make: (() -> Content?)?
        var content: Content?
        /// The subscription to the object's changes. Each object has a new subscription, whose identity distinguishes
        /// its changes from those of earlier objects.
        var subscription: AnyCancellable?
        /// The publisher of the object that has the slot.
        var objectWillChange: ObservableObjectPublisher?
        /// A Boolean value that indicates whether the enclosing object's publisher has been requested.
        var knowsEnclosing = false
        /// The number of values published.
        var version: UInt = 0
        /// A Boolean value that indicates whether the object is about to change, and the subscribers must be notified
        /// afterwards.
        var isAboutToPublish = false
    }

    private let state: Locked<State>
    private let tracked = TrackedValue()
    private let broadcast = Broadcast<Content?, Never>()

    init(_ content: Content?) {
        state = Locked(State())
        replace(with: content)
    }

    /// Creates a slot whose object is created when it's first used.
    init(making make: @escaping () -> Content?) {
        state = Locked(State(make: make))
    }

    // MARK: The object

    /// The object. Observed code that reads it depends on it.
    var content: Content? {
        tracked.read()
        return current
    }

    /// The object of a slot that is never empty. Observed code that reads it depends on it.
    var presentContent: Content {
        guard let content else { fatalError("an observed \(Content.self) is missing, although it is not optional") }
        return content
    }

    /// The object.
    var current: Content? {
        guard let make = state.withLock({ $0.make }) else { return state.withLock { $0.content } }
        // Created without holding the lock, because the closure runs a user's code. If two threads do so, the first
        // object is used.
        let made = make()
        if state.withLock({ $0.make.take() != nil }) { replace(with: made) }
        return state.withLock { $0.content }
    }

    /// Replaces the object. Notifies the subscribers and releases the previous object immediately.
    func set(_ new: Content?) {
        if state.withLock({ $0.make == nil && $0.content === new }) { return }
        state.withLock { $0.objectWillChange }?.send()
        tracked.willChange()
        replace(with: new)
        tracked.didChange()
        publish(new)
    }

    private func replace(with new: Content?) {
        var subscription: AnyCancellable?
        if let new {
            subscription = new.objectWillChange.sink { [weak self, weak new] _ in
                if let self, let new { contentWillChange(new) }
            }
        }
        var old = (content: new, subscription: subscription)
        state.withLock { state in
            state.make = nil
            swap(&state.content, &old.content)
            swap(&state.subscription, &old.subscription)
            state.isAboutToPublish = false
        }
        old.subscription?.cancel()
    }

    /// Called when the object in the slot is about to change.
    private func contentWillChange(_ content: Content) {
        var isFirst = false
        let isCurrent = state.withLock { state in
            guard state.content === content else { return false }
            isFirst = !state.isAboutToPublish
            state.isAboutToPublish = true
            return true
        }
        guard isCurrent else { return }
        state.withLock { $0.objectWillChange }?.send()
        tracked.willChange()
        // The object sends before it changes, and the change is complete in the next turn of the main loop.
        if isFirst { MainThread.performLater { [weak self] in self?.publishChanged() } }
    }

    private func publishChanged() {
        let changed = state.withLock { state -> Content? in
            defer { state.isAboutToPublish = false }
            return state.isAboutToPublish ? state.content : nil
        }
        if let changed { publish(changed) }
    }

    private func publish(_ content: Content?) {
        let version = state.withLock { state in
            state.version += 1
            return state.version
        }
        broadcast.send(content, version: version)
    }

    // MARK: Notifications

    func attach(_ subscriber: some Subscriber<Content?, Never>) {
        broadcast.attach(
            subscriber,
            name: "ObservedObject",
            latest: { (self.current, self.state.withLock { $0.version }) }
        )
    }

    var installedPublisher: ObservableObjectPublisher? { state.withLock { $0.objectWillChange } }

    func reportingPublisher(
        orInstall publisher: @autoclosure () -> ObservableObjectPublisher
    ) -> ObservableObjectPublisher {
        state.withLock { state in
            state.knowsEnclosing = true
            if let installed = state.objectWillChange { return installed }
            let new = publisher()
            state.objectWillChange = new
            return new
        }
    }

    /// Makes the enclosing object, if it's an `ObservableObject`, notify its subscribers of changes of the slot's
    /// object.
    ///
    /// The default `objectWillChange` finds this slot on its own. This call is for objects that declare their own
    /// `objectWillChange`.
    func enclose(in object: AnyObject) {
        if state.withLock({ $0.knowsEnclosing }) { return }
        let publisher = (object as? any ObservableObject)?.ownPublisher
        state.withLock { state in
            state.knowsEnclosing = true
            if state.objectWillChange == nil { state.objectWillChange = publisher }
        }
    }
}

extension ObservableObject {
    /// The enclosing object's publisher, if it's an ``ObservableObjectPublisher``.
    fileprivate var ownPublisher: ObservableObjectPublisher? { objectWillChange as? ObservableObjectPublisher }
}
