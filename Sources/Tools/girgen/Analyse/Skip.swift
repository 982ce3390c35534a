/// The reason why a member isn't bound.
struct Skip: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }

    /// Returns the reason that an error states.
    static func reason(of error: any Error) -> String { (error as? Skip)?.reason ?? "\(error)" }
}
