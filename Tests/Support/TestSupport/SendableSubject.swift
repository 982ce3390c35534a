/// A publisher used from several threads, as its type promises.
public struct SendableSubject<Wrapped>: @unchecked Sendable {
    // Sendable because its use from several threads is tested.
    public let subject: Wrapped

    public init(_ subject: Wrapped) {
        self.subject = subject
    }
}
