import Gtk

/// A container with a sidebar and a content widget. If the container is too narrow for both widgets, it collapses and
/// shows only one widget.
///
/// ```swift
/// let split = SplitView(collapsedBelow: 500, position: 240) { notes } content: { detail }
/// backButton.reactive.isVisible <~ split.publisher(for: \.isCollapsed)
/// backButton.clicked.sink(on: self) { window in window.split.showsContent = false }
/// ```
///
/// The user can drag the handle between the two widgets, as in a ``Gtk/Paned``. A split view corresponds to
/// `NavigationSplitView` in SwiftUI, `UISplitViewController` in UIKit and `AdwNavigationSplitView`.
public final class SplitView: Paned {
    /// A Boolean value that indicates whether the view is collapsed and shows only one widget.
    @GObjectProperty public private(set) var isCollapsed = false
    /// A Boolean value that indicates whether a collapsed view shows the content instead of the sidebar. The default is
    /// false.
    @GObjectProperty public var showsContent = false

    private let limit: Int
    /// The minimum widths of the two widgets when they were last visible. GTK doesn't measure hidden widgets.
    private var minimums = (sidebar: 0, content: 0)
    private var isUpdating = false

    /// Creates a view with a sidebar and a content widget.
    ///
    /// - Parameters:
    ///   - width: The width in pixels below which the view collapses. It also collapses if the two widgets together
    ///     need more than the available width.
    ///   - position: The initial width of the sidebar in pixels, or nil for its natural width.
    public init(
        collapsedBelow width: Int = 0,
        position: Int? = nil,
        @ChildBuilder sidebar: () throws -> Widget?,
        @ChildBuilder content: () throws -> Widget?
    ) rethrows {
        limit = width
        let (sidebar, content) = (try sidebar(), try content())
        super.init(properties: ["orientation": Orientation.horizontal])
        startChild = sidebar
        endChild = content
        resizesStartChild = false
        shrinksStartChild = false
        if let position { self.position = position }
        publisher(for: \.showsContent).sink(on: self) { view, _ in view.showWidgets() }
        publisher(for: \.isCollapsed).sink(on: self) { view, _ in view.showWidgets() }
    }

    private func showWidgets() {
        startChild?.isVisible = !isCollapsed || !showsContent
        endChild?.isVisible = !isCollapsed || showsContent
    }

    public override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
        var size = super.measure(orientation, forSize: forSize)
        if orientation == .horizontal {
            if let child = startChild, child.isVisible {
                minimums.sidebar = child.requestedSize(.horizontal, forSize: -1).minimum
            }
            if let child = endChild, child.isVisible {
                minimums.content = child.requestedSize(.horizontal, forSize: -1).minimum
            }
            size.minimum = max(minimums.sidebar, minimums.content)
            size.natural = max(size.natural, size.minimum)
        }
        return size
    }

    public override func sizeAllocate(_ width: Int, height: Int, baseline: Int) {
        super.sizeAllocate(width, height: height, baseline: baseline)
        if isUpdating || isTooNarrow(width) == isCollapsed { return }
        isUpdating = true
        // Runs later, because widgets can't be shown or hidden while sizes are being allocated.
        MainContext.perform { [weak self] in self?.update() }
    }

    private func update() {
        isUpdating = false
        isCollapsed = isTooNarrow(width)
    }

    private func isTooNarrow(_ width: Int) -> Bool {
        width < max(limit, minimums.sidebar + minimums.content)
    }
}
