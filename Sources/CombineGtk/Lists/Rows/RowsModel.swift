import Gtk

/// The rows of a list. The types of the values and the identities are erased.
@MainActor
protocol RowsModel: SelectionModel {
    /// The number of rows that the user can select.
    var selectionMode: SelectionMode { get set }
    var valueType: Any.Type { get }
    var identityType: Any.Type { get }

    /// Returns the value of a row, or nil if the value has another type.
    func value<Value>(at position: Int, as type: Value.Type) -> Value?
    func identity(at position: Int) -> AnyHashable
    func position(of identity: AnyHashable) -> Int?
    /// Makes the row with an identity visible if it's hidden. Returns the row's position, or nil if no row has the
    /// identity.
    func reveal(_ identity: AnyHashable) -> Int?

    /// Records that the program scrolls to the row at a position.
    func willScroll(to position: Int)

    /// A closure that is called after each change of the rows. At that time, the views and cells already show the
    /// change.
    var rowsChanged: (() -> Void)? { get set }
    /// A publisher of a Boolean value that indicates whether there are no rows. It sends the current value and each
    /// change.
    var emptiness: AnyPublisher<Bool, Never> { get }
    var cells: BoundCells { get }
    #if GTK4_12
    var sections: RowSections? { get set }
    #endif
}

extension RowsModel {
    /// Returns the section of a row, or nil if the row doesn't exist yet because GTK is still adding rows.
    func section<Value, Section>(at position: Int, _ section: KeyPath<Value, Section>) -> Section? {
        guard (0..<itemCount).contains(position) else { return nil }
        return value(at: position, as: Value.self)?[keyPath: section]
    }

    var selectedPositions: [Int] { (0..<itemCount).filter { isSelected($0) } }

    /// Returns the positions of all selected rows if the row at `position` is selected. Otherwise, returns only
    /// `position`.
    func selectedPositions(with position: Int) -> [Int] {
        isSelected(position) ? selectedPositions : [position]
    }

    /// Searches the rows from `position` to the end. Returns the first identity that isn't in `identities`, or nil.
    func identity(from position: Int, notIn identities: [AnyHashable]) -> AnyHashable? {
        let identities = Set(identities)
        return (min(position, itemCount)..<itemCount).lazy.map { self.identity(at: $0) }.first {
            !identities.contains($0)
        }
    }

    var isTree: Bool { self is any NestedRows }

    func requireIdentity(_ type: Any.Type, _ call: @autoclosure () -> String) {
        if type == identityType { return }
        fatalError("\(call()): expected \(identityType), the type of the rows' identities, found \(type)")
    }

    func requireValue(_ type: Any.Type, _ call: @autoclosure () -> String) {
        if type == valueType { return }
        fatalError("\(call()): expected \(valueType), the type of the rows' values, found \(type)")
    }
}
