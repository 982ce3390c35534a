/// A type whose instances have an identifier, for example to distinguish subscriptions and subscribers in a log.
public protocol CustomCombineIdentifierConvertible {
    /// The identifier of this instance.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identifier of this object, which is derived from its address.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
