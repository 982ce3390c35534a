/// Builds an array from the statements of a closure, as the buttons of an alert are written: one a line, with `if`, `switch`
/// and `for`.
@resultBuilder
public enum _ArrayBuilder<Element> {
    public static func buildExpression(_ element: Element) -> [Element] { [element] }

    public static func buildBlock(_ elements: [Element]...) -> [Element] { elements.flatMap { $0 } }

    public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }

    public static func buildEither(first elements: [Element]) -> [Element] { elements }

    public static func buildEither(second elements: [Element]) -> [Element] { elements }

    public static func buildArray(_ elements: [[Element]]) -> [Element] { elements.flatMap { $0 } }

    public static func buildLimitedAvailability(_ elements: [Element]) -> [Element] { elements }
}
