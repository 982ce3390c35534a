#if GTK4_12
import CombineGtk
import GtkTesting
import XCTest

/// Tests of section headings in lists and tables.
@MainActor
final class ListSectionTests: GtkTestCase {
    private func makeModel(_ titles: String) -> TrackModel {
        let model = TrackModel([])
        model.tracks = titles.enumerated().map { Track($0, String($1)) }
        return model
    }

    /// Returns the visible headings and rows, from top to bottom.
    private func outline(_ view: some Widget) -> String {
        let parts = view.descendants(of: Widget.self).compactMap { widget -> String? in
            guard widget.isMapped else { return nil }
            if let cell = widget as? TrackCell { return cell.title.text }
            let text = (widget as? Label)?.label ?? ""
            return text.hasPrefix("section ") ? "[\(text.dropFirst(8))]" : nil
        }
        return parts.joined()
    }

    private func makeViews(_ model: TrackModel) -> [any _SelectionView] {
        [
            ListView(Rows(model.$tracks) { (cell: TrackCell, track: Track) in cell.fill(track) }),
            ColumnView(Rows(model.$tracks)) { Column("Cell") { (cell: TrackCell, track) in cell.fill(track) } },
        ]
    }

    private func setSections(of view: any _SelectionView, _ heading: @escaping @MainActor (String) -> Widget) {
        (view as? ListView)?.setSections(\Track.title, heading: heading)
        (view as? ColumnView)?.setSections(\Track.title, heading: heading)
    }

    func testHeadingsFollowRows() {
        for isTable in [false, true] {
            let model = makeModel("aab")
            let view = makeViews(model)[isTable ? 1 : 0]
            setSections(of: view) { Label(label: "section \($0)") }
            let window = makeListWindow(view)
            window.present()
            func shows(_ expected: String, line: UInt = #line) {
                wait("\(expected), not \(outline(view))", line: line) { outline(view) == expected }
            }
            shows("[a]aa[b]b")
            model.tracks[1].title = "b"
            shows("[a]a[b]bb")
            // Inserts a row in an existing section and a row in a new section.
            model.tracks.insert(Track(9, "a"), at: 0)
            shows("[a]aa[b]bb")
            model.tracks.append(contentsOf: [Track(10, "b"), Track(11, "c")])
            shows("[a]aa[b]bbb[c]c")
            // Inserts a row that splits a section.
            model.tracks.insert(Track(12, "d"), at: 3)
            shows("[a]aa[b]b[d]d[b]bb[c]c")
            model.tracks.removeAll { $0.title == "a" || $0.title == "d" }
            shows("[b]bbb[c]c")
            // Moves existing rows to a section with another name.
            for place in 0..<3 { model.tracks[place].title = "e" }
            shows("[e]eee[c]c")
            model.tracks = []
            shows("")
            model.tracks = [Track(1, "f")]
            shows("[f]f")
            window.close()
        }
    }

    func testCreatesOnlyHeadingsInView() {
        let model = TrackModel(0..<10_000)
        let list = ListView(Rows(model.$tracks) { (cell: TrackCell, track: Track) in cell.fill(track) })
        var made = 0
        list.setSections(\Track.title) { title in
            made += 1
            return Label(label: "section \(title)")
        }
        let window = makeListWindow(list)
        window.present()
        wait { self.outline(list).hasPrefix("[track 0]track 0[track 1]track 1") }
        list.scroll(to: 9_999)
        wait { self.outline(list).hasSuffix("[track 9999]track 9999") }
        XCTAssertLessThan(made, 2_000)
    }

    func testNewRowsHaveNoSections() {
        let model = makeModel("ab")
        let list = ListView(Rows(model.$tracks) { (cell: TrackCell, track: Track) in cell.fill(track) })
        list.setSections(\Track.title) { Label(label: "section \($0)") }
        let window = makeListWindow(list)
        window.present()
        wait { self.outline(list) == "[a]a[b]b" }
        list.bind(Rows(Just([Track(1, "c"), Track(2, "d")])) { (cell: TrackCell, track: Track) in cell.fill(track) })
        wait { self.outline(list) == "cd" }
        assertTraps(saying: "ListView.setSections: expected Track, the type of the rows' values, found Int") {
            list.setSections(\Int.self) { _ in Label(label: "") }
        }
    }

    func testReleasesAllObjects() {
        let model = makeModel("aab")
        let show = {
            for view in self.makeViews(model) {
                let window = makeListWindow(view)
                self.setSections(of: view) { title in
                    window.title = title
                    return Label(label: "section \(title)")
                }
                window.present()
                self.wait { self.outline(view) == "[a]aa[b]b" }
                model.tracks[1].title = "b"
                self.wait { self.outline(view) == "[a]a[b]bb" }
                model.tracks[1].title = "a"
                window.close()
            }
        }
        show()
        assertNoLeaks { show() }
    }
}
#endif
