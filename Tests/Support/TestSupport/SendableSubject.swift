/// A publisher that can be used on several threads.
public struct SendableSubject<Wrapped>: @unchecked Sendable {
    // Sendable because tests use it on several threads.
    public let subject: Wrapped

    public init(_ subject: Wrapped) {
        self.subject = subject
    }
}
