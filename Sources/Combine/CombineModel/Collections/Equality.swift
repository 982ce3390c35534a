/// Returns a Boolean value that indicates whether two values are equal. Returns false if the values aren't `Equatable`.
package func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    func equals<Known: Equatable>(_ first: Known) -> Bool { first == second as? Known }
    guard let first = first as? any Equatable else { return false }
    return equals(first)
}

/// Returns false if two values are different objects. Otherwise, returns true, even if the values aren't objects.
package func areIdentical<Value>(_ first: Value, _ second: Value) -> Bool {
    !(Value.self is AnyObject.Type) || first as AnyObject === second as AnyObject
}
