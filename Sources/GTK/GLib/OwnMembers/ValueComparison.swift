/// A comparison of two values of a type. Whether the type conforms to `Equatable` is determined at run time.
@MainActor
class ValueComparison<Content> {
    fileprivate init() {}

    func areEqual(_ first: Content, _ second: Content) -> Bool { false }

    /// Returns the comparison for values of a Swift type, or nil if the type doesn't conform to `Equatable`.
    static func make() -> ValueComparison<Content>? {
        (Content.self as? any Equatable.Type).flatMap { equatable($0) }
    }

    private static func equatable<Comparable: Equatable>(_ type: Comparable.Type) -> ValueComparison<Content>? {
        EquatableComparison<Comparable>() as? ValueComparison<Content>
    }
}

private final class EquatableComparison<Content: Equatable>: ValueComparison<Content> {
    override func areEqual(_ first: Content, _ second: Content) -> Bool { first == second }
}
