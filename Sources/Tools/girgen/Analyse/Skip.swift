/// Why a member is not bound.
struct Skip: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}
