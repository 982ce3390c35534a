/// An object that publishes when it is about to change. Apple's `ObservableObject`.
///
/// A class that only declares conformance gets an `objectWillChange` publisher that sends before any of its
/// `@Published` properties changes, including those of its superclasses.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher that announces changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// A publisher that sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that sends before a `@Published` property of this object changes, and when you call its `send()`.
    ///
    /// It's the same publisher for the lifetime of the object. A property without `@Published` can announce its changes by
    /// `var number = 0 { willSet { objectWillChange.send() } }`.
    public var objectWillChange: ObservableObjectPublisher {
        PublishedFields.of(self).sharedPublisher() ?? ObjectPublishers.publisher(of: self)
    }
}
