/// The rows of a list by the type of their values.
@MainActor
protocol ElementRows<Element>: RowsModel {
    associatedtype Element

    /// Counts the arrays that were shown.
    var version: Int { get }
    /// Returns the value at a position, as far as views have been told.
    func value(at position: Int) -> Element
    /// Returns a Boolean value that indicates whether two values are of one row.
    func haveSameIdentity(_ first: Element, _ second: Element) -> Bool
}

extension StreamRows: ElementRows {
    func haveSameIdentity(_ first: Element, _ second: Element) -> Bool {
        identity(first) == identity(second)
    }
}
