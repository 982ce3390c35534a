import Gtk

extension DropDown {
    /// Creates a drop-down of values, such as the cases of an enumeration. Each value is its own identity.
    ///
    /// ```swift
    /// DropDown(Priority.allCases, \.title).selection <~> $note.priority
    /// ```
    ///
    /// For values with a separate identity, write `DropDown(Rows(Just(folders)), \.name)`.
    public convenience init<Values: Collection>(
        _ values: Values,
        _ text: KeyPath<Values.Element, String>
    ) where Values.Element: Hashable {
        self.init(Rows(Just(values), id: \.self), text)
    }

    /// Creates a drop-down of the elements that a publisher sends. See ``Rows``.
    ///
    /// ```swift
    /// DropDown(Rows(viewModel.$files, id: \.path), \.name).selection <~> $note.path
    /// ```
    ///
    /// - The drop-down keeps track of the selected value by identity while other values are added and removed. If the
    ///   selected value is removed, the selection becomes empty or, if it isn't optional, changes to another value.
    /// - If `enablesSearch` is set, the user can find values by typing.
    public convenience init<Element>(_ rows: Rows<Element, Never>, _ text: KeyPath<Element, String>) {
        self.init(model: nil)
        rows.stream.show(in: self, text)
    }

    /// The identity of the selected value. To bind it to a model, write `dropDown.selection <~> $note.priority`.
    ///
    /// If the model's identity is optional, it's nil while nothing is selected. If the identity isn't optional and the
    /// list isn't empty, a value is always selected.
    public var selection: RowIdentities {
        RowIdentities(rows: model as? any RowsModel, part: .selection, view: "\(Self.self)")
    }

    func show<Element, ID: Hashable>(_ rows: StreamRows<Element, ID>, _ text: KeyPath<Element, String>) {
        factory = CellFactory.make(for: rows, make: { Label.forRow() }) { label, element in
            label.label = element[keyPath: text]
        }
        listFactory = CellFactory.make(for: rows, make: { ChoiceCell() }) { [weak rows] cell, element in
            cell.text.label = element[keyPath: text]
            guard let rows else { return }
            let id = rows.identity(element)
            rows.publisher(for: \.selected).sink(on: cell) { cell, selected in
                cell.mark.opacity = selected.contains(id) ? 1 : 0
            }
        }
        expression = ClosureExpression { (row: ListRow<Element>) in row.value[keyPath: text] }
        model = rows
        rows.selectionMode = .browse
        PositionSelection(
            shown: { [weak self] in self?.selected.map { [$0] } ?? [] },
            show: { [weak self] positions in self?.selected = positions.first }
        )
        .follow(rows, on: self, changed: publisher(for: \.selected).changes.map { _ in })
    }
}

/// A value in the list of a drop-down. A mark indicates the selected value.
private final class ChoiceCell: Box {
    let text = Label.forRow()
    let mark = Image(iconName: "object-select-symbolic")

    init() {
        super.init(orientation: .horizontal, spacing: 6)
        text.expandsHorizontally = true
        append(text)
        append(mark)
    }
}
