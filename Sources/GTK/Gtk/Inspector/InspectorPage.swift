#if DEBUG
import CGtk
import Gsk

/// The page "Swift" of the GTK inspector.
///
/// GTK creates the page when the inspector opens, and sets the property `object` to the selected object. The page reads
/// its content only while it's shown.
package final class InspectorPage: Box, ConstructibleFromC {
    @GObjectProperty("object") var selected = InspectedObject()
    @GObjectProperty("title", access: .readOnly) var title = "Swift"

    private let stack = Stack()
    private let name = InspectorList.label("title-4")
    private let origin = InspectorList.label("dim-label")
    private let bindingList = InspectorList("Bindings")
    private let connectionList = InspectorList("Signals and Properties")
    private let hint = InspectorList.label("dim-label")
    private let summary = InspectorList.label("dim-label")
    private let classes = InspectorList(nil, isTable: true)
    private let leakHint = InspectorList.label("dim-label")
    private let leaks = InspectorList(nil)
    private var initialCounts: [String: Int] = [:]
    private var timer: (any Cancellable)?
    private var isBuilt = false

    /// The number of pages that are shown. Values are recorded while at least one page is shown.
    private static var shownCount = 0 {
        didSet { Inspection.recordsValues = shownCount > 0 }
    }

    /// The interval at which the shown content is updated, in milliseconds.
    private static let interval = 500

    /// Adds the page to the inspector. GTK registers the extension point when it's initialized.
    static let register: Void = {
        // The names of the properties are only known after Swift code has created an object of the class.
        _ = InspectorPage(properties: [:])
        guard g_io_extension_point_lookup("gtk-inspector-page") != nil else { return }
        g_io_extension_point_implement("gtk-inspector-page", registeredType, "swift", 10)
    }()

    package override init(properties: KeyValuePairs<String, any ValueConvertible> = [:]) {
        super.init(properties: properties)
        connect()
    }

    package override init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {
        super.init(wrapping: pointer, transfer: transfer)
        connect()
    }

    private func connect() {
        mapSignal.sink { [unowned self] in pageShown() }.store(in: &cancellables)
        unmapSignal.sink { [unowned self] in pageHidden() }.store(in: &cancellables)
    }

    private func pageShown() {
        build()
        Self.shownCount += 1
        if initialCounts.isEmpty { initialCounts = InspectorContent.counts(without: inspector) }
        update()
        let interval = MainContext.SchedulerTimeType.Stride.milliseconds(Self.interval)
        timer = MainContext.default.schedule(
            after: MainContext.default.now.advanced(by: interval),
            interval: interval,
            tolerance: .zero,
            options: nil
        ) { [weak self] in
            MainThread.assume { self?.update() }
        }
    }

    private func pageHidden() {
        Self.shownCount -= 1
        timer = nil
    }

    /// The inspector window, or nil if the page isn't in a window.
    private var inspector: UnsafeMutableRawPointer? {
        gtk_widget_get_root(widgetPointer).map { UnsafeMutableRawPointer($0) }
    }

    // MARK: Widgets

    private func build() {
        if isBuilt { return }
        isBuilt = true
        orientation = .vertical
        let switcher = StackSwitcher()
        switcher.stack = stack
        switcher.halign = .center
        switcher.marginTop = 12
        append(switcher)
        append(stack)
        stack.expandsVertically = true
        let heading = Box(orientation: .vertical, spacing: 3)
        heading.append(name)
        heading.append(origin)
        add("Object", [heading, hint, bindingList.widget, connectionList.widget])
        add("All Objects", [summary, classes.widget])
        add("Leaks", [leakHint, leaks.widget])
    }

    private func add(_ title: String, _ widgets: [Widget]) {
        let box = Box(orientation: .vertical, spacing: 18)
        for widget in widgets { box.append(widget) }
        (box.marginTop, box.marginBottom, box.marginStart, box.marginEnd) = (18, 18, 24, 24)
        let scrolled = ScrolledWindow()
        scrolled.hscrollbarPolicy = .never
        scrolled.child = box
        stack.add(scrolled, name: title, title: title)
    }

    // MARK: Content

    private func update() {
        switch stack.visibleChildName {
        case "All Objects":
            let counts = InspectorContent.counts(without: inspector)
            summary.label = InspectorContent.summary(counts)
            classes.show(InspectorContent.rows(counts, since: initialCounts))
        case "Leaks":
            let found = InspectorContent.leaks
            leakHint.label =
                found.isEmpty
                ? "No object of a closed window still exists."
                : "Each of these objects still exists although its window was closed. A window that you keep to show it "
                    + "again is listed too."
            leaks.show(found)
            find(InspectorContent.leakStacks)
        default: showObject()
        }
    }

    private func showObject() {
        guard let object = selected.object else {
            name.label = selected.typeName ?? "No Object Selected"
            hint.label =
                selected.typeName.map { "This \($0) has no Swift object. Swift code hasn't bound or subscribed to it." }
                ?? "Select a widget with the button in the upper left corner of the page Objects."
            (hint.isVisible, origin.isVisible) = (true, false)
            bindingList.show([])
            connectionList.show([])
            return
        }
        let bindings = InspectorContent.bindings(of: object)
        let connections = InspectorContent.connections(of: object)
        name.label = object.debugDescription
        let made = InspectorContent.detail(LiveObjects.madeAt(object), object.typeName)
        origin.label = made
        origin.isVisible = true
        hint.label = "Swift code hasn't bound or subscribed to this object."
        hint.isVisible = bindings.isEmpty && connections.isEmpty
        bindingList.show(bindings)
        connectionList.show(connections)
        find(InspectorContent.stacks(of: object))
    }

    private func find(_ stacks: [CallStack]) {
        SourceLocations.find(stacks) { [weak self] in self?.update() }
    }
}
#endif
