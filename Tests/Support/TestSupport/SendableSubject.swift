/// A publisher that can be used on several threads.
public struct SendableSubject<Wrapped>: @unchecked Sendable {
    // This is Sendable because tests use the publisher on several threads.
    public let subject: Wrapped

    public init(_ subject: Wrapped) {
        self.subject = subject
    }
}
