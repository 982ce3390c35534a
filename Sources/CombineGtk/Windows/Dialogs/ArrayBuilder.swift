/// A result builder for arrays, such as the buttons of an alert. Each expression is an element. `if`, `switch` and
/// `for` are supported.
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
