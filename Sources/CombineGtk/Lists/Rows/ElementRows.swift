/// The rows of a list with values of a known type.
@MainActor
protocol ElementRows<Element>: RowsModel {
    associatedtype Element

    /// The number of arrays that the list has shown so far. If it's unchanged, a cell's value is unchanged too.
    var version: Int { get }
    /// Returns the value at a position. While a new array is reported to views as a series of changes, the position
    /// refers to the rows after the last reported change.
    func value(at position: Int) -> Element
    /// Returns a Boolean value that indicates whether two values belong to the same row.
    func haveSameIdentity(_ first: Element, _ second: Element) -> Bool
}

extension StreamRows: ElementRows {
    func haveSameIdentity(_ first: Element, _ second: Element) -> Bool {
        identity(first) == identity(second)
    }
}
