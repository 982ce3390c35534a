import Gtk

/// A style for the cells of a ``Column``. It determines how a cell shows its value and how the user edits the value.
///
/// ```swift
/// Column("Name", \.name, .text, in: $model.entries)
/// Column("Amount", \.amount, .number, in: $model.entries)
/// Column("Paid", \.isPaid, .check, in: $model.entries)
/// Column("Kind", \.kind, .dropDown(of: Kind.allCases, \.title), in: $model.entries)
/// ```
@MainActor
public struct CellStyle<Value: Equatable> {
    let make: @MainActor (_ title: String) -> ValueCell<Value>
    /// A closure that returns whether the first of two values precedes the second. The property is nil if the column
    /// can't be sorted.
    let areInIncreasingOrder: (@Sendable (Value, Value) -> Bool)?
    var alignment = ColumnAlignment.start
    var isNumeric = false
}

extension CellStyle where Value == String {
    /// A single line of text.
    ///
    /// A double click, F2 while the row has the focus, or Return while the text has the focus begins the edit. Return
    /// or a click elsewhere keeps the new text, and Escape discards it. If the row is removed or the window is closed
    /// during the edit, the new text is kept.
    public static var text: CellStyle {
        CellStyle(
            make: { title in TextCell(title: title, text: { $0 }, parse: { $0 }) },
            areInIncreasingOrder: { $0 < $1 }
        )
    }
}

extension CellStyle where Value: Numeric & Comparable & LosslessStringConvertible & SendableMetatype {
    /// A number with digits of equal width, aligned at the end of its cell. The user edits it in the same way as
    /// ``text``, but only numbers are accepted.
    public static var number: CellStyle {
        CellStyle(
            make: { title in
                TextCell(title: title, text: { "\($0)" }) { text in
                    let digits = text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()
                    guard let number = Value(String(digits)) else {
                        throw ValidationError(PackageText["“\(text)” isn’t a number"])
                    }
                    return number
                }
            },
            areInIncreasingOrder: { $0 < $1 },
            alignment: .end,
            isNumeric: true
        )
    }
}

extension CellStyle where Value == Bool {
    /// A check button in the center of its cell.
    public static var check: CellStyle {
        CellStyle(make: { title in CheckCell(title: title) }, areInIncreasingOrder: { !$0 && $1 }, alignment: .center)
    }
}

extension CellStyle where Value: Hashable & Sendable {
    /// Returns the style of a drop-down with one item for each of the given values. A sorted column uses the order of
    /// these values.
    ///
    /// Any other value is displayed as an empty item and sorted last.
    public static func dropDown(of values: some Collection<Value>, _ text: KeyPath<Value, String>) -> CellStyle {
        let all = Array(values)
        let places = Dictionary(all.enumerated().map { ($1, $0) }) { first, _ in first }
        let texts = all.map { $0[keyPath: text] }
        return CellStyle(
            make: { title in DropDownCell(title: title, values: all, texts: texts) },
            areInIncreasingOrder: { places[$0, default: .max] < places[$1, default: .max] }
        )
    }
}
