/// The reason why a member isn't bound.
struct Skip: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }

    /// Returns the reason for skipping a member, from the error that planning the member threw.
    static func reason(of error: any Error) -> String { (error as? Skip)?.reason ?? "\(error)" }
}
