#if GTK4_12
import CombineAdw
import GtkTesting
import XCTest

private final class Settings: ObservableObject {
    @Published var isOn = false
    @Published var size = 12
    @Published var zoom = 1.0
}

/// Split views and breakpoints, and the rows of libadwaita 1.4.
@MainActor
final class AdaptiveTests: GtkTestCase {
    private func navigation() -> NavigationSplitView {
        NavigationSplitView {
            NavigationPage("Sidebar") { Button("In sidebar") }
        } content: {
            NavigationPage("Content") { Button("In content") }
        }
    }

    private func window(_ content: Widget, width: Int) -> AdwWindow {
        let window = AdwWindow()
        window.content = content
        window.setDefaultSize(width, height: 300)
        return window
    }

    func testABreakpointCollapsesTheView() {
        for (width, isCollapsed) in [(360, true), (480, true), (520, false), (800, false), (1200, false)] {
            let split = navigation()
            let window = window(split, width: width)
            // The size of the text doesn't matter.
            window.addBreakpoint(maxWidth: 500, unit: .px) { $0.set(\.isCollapsed, to: true, on: split) }
            _ = User(window)
            wait("the view at \(width) pixels") { split.isCollapsed == isCollapsed }
            XCTAssertEqual(window.currentBreakpoint != nil, isCollapsed)
            let visible = window.descendants(of: Button.self).compactMap { $0.isMapped ? $0.label : nil }
            XCTAssertEqual(visible.sorted(), isCollapsed ? ["In sidebar"] : ["In content", "In sidebar"])
            window.assertAccessible()
            window.close()
        }
    }

    func testTheUserReturnsToTheSidebar() {
        let split = navigation()
        let window = window(split, width: 400)
        window.addBreakpoint("max-width: 500px or max-height: 250px") { $0.set(\.isCollapsed, to: true, on: split) }
        let user = User(window)
        wait { split.isCollapsed }
        split.showsContent = true
        wait { window.first(Button.self, labelled: "In content")?.isMapped == true }
        user.press(.escape)
        wait { !split.showsContent }
    }

    func testAnOverlaySplitView() {
        let split = OverlaySplitView {
            Button("In sidebar")
        } content: {
            Button("In content")
        }
        let label = Label("wide")
        let window = window(
            Box.vertical {
                split.expand(); label
            },
            width: 400
        )
        let breakpoint = window.addBreakpoint(maxWidth: 500, unit: .px) {
            $0.set(\.isCollapsed, to: true, on: split)
            $0.set(\.label, to: "narrow", on: label)
            $0.set(\.sidebarPosition, to: .end, on: split)
        }
        var applied = 0
        breakpoint.apply.sink(on: window) { _, _ in applied += 1 }
        _ = User(window)
        wait { split.isCollapsed && label.label == "narrow" && split.sidebarPosition == .end && applied == 1 }
        window.setDefaultSize(800, height: 300)
        wait { !split.isCollapsed && label.label == "wide" && split.sidebarPosition == .start }
    }

    func testABreakpointInAPartOfAWindow() {
        let box = Box(orientation: .horizontal, spacing: 0)
        let bin = BreakpointBin()
        bin.child = box
        bin.widthRequest = 100
        bin.heightRequest = 50
        bin.addBreakpoint("max-width: 600px") { $0.set(\.orientation, to: .vertical, on: box) }
        _ = User(window(bin, width: 400))
        wait { box.orientation == .vertical }
    }

    func testBadInputTraps() {
        assertTraps(
            saying: "Breakpoint: \"max-widht: 600\" isn't a valid condition. "
                + "Use a condition such as \"max-width: 600sp\"."
        ) {
            AdwWindow().addBreakpoint("max-widht: 600") { _ in }
        }
        assertTraps(
            saying: "Breakpoint \"max-width: 300px\" is never applied, because the minimum size of the AdwWindow is "
                + "360 × 200 pixels. Set a smaller widthRequest before you add the breakpoint."
        ) {
            AdwWindow().addBreakpoint(maxWidth: 300, unit: .px) { _ in }
        }
        assertTraps(saying: "Set a smaller heightRequest before you add the breakpoint.") {
            AdwWindow().addBreakpoint("max-width: 600px and max-height: 100px") { _ in }
        }
        assertTraps(
            saying: "BreakpointBin: set widthRequest and heightRequest before you add a breakpoint. They're "
                + "the minimum size of the BreakpointBin."
        ) {
            BreakpointBin().addBreakpoint(maxWidth: 300) { _ in }
        }
        assertTraps(saying: "because it isn't a GObject property") {
            Breakpoint("max-width: 600px").set(\.count, to: 1, on: Counting())
        }
        assertTraps(saying: "NavigationPage: expected a title, found \"\"") { _ = NavigationPage("") {} }
    }

