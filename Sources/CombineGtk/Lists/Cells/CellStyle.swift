import CombineModel
import Gtk

/// The way in which the cells of a ``Column`` show a value and let the user change it.
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
    /// A closure that returns whether the first of two values precedes the second, or nil if the column can't be
    /// sorted.
    let areInIncreasingOrder: (@Sendable (Value, Value) -> Bool)?
    var alignment = ColumnAlignment.start
    var isNumeric = false
}

extension CellStyle where Value == String {
    /// A single line of text.
    ///
    /// The user edits it by a double click, by F2 while the row has the focus, and by Return while the text has the
    /// focus. Return, or a click elsewhere, keeps the new text, and Escape discards it. The text is also kept if the
    /// row is removed or the window is closed during the edit.
    public static var text: CellStyle {
        CellStyle(
            make: { title in TextCell(title: title, text: { $0 }, parse: { $0 }) },
            areInIncreasingOrder: { $0 < $1 }
        )
    }
}

extension CellStyle where Value: Numeric & Comparable & LosslessStringConvertible & SendableMetatype {
    /// A number at the end of its cell, with digits of equal width. The user edits it like a ``text``. Input that isn't a number is
    /// rejected.
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
    /// A check button, in the middle of its cell.
    public static var check: CellStyle {
        CellStyle(
            make: { title in CheckCell(title: title) },
            areInIncreasingOrder: { !$0 && $1 },
            alignment: .center
        )
    }
}

extension CellStyle where Value: Hashable & Sendable {
    /// Returns a drop-down with one line for each of some values. The column is also sorted by their order.
    ///
    /// A value that isn't among them is displayed as an empty choice, and is sorted last.
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
