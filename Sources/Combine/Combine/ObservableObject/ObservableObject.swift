/// An object with a publisher that sends before the object changes.
///
/// A class that doesn't implement `objectWillChange` gets a default publisher. The default publisher sends before a
/// `@Published` property of the class or of one of its superclasses changes.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher that announces changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// A publisher that sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that sends before a `@Published` property of this object changes, and whenever you call its `send()`
    /// method.
    ///
    /// The publisher is the same for the lifetime of the object. To announce the changes of a property without
    /// `@Published`, write `var number = 0 { willSet { objectWillChange.send() } }`.
    public var objectWillChange: ObservableObjectPublisher {
        PublishedFields.of(self).sharedPublisher() ?? ObjectPublishers.publisher(of: self)
    }
}
