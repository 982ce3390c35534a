#if DEBUG
import Gsk

/// A list of lines in the inspector page.
@MainActor
final class InspectorList {
    @MainActor
    private struct Line {
        let row: Box
        let title = InspectorList.label()
        let detail = InspectorList.label("dim-label", "caption")
        let value = InspectorList.label("monospace")
        let count = InspectorList.label("dim-label", "numeric")

        init(isTable: Bool) {
            row = Box(orientation: .horizontal, spacing: 18)
            let left = Box(orientation: .vertical, spacing: 3)
            left.append(title)
            left.append(detail)
            left.expandsHorizontally = true
            left.valign = .center
            let right = Box(orientation: isTable ? .horizontal : .vertical, spacing: isTable ? 18 : 3)
            right.valign = .center
            right.append(value)
            right.append(count)
            value.xalign = 1
            value.wraps = false
            value.ellipsize = .end
            value.maxWidthCharacters = 32
            count.xalign = 1
            count.wraps = false
            if isTable {
                count.removeCSSClass("dim-label")
                value.removeCSSClass("monospace")
                (row.marginTop, row.marginBottom, row.marginStart, row.marginEnd) = (6, 6, 12, 12)
                count.widthCharacters = 5
            }
            row.append(left)
            row.append(right)
        }

        func show(_ content: InspectorRow) {
            for (label, text) in [
                (title, content.title), (detail, content.detail), (value, content.value), (count, content.count),
            ] {
                if label.label != text { label.label = text }
                label.isVisible = !text.isEmpty
            }
        }
    }

    let widget = Box(orientation: .vertical, spacing: 9)
    private let list = ListBox()
    private let isTable: Bool
    private var lines: [Line] = []
    private var shown: [InspectorRow] = []

    /// Creates an empty list.
    ///
    /// - Parameters:
    ///   - title: The heading, or nil for a list without a heading.
    ///   - isTable: A Boolean value that indicates whether the lines are short. Short lines show the value next to the
    ///     count.
    init(_ title: String?, isTable: Bool = false) {
        self.isTable = isTable
        if let title {
            let heading = Self.label("heading")
            heading.label = title
            widget.append(heading)
        }
        list.selectionMode = .none
        // The lines of a table have smaller margins.
        if !isTable { list.addCSSClass("rich-list") }
        list.addCSSClass("frame")
        list.showsSeparators = true
        widget.append(list)
        widget.isVisible = false
    }

    /// Shows the given lines. An empty list is hidden.
    func show(_ rows: [InspectorRow]) {
        widget.isVisible = !rows.isEmpty
        if rows == shown { return }
        shown = rows
        while lines.count < rows.count {
            let line = Line(isTable: isTable)
            lines.append(line)
            list.append(line.row)
        }
        while lines.count > rows.count {
            let row = lines.removeLast().row.parent
            if let row { list.remove(row) }
        }
        for (line, row) in zip(lines, rows) { line.show(row) }
    }

    static func label(_ classes: String...) -> Label {
        let label = Label(label: nil)
        label.xalign = 0
        label.wraps = true
        label.wrapMode = .wordCharacter
        for name in classes { label.addCSSClass(name) }
        return label
    }
}
#endif
