/// A comparison of two values whose type conforms to `Equatable`. The conformance is determined at run time.
@MainActor
class ValueComparison<Content> {
    fileprivate init() {}

    func areEqual(_ first: Content, _ second: Content) -> Bool {
        false
    }

    /// Returns the comparison for a Swift type, or nil if its values can't be compared.
    static func make() -> ValueComparison<Content>? {
        (Content.self as? any Equatable.Type).flatMap { equatable($0) }
    }

    private static func equatable<Comparable: Equatable>(_ type: Comparable.Type) -> ValueComparison<Content>? {
        EquatableComparison<Comparable>() as? ValueComparison<Content>
    }
}

private final class EquatableComparison<Content: Equatable>: ValueComparison<Content> {
    override func areEqual(_ first: Content, _ second: Content) -> Bool {
        first == second
    }
}
