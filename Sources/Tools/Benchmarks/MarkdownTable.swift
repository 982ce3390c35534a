/// A Markdown table. The first column contains names, and the other columns contain numbers. The columns are aligned
/// with spaces.
struct MarkdownTable {
    private var rows: [[String]]

    /// Creates a table with the given headings.
    init(_ headings: String...) {
        rows = [headings]
    }

    /// A Boolean value that indicates whether the table only contains the headings.
    var isEmpty: Bool { rows.count == 1 }

    /// Adds a row.
    mutating func append(_ cells: String...) {
        rows.append(cells)
    }

    /// Prints the table, followed by an empty line.
    func printOut() {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        for (index, row) in rows.enumerated() {
            let cells = row.indices.map { padded(row[$0], to: widths[$0], onLeft: $0 > 0) }
            print("| " + cells.joined(separator: " | ") + " |")
            if index > 0 { continue }
            let rules = row.indices.map { String(repeating: "-", count: widths[$0] + 1) + ($0 > 0 ? ":" : "-") }
            print("|" + rules.joined(separator: "|") + "|")
        }
        print()
    }

    private func padded(_ text: String, to width: Int, onLeft: Bool) -> String {
        let spaces = String(repeating: " ", count: width - text.count)
        return onLeft ? spaces + text : text + spaces
    }
}

/// Returns the decimal representation of a number, with the given number of decimal places.
func rounded(_ number: Double, digits: Int = 1) -> String {
    let unit = (0..<digits).reduce(1) { unit, _ in unit * 10 }
    let units = Int((number * Double(unit)).rounded())
    let fraction = String(units % unit)
    return "\(units / unit)." + String(repeating: "0", count: digits - fraction.count) + fraction
}
