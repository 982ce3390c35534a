/// The reason why a member isn't bound.
struct Skip: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }

    static func reason(of error: any Error) -> String { (error as? Skip)?.reason ?? "\(error)" }
}
