/// An object that publishes when it is about to change. Apple Combine's `ObservableObject`.
///
/// A class that declares conformance, and nothing else, gets an `objectWillChange` that sends before any of its
/// `@Published` properties changes, those of its superclasses included.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher that announces changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before a `@Published` property of this object changes: one publisher for the lifetime of the object.
    ///
    /// An object without such properties has nowhere to keep it, and nothing to send: it returns a new one each time.
    public var objectWillChange: ObservableObjectPublisher {
        PublishedFields.of(self).sharedPublisher()
    }
}
