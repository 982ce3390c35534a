import Combine
import Gtk

/// The rows of a list, independent of the types of their values and identities.
@MainActor
protocol RowsModel: SelectionModel {
    /// The mode that determines how many rows can be selected.
    var selectionMode: SelectionMode { get set }
    /// The types of the values and of their identities.
    var valueType: Any.Type { get }
    var identityType: Any.Type { get }

    /// Returns the value of a row, or nil if it has another type.
    func value<Value>(at position: Int, as type: Value.Type) -> Value?
    /// Returns the identity of a row.
    func identity(at position: Int) -> AnyHashable
    /// Returns the position of a row, or nil if no row has the identity.
    func position(of identity: AnyHashable) -> Int?
    /// Returns the position of a row after making it visible if it was hidden.
    func reveal(_ identity: AnyHashable) -> Int?

    /// A closure that is called after views were notified of changed rows and the cells show them.
    var rowsChanged: (() -> Void)? { get set }
    /// A publisher of a Boolean value that indicates whether the model is empty: the current value, and one after each
    /// change.
    var emptiness: AnyPublisher<Bool, Never> { get }
    /// The cells that currently show rows.
    var cells: BoundCells { get }
    #if GTK4_12
    /// The sections of the rows, or nil by default.
    var sections: RowSections? { get set }
    #endif
}

extension RowsModel {
    /// Returns the section of a row, or nil while GTK is still adding the rows.
    func section<Value, Section>(at position: Int, _ section: KeyPath<Value, Section>) -> Section? {
        guard (0..<itemCount).contains(position) else { return nil }
        return value(at: position, as: Value.self)?[keyPath: section]
    }

    /// The selected positions, in order.
    var selectedPositions: [Int] { (0..<itemCount).filter { isSelected($0) } }

    /// Returns the position of a row, together with all selected positions if it is selected.
    func selectedPositions(with position: Int) -> [Int] {
        isSelected(position) ? selectedPositions : [position]
    }

    /// Returns the first identity, starting at a position, that isn't in a list.
    func identity(from position: Int, notIn identities: [AnyHashable]) -> AnyHashable? {
        let identities = Set(identities)
        return (min(position, itemCount)..<itemCount).lazy.map { self.identity(at: $0) }.first {
            !identities.contains($0)
        }
    }

    /// A Boolean value that indicates whether rows are within others.
    var isTree: Bool { self is any NestedRows }

    /// Traps if the identities don't have the type that a call requires.
    func requireIdentity(_ type: Any.Type, _ call: @autoclosure () -> String) {
        if type == identityType { return }
        fatalError("\(call()): expected \(identityType), the type of the rows' identities, found \(type)")
    }

    /// Traps if the values don't have the type that a call requires.
    func requireValue(_ type: Any.Type, _ call: @autoclosure () -> String) {
        if type == valueType { return }
        fatalError("\(call()): expected \(valueType), the type of the rows' values, found \(type)")
    }
}
