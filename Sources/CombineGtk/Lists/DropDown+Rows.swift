import Combine
import CombineModel
import Gtk

extension DropDown {
    /// A drop-down of values that have an identity.
    ///
    /// ```swift
    /// DropDown(folders, \.name).selection <~> $note.folder        // Folder.ID, or Folder.ID?
    /// ```
    @inlinable
    public convenience init<Values: Collection>(
        _ values: Values,
        _ text: KeyPath<Values.Element, String>
    ) where Values.Element: Identifiable {
        self.init(Just(values), text)
    }

    /// A drop-down of values that are their own identities, such as the cases of an enumeration.
    ///
    /// ```swift
    /// DropDown(Priority.allCases, \.title).selection <~> $note.priority
    /// ```
    @inlinable
    @_disfavoredOverload
    public convenience init<Values: Collection>(
        _ values: Values,
        _ text: KeyPath<Values.Element, String>
    ) where Values.Element: Hashable {
        self.init(model: nil)
        show(Just(values), RowIdentification { $0 }, text)
    }

    /// A drop-down of the collections that a stream sends.
    ///
    /// - What is selected is so by its identity, while other values come and go. Where its value goes, nothing is selected,
    ///   or another value where one always is.
    /// - The user finds values by typing where `enableSearch` is set.
    /// - The stream is followed as ``FactoryView/bindRows(_:fill:)`` does it.
    @inlinable
    public convenience init<Source: Publisher>(
        _ source: Source,
        _ text: KeyPath<Source.Output.Element, String>
    ) where Source.Output: Collection, Source.Output.Element: Identifiable, Source.Failure == Never {
        self.init(model: nil)
        show(source, RowIdentification { $0.id }, text)
    }

    /// A drop-down of values that have an identity by key path.
    ///
    /// ```swift
    /// DropDown(files, id: \.path, \.name).selection <~> $note.path
    /// ```
    @inlinable
    public convenience init<Values: Collection, ID: Hashable>(
        _ values: Values,
        id: KeyPath<Values.Element, ID>,
        _ text: KeyPath<Values.Element, String>
    ) {
        self.init(Just(values), id: id, text)
    }

    /// A drop-down of a stream's collections, whose elements have an identity by key path.
    @inlinable
    public convenience init<Source: Publisher, ID: Hashable>(
        _ source: Source,
        id: KeyPath<Source.Output.Element, ID>,
        _ text: KeyPath<Source.Output.Element, String>
    ) where Source.Output: Collection, Source.Failure == Never {
        self.init(model: nil)
        show(source, RowIdentification { $0[keyPath: id] }, text)
    }

    /// The identity of the selected value, to bind: `dropDown.selection <~> $note.priority`.
    ///
    /// An optional may be absent, and nothing is selected then; any other identity is always that of a value, if there are any.
    public var selection: RowSelection {
        RowSelection(rows: model as? any RowsModel, view: "\(Self.self)")
    }

    @usableFromInline
    func show<Source: Publisher, ID: Hashable>(
        _ source: Source,
        _ identification: RowIdentification<Source.Output, ID>,
        _ text: KeyPath<Source.Output.Element, String>
    ) where Source.Output: Collection, Source.Failure == Never {
        let rows = Rows<Source.Output.Element, ID>(identification)
        _ = rows.follow(source, identification.elements, on: self)
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
        expression = ClosureExpression { (row: ListRow<Source.Output.Element>) in row.value[keyPath: text] }
        model = rows
        rows.selectionMode = .browse
        PositionSelection(
            shown: { [weak self] in self?.selected.map { [$0] } ?? [] },
            show: { [weak self] positions in self?.selected = positions.first }
        )
        .follow(rows, on: self, changed: publisher(for: \.selected).changes.map { _ in })
    }
}

/// A value in the list of a drop-down: its text, and a mark where it is selected.
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
