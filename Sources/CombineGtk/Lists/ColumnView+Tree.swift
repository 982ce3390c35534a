import Combine
import CombineModel
import Gtk

extension ColumnView {
    /// A table of a tree: the first column has the arrows.
    ///
    /// ```swift
    /// let table = ColumnView(viewModel.$files, children: \.files) {
    ///     Column("Name", \.name).expanding()
    ///     Column("Size", \.size)
    /// }
    /// ```
    ///
    /// As ``Gtk/ListView/bindTree(_:children:fill:)`` for the rows. SwiftUI's `Table(_:children:columns:)`.
    @inlinable
    public convenience init<Source: Publisher, Element: Identifiable>(
        _ source: Source,
        children: KeyPath<Element, [Element]?>,
        @ColumnBuilder<Element> columns: () -> [Column<Element>]
    ) where Source.Output: Collection<Element>, Source.Failure == Never {
        self.init(model: nil)
        show(source, TreeIdentification(children) { $0.id }, columns())
    }

    /// A table of a tree, whose headings and a view model's sort keys follow each other: the view model sorts the elements of
    /// each level.
    @inlinable
    public convenience init<Source: Publisher, Element: Identifiable, Sort: TwoWayModel>(
        _ source: Source,
        children: KeyPath<Element, [Element]?>,
        sort: Sort,
        @ColumnBuilder<Element> columns: () -> [Column<Element>]
    ) where Source.Output: Collection<Element>, Source.Failure == Never, Sort.Value == [SortKey<Element>] {
        self.init(model: nil)
        show(source, TreeIdentification(children) { $0.id }, columns(), sort: sort.side)
    }

    @usableFromInline
    func show<Source: Publisher, ID: Hashable>(
        _ source: Source,
        _ identification: TreeIdentification<Source.Output, ID>,
        _ columns: [Column<Source.Output.Element>],
        sort: ModelSide<[SortKey<Source.Output.Element>]>? = nil
    ) where Source.Output: Collection, Source.Failure == Never {
        let rows = TreeRows<Source.Output.Element, ID>(identification)
        _ = rows.follow(source, tree: identification.elements, on: self)
        let made = columns.enumerated().map { place, column in
            (column.make(for: rows, hasArrows: place == 0), column.sortKey)
        }
        show(rows, made, sort: sort)
    }
}