    private final class Counting: Box {
        var count = 0
    }

    func testANarrowWindow() {
        let window = AdwWindow()
        window.widthRequest = 280
        window.addBreakpoint(maxWidth: 300, unit: .px) { $0.set(\.title, to: "Narrow", on: window) }
        window.content = Label("Text")
        window.setDefaultSize(290, height: 300)
        _ = User(window)
        wait { window.title == "Narrow" }
    }

    func testASwitchRowHasOneSwitch() throws {
        @Bindable var settings = Settings()
        let row = SwitchRow("Wrap <Lines>", subtitle: "& more", isOn: $settings.isOn)
        let user = User(window(AdwPreferencesPage { AdwPreferencesGroup { row } }, width: 500))
        XCTAssertEqual(row.descendants(of: Switch.self).count, 1)
        user.click(row)
        wait { settings.isOn && row.isActive }
        settings.isOn = false
        wait { !row.isActive }
        user.window.assertAccessible()
    }

    func testASpinRowHasOneSpinButton() {
        @Bindable var settings = Settings()
        let row = SpinRow("Size", value: $settings.size, in: 8...32)
        let zoom = SpinRow("Zoom", value: $settings.zoom, in: 0.5...2, step: 0.1, digits: 1)
        _ = User(
            window(
                AdwPreferencesPage {
                    AdwPreferencesGroup {
                        row; zoom
                    }
                },
                width: 500
            )
        )
        XCTAssertEqual(row.descendants(of: SpinButton.self).count, 1)
        XCTAssertEqual(row.value, 12)
        row.value = 13
        zoom.value = 1.5
        wait { settings.size == 13 && settings.zoom == 1.5 }
        settings.size = 20
        wait { row.value == 20 }
    }

    func testTheLibraryExample() throws {
        let model = LibraryModel()
        let window = LibraryWindow(nil, model)
        window.setDefaultSize(400, height: 400)
        let user = User(window)
        wait { window.split.isCollapsed }
        user.click(try XCTUnwrap(window.first(Label.self, labelled: "Work")))
        wait { window.split.showsContent && window.first(Label.self, labelled: "Ideas")?.isMapped == true }
        user.click(try XCTUnwrap(window.first(Label.self, labelled: "Ideas")))
        wait { window.visibleText.contains("This is Ideas.") }
        XCTAssertEqual(model.path.map(\.title), ["Ideas"])
        user.press(.escape)
        wait { model.path.isEmpty }
        XCTAssertTrue(window.split.showsContent)
        user.press(.escape)
        wait { !window.split.showsContent }
        window.assertAccessible()
    }

    func testNothingIsLeftBehind() {
        weak var weakSettings: Settings?
        assertNoLeaks {
            @Bindable var settings = Settings()
            weakSettings = settings
            let split = navigation()
            let overlay = OverlaySplitView {
                Label("Sidebar")
            } content: {
                split
            }
            let rows = AdwPreferencesPage {
                AdwPreferencesGroup {
                    SwitchRow("On", isOn: $settings.isOn)
                    SpinRow("Size", value: $settings.size, in: 8...32)
                }
            }
            let window = window(
                Box.vertical {
                    overlay; rows
                },
                width: 400
            )
            _ = User(window)
            window.close()
            wait { openWindows.isEmpty }
        }
        XCTAssertNil(weakSettings)
    }

    func testNothingIsLeftOfBreakpoints() throws {
        let version = Adwaita.version
        // A C program that adds a breakpoint to a window and destroys the window doesn't free the breakpoint either.
        try XCTSkipIf((version.major, version.minor) >= (1, 10), "libadwaita 1.10 doesn't free breakpoints")
        assertNoLeaks {
            let split = navigation()
            let window = window(split, width: 400)
            window.addBreakpoint(maxWidth: 500) { breakpoint in
                breakpoint.set(\.isCollapsed, to: true, on: split)
                breakpoint.set(\.title, to: "Narrow", on: window)
            }
            _ = User(window)
            wait { split.isCollapsed }
            window.close()
            wait { openWindows.isEmpty }
            let other = LibraryWindow(nil, LibraryModel())
            _ = User(other)
            other.close()
            wait { openWindows.isEmpty }
        }
    }

    /// A breakpoint doesn't retain the objects whose properties it sets.
    func testABreakpointDoesNotRetainItsObjects() {
        let breakpoint = Breakpoint("max-width: 600px")
        assertFreed { () -> AnyObject in
            let label = Label("Text")
            breakpoint.set(\.label, to: "Narrow", on: label)
            return label
        }
    }
}
#endif
