#if GTK4_16
import CombineGtk

extension AdwLayout {
    /// Creates a layout with a name. Its content has a `LayoutSlot` for each child of the `MultiLayoutView`.
    public convenience init(_ name: String, content: () throws -> Widget) rethrows {
        self.init(content: try content())
        self.name = name
    }
}

extension MultiLayoutView {
    /// Creates a view that shows the same children in one of several layouts, initially the first one.
    ///
    /// ```swift
    /// let view = MultiLayoutView(children: ["map": map, "details": details]) {
    ///     AdwLayout("wide") {
    ///         Box.horizontal {
    ///             LayoutSlot(id: "map")
    ///             LayoutSlot(id: "details")
    ///         }
    ///     }
    ///     AdwLayout("narrow") {
    ///         BottomSheet { LayoutSlot(id: "map") } sheet: { LayoutSlot(id: "details") }
    ///     }
    /// }
    /// window.addBreakpoint(maxWidth: 500) { $0.set(\.layoutName, to: "narrow", on: view) }
    /// ```
    ///
    /// A breakpoint or a binding of `reactive.layoutName` chooses the layout. The children keep their state.
    ///
    /// - Parameters:
    ///   - children: The children and the identifiers of their slots. Each slot of a layout needs a child.
    ///   - layouts: A closure that returns the layouts.
    public convenience init(
        children: KeyValuePairs<String, Widget>,
        @_ArrayBuilder<AdwLayout> layouts: () throws -> [AdwLayout]
    ) rethrows {
        let layouts = try layouts()
        self.init()
        for layout in layouts { addLayout(layout) }
        for (id, child) in children { setChild(child, id: id) }
    }
}
#endif
