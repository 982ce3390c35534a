import Combine

/// A slot that contains an object and observes it.
///
/// Any thread can read and set the object. Subscribers are notified after unlocking.
final class ObservedSlot<Content: ObservableObject>: AnyPublishedStorage, @unchecked Sendable {
    // Sendable because a lock protects the mutable state, and only one thread at a time delivers values.

    private struct State {
        /// The closure that creates the object on first use, or nil afterwards.
        var make: (() -> Content?)?
        var content: Content?
        var subscription: AnyCancellable?
        var objectWillChange: ObservableObjectPublisher?
        /// A Boolean value that indicates whether the publisher of the enclosing object has been looked up.
        var hasLookedUpEnclosing = false
        /// The number of published values.
        var version: UInt = 0
        /// A Boolean value that indicates whether the object is about to change. The subscribers are notified after the
        /// change.
        var isAboutToPublish = false
    }

    private let state: Locked<State>
    private let tracked = TrackedValue()
    private let broadcast = Broadcast<Content?, Never>()

    init(_ content: Content?) {
        state = Locked(State())
        replace(with: content)
    }

    /// Creates a slot whose object is created on first use.
    init(making make: @escaping () -> Content?) { state = Locked(State(make: make)) }

    // MARK: The object

    /// The object. Reading it is reported to Observation.
    var content: Content? {
        tracked.read()
        return current
    }

    /// The object of a slot that always has an object. Reading it is reported to Observation.
    var presentContent: Content {
        guard let content else { fatalError("an observed \(Content.self) is nil, but the property isn't optional") }
        return content
    }

    /// The object, read without reporting to Observation.
    var current: Content? {
        guard let make = state.withLock({ $0.make }) else { return state.withLock { $0.content } }
        // The closure runs user code. Therefore, the lock isn't held during the call. If two threads create an object
        // at the same time, the first object is used.
        let made = make()
        if state.withLock({ $0.make.take() != nil }) { replace(with: made) }
        return state.withLock { $0.content }
    }

    /// Replaces the object, notifies the subscribers, and releases the previous object immediately.
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
        // The object sends before it changes, so publish it in the next turn of the main loop, after the change.
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
            state.hasLookedUpEnclosing = true
            if let installed = state.objectWillChange { return installed }
            let new = publisher()
            state.objectWillChange = new
            return new
        }
    }

    /// Connects this slot to the publisher of the enclosing object, and returns it. The publisher then sends when the
    /// observed object changes.
    ///
    /// The default `objectWillChange` of a class connects the slots automatically. This method is only needed for
    /// classes that declare their own `objectWillChange`.
    func enclosed(in object: AnyObject) -> ObservedSlot {
        if state.withLock({ $0.hasLookedUpEnclosing }) { return self }
        let publisher = (object as? any ObservableObject)?.ownPublisher
        state.withLock { state in
            state.hasLookedUpEnclosing = true
            if state.objectWillChange == nil { state.objectWillChange = publisher }
        }
        return self
    }
}

extension ObservableObject {
    /// The publisher of the object, if it's an ``ObservableObjectPublisher``.
    fileprivate var ownPublisher: ObservableObjectPublisher? { objectWillChange as? ObservableObjectPublisher }
}

#if DEBUG
/// A slot whose object can be read without knowledge of the object's type. Reflection can't read the object, because a
/// lock contains it.
package protocol ReadableSlot {
    /// The object, or nil if the slot is empty or hasn't created its object yet.
    var readableContent: AnyObject? { get }
}

extension ObservedSlot: ReadableSlot {
    package var readableContent: AnyObject? { state.withLock { $0.content } }
}
#endif
