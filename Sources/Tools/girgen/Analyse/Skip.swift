/// The reason why a member isn't bound.
struct Skip: Error, CustomStringConvertible {
    let description: String

    init(_ reason: String) { description = reason }
}
