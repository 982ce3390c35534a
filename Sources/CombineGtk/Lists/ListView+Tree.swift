import Combine
import CombineModel
import Gtk

extension ListView {
    /// A tree of the collections that a stream sends, whose elements have elements within them.
    ///
    /// ```swift
    /// let list = ListView(viewModel.$folders, children: \.folders) { (row: FolderRow, folder) in row.name.label = folder.name }
    /// list.expanded <~> $viewModel.expanded
    /// ```
    ///
    /// As ``bindTree(_:children:fill:)``, which serves a list of a `.ui` file and has more forms. SwiftUI's
    /// `List(_:children:rowContent:)`.
    @inlinable
    public convenience init<Source: Publisher, Element: Identifiable, Cell: ListCell>(
        _ source: Source,
        children: KeyPath<Element, [Element]?>,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) where Source.Output: Collection<Element>, Source.Failure == Never {
        self.init(model: nil)
        bindTree(source, children: children, fill: fill)
    }

    /// A tree of a stream's collections, whose elements have an identity by key path.
    @inlinable
    public convenience init<Source: Publisher, Element, ID: Hashable, Cell: ListCell>(
        _ source: Source,
        id: KeyPath<Element, ID>,
        children: KeyPath<Element, [Element]?>,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) where Source.Output: Collection<Element>, Source.Failure == Never {
        self.init(model: nil)
        bindTree(source, id: id, children: children, fill: fill)
    }

    /// A tree of a stream's collections, in cells of any class, which `cell` makes.
    @inlinable
    public convenience init<Source: Publisher, Element: Identifiable, Cell: Widget>(
        _ source: Source,
        children: KeyPath<Element, [Element]?>,
        cell: @autoclosure @escaping @MainActor () -> Cell,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) where Source.Output: Collection<Element>, Source.Failure == Never {
        self.init(model: nil)
        bindTree(source, children: children, cell: cell(), fill: fill)
    }

    /// A tree of a text of each element of a stream's collections.
    @inlinable
    public convenience init<Source: Publisher, Element: Identifiable>(
        _ source: Source,
        children: KeyPath<Element, [Element]?>,
        _ text: KeyPath<Element, String>
    ) where Source.Output: Collection<Element>, Source.Failure == Never {
        self.init(model: nil)
        bindTree(source, children: children, text)
    }

    /// Has the view show a stream's collections as a tree.
    ///
    /// As ``FactoryView/bindRows(_:fill:)``, and:
    ///
    /// - An element whose children are `nil` is a leaf; one with an empty array of them can be opened, and has nothing
    ///   in it. The children of an element are asked for when it is opened, not before, other than whether there are any.
    /// - What is open is so by its identity: see ``SelectionView/expanded``. Nothing is at first.
    /// - An element that is selected stays so while what it is within is closed; ``SelectionView/scroll(to:)`` opens that.
    /// - Two elements of one identity trap once both have rows, wherever they are in the tree.
    /// - Rows more than a hundred levels deep are no further in than those.
    /// - The user opens and closes a row by its arrow, and by plus and minus, or Shift with the right and left arrow keys, where
    ///   it has the focus: the keys of `GtkTreeExpander`.
    ///
    /// - Returns: what ends it earlier, with the rows as they are then; may be discarded.
    @discardableResult
    @inlinable
    public func bindTree<Source: Publisher, Element: Identifiable, Cell: ListCell>(
        _ source: Source,
        children: KeyPath<Element, [Element]?>,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) -> any Disposable where Source.Output: Collection<Element>, Source.Failure == Never {
        show(source, TreeIdentification(children) { $0.id }, cell: { Cell() }, fill: fill)
    }

    /// Has the view show a tree whose elements have an identity by key path; see the first `bindTree`.
    @discardableResult
    @inlinable
    public func bindTree<Source: Publisher, Element, ID: Hashable, Cell: ListCell>(
        _ source: Source,
        id: KeyPath<Element, ID>,
        children: KeyPath<Element, [Element]?>,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) -> any Disposable where Source.Output: Collection<Element>, Source.Failure == Never {
        show(source, TreeIdentification(children) { $0[keyPath: id] }, cell: { Cell() }, fill: fill)
    }

    /// Has the view show a tree in cells of any class, which `cell` makes; see the first `bindTree`.
    @discardableResult
    @inlinable
    public func bindTree<Source: Publisher, Element: Identifiable, Cell: Widget>(
        _ source: Source,
        children: KeyPath<Element, [Element]?>,
        cell: @autoclosure @escaping @MainActor () -> Cell,
        fill: @escaping @MainActor (Cell, Element) -> Void
    ) -> any Disposable where Source.Output: Collection<Element>, Source.Failure == Never {
        show(source, TreeIdentification(children) { $0.id }, cell: cell, fill: fill)
    }

    /// Has the view show a text of each element of a tree; see the first `bindTree`.
    @discardableResult
    @inlinable
    public func bindTree<Source: Publisher, Element: Identifiable>(
        _ source: Source,
        children: KeyPath<Element, [Element]?>,
        _ text: KeyPath<Element, String>
    ) -> any Disposable where Source.Output: Collection<Element>, Source.Failure == Never {
        show(source, TreeIdentification(children) { $0.id }, cell: { Label.forRow() }) { label, element in
            label.label = element[keyPath: text]
        }
    }

    /// Has the view show a tree, with an object for the closure that fills a cell; see the first `bindTree`.
    ///
    /// The object is held weakly; without it cells are no longer filled.
    @discardableResult
    @inlinable
    public func bindTree<Source: Publisher, Element: Identifiable, Cell: ListCell, Owner: AnyObject>(
        _ source: Source,
        children: KeyPath<Element, [Element]?>,
        on owner: Owner,
        fill: @escaping @MainActor (Owner, Cell, Element) -> Void
    ) -> any Disposable where Source.Output: Collection<Element>, Source.Failure == Never {
        show(source, TreeIdentification(children) { $0.id }, cell: { Cell() }) { [weak owner] (cell: Cell, element) in
            if let owner { fill(owner, cell, element) }
        }
    }

    @usableFromInline
    func show<Source: Publisher, ID: Hashable, Cell: Widget>(
        _ source: Source,
        _ identification: TreeIdentification<Source.Output, ID>,
        cell: @escaping @MainActor () -> Cell,
        fill: @escaping @MainActor (Cell, Source.Output.Element) -> Void
    ) -> any Disposable where Source.Output: Collection, Source.Failure == Never {
        let rows = TreeRows<Source.Output.Element, ID>(identification)
        let binding = rows.follow(source, tree: identification.elements, on: self)
        // Without rows meanwhile, which the former factory would show.
        model = nil
        #if GTK4_12
        endSections()
        #endif
        factory = rows.makeFactory(cell: cell, hasArrows: true, fill: fill)
        model = rows
        makeRowsOneTabStop()
        return binding
    }
}
