import Foundation
import TestSupport
import XCTest

@testable import Gallery

/// Tests that each GTK widget is on a page of the gallery or in a list of exceptions.
@MainActor
final class WidgetCoverageTests: XCTestCase {
    /// The widgets that aren't on any page, with the reasons.
    private static let exceptions: [String: String] = {
        let parts = "a part of other widgets"
        let base = "only a superclass"
        let programs = "depends on the installed programs"
        let dialog = "shown by the dialogs of windows"
        let old = "uses tree models, which are deprecated since GTK 4.10"
        let older = "deprecated since GTK 4.10 and replaced by the dialogs of windows"
        return [
            "ListBase": base, "GtkRange": base,
            "DragIcon": parts, "Text": parts, "ShortcutsGroup": parts, "ShortcutsSection": parts,
            "ShortcutsShortcut": parts, "FontChooserWidget": parts, "FileChooserWidget": dialog,
            "AboutDialog": dialog, "MessageDialog": dialog, "ShortcutsWindow": dialog,
            "FileChooserDialog": older, "Dialog": older,
            "ColorChooserDialog": older, "FontChooserDialog": older,
            "PrintUnixDialog": "shown by a print operation",
            "AppChooserButton": programs, "AppChooserDialog": programs, "AppChooserWidget": programs,
            "CellView": old, "ComboBox": old, "IconView": old, "TreeView": old,
            "GLArea": "draws with OpenGL, which is a separate library",
            "TreeExpander": parts,
        ]
    }()

    func testEachWidgetIsOnAPage() throws {
        let widgets = try widgetClasses()
        XCTAssertGreaterThan(widgets.count, 90)
        let used = GalleryPages.all.reduce(into: Set<String>()) { used, page in
            used.formUnion(page.usedTypes)
        }
        let missing = widgets.subtracting(used).subtracting(Self.exceptions.keys)
        XCTAssertEqual(missing.sorted(), [], "on no page")
        let needless = Self.exceptions.keys.filter { used.contains($0) || !widgets.contains($0) }
        XCTAssertEqual(needless.sorted(), [], "not exceptions, because they are on a page or aren't widgets")
    }

    /// Returns the widget classes that a program can create. They are read from the sources, except for those that
    /// require a trait.
    private func widgetClasses() throws -> Set<String> {
        let text = try SourceFolder("Sources/GTK/Gtk").texts().map(textWithoutTraits).joined()
        var superclasses: [String: String] = [:]
        for match in text.matches(of: /(?m)^open class (?<name>\w+): (?<superclass>\w+)/) {
            superclasses[String(match.output.name)] = String(match.output.superclass)
        }
        return Set(
            superclasses.keys.filter { name in
                var ancestor = superclasses[name]
                while let current = ancestor, current != "Widget" { ancestor = superclasses[current] }
                return ancestor == "Widget"
            }
        )
    }
    /// Returns the lines outside of `#if GTK4_…`.
    private func textWithoutTraits(_ text: String) -> String {
        var conditions: [Bool] = []
        var lines: [Substring] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("#if ") { conditions.append(line.hasPrefix("#if GTK4_")) }
            if !conditions.contains(true) { lines.append(line) }
            if line.hasPrefix("#endif") { conditions.removeLast() }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
