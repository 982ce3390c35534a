/// A result builder for arrays, such as the buttons of an alert. Each expression is an element. `if`, `switch` and
/// `for` are supported.
@resultBuilder
public enum _ArrayBuilder<Element>: _ArrayResultBuilder {
    public typealias Part = Element

    public static func buildExpression(_ element: Element) -> [Element] { [element] }
}

/// A result builder whose result is an array. The expressions are converted to arrays, which are joined.
public protocol _ArrayResultBuilder {
    associatedtype Part
}

extension _ArrayResultBuilder {
    public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }

    public static func buildOptional(_ part: [Part]?) -> [Part] { part ?? [] }

    public static func buildEither(first part: [Part]) -> [Part] { part }

    public static func buildEither(second part: [Part]) -> [Part] { part }

    public static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap { $0 } }

    public static func buildLimitedAvailability(_ part: [Part]) -> [Part] { part }
}
