import CombineGtk
import Foundation
import NameForm
import XCTest

/// Tests of the statements that the README and the pages make about their examples.
@MainActor
final class ExampleTests: GtkTestCase {
    func testRegistersBothNames() {
        let viewModel = NameFormViewModel()
        let window = NamesWindow(application: nil, viewModel: viewModel)
        var lines: [String] = []
        viewModel.confirmation.sink(on: window) { _, line in lines.append(line) }
        let user = User(window)
        XCTAssertFalse(window.register.isSensitive)
        user.click(window.firstName)
        user.type("Ada")
        user.click(window.lastName)
        user.type("Lovelace")
        XCTAssertTrue(window.register.isSensitive)
        user.press(.return)
        XCTAssertEqual(lines, ["Registered: Ada Lovelace"])
        wait { window.firstName.text == "" && window.lastName.text == "" }
    }

    func testWelcomeFollowsEntry() throws {
        let window = WelcomeWindow()
        let user = User(window)
        XCTAssertNotNil(window.first(Label.self, labelled: "Welcome!"))
        user.click(try XCTUnwrap(window.first(Entry.self)))
        user.type("Ada")
        wait { window.first(Label.self, labelled: "Welcome, Ada!") != nil }
    }

    func testListOfPeople() {
        let selection = makePeopleList(received: [Person(id: 2, name: "Ada"), Person(id: 4, name: "Linus")])
        XCTAssertEqual(selection.items(as: Person.self).map(\.name), ["Ada", "Linus"])
    }

    func testPageFromInterfaceFile() throws {
        let window = Window()
        let page = NotePage()
        window.child = page
        window.present()
        page.heading.text = "Buy milk"
        XCTAssertNotNil(page.first(Label.self, labelled: "8 letters"))
        let user = User(window)
        user.click(try XCTUnwrap(window.first(Button.self, labelled: "Save")))
        wait { page.saved == ["Buy milk"] }
        user.press(.s, modifiers: .control)
        wait { page.saved.count == 2 }
        XCTAssertEqual(page.cssName, "note-page")
        window.destroy()
    }

    func testCommands() throws {
        var sent: [String] = []
        let viewModel = DraftsViewModel { sent.append($0) }
        let window = DraftsWindow(viewModel: viewModel)
        let user = User(window)
        XCTAssertEqual(window.count.label, "2 drafts")
        user.press(.return, modifiers: .control)
        wait { sent == ["To Ada"] && window.count.label == "1 drafts" }
        user.click(try XCTUnwrap(window.titlebar?.first(Button.self)))
        wait { sent == ["To Ada", "To Grace"] && !window.send.isEnabled.value }
        user.press(.z, modifiers: .alt)
        XCTAssertFalse(viewModel.isWrapped)
        viewModel.add.start("Edsger")
        XCTAssertTrue(window.send.isEnabled.value)
        window.showShortcuts()
        wait { self.openWindows.count == 2 }
        openWindows.first { $0 is ShortcutsWindow }?.destroy()
        user.press(.w, modifiers: .control)
        wait { self.openWindows.isEmpty }
    }

    func testReleasesExamples() {
        assertFreed { DraftsWindow(viewModel: DraftsViewModel { _ in }) }
        assertFreed { NamesWindow(application: nil, viewModel: NameFormViewModel()) }
        assertFreed { WelcomeWindow() }
    }

    func testTree() throws {
        let viewModel = TaskListViewModel()
        let window = TaskListWindow(application: nil, viewModel: viewModel)
        let user = User(window)
        window.assertAccessible()
        let status = try XCTUnwrap(window.first(Label.self, labelled: "0 tasks"))
        user.click(window.entry)
        user.type("Write")
        user.click(try XCTUnwrap(window.first(Button.self, accessibilityLabel: "New Task")))
        wait { status.label == "1 tasks" }
        XCTAssertEqual(viewModel.tasks, ["Write"])
        let spinner = try XCTUnwrap(window.first(Spinner.self))
        XCTAssertFalse(spinner.isVisible)
        viewModel.isBusy = true
        XCTAssertTrue(spinner.isVisible && spinner.parent?.hasCSSClass("busy") ?? false)
        try savePicture(of: window, "tree")
    }

    func testReleasesTree() {
        assertFreed {
            let window = TaskListWindow(application: nil, viewModel: TaskListViewModel())
            window.present()
            window.close()
            return window
        }
    }

    func testAlbum() throws {
        let window = AlbumWindow(application: nil)
        try window.clipboard.write("a text")
        let user = User(window)
        XCTAssertFalse(window.paste.isSensitive)
        user.drag(from: try XCTUnwrap(window.first(Label.self, labelled: "Hills")), to: window.place)
        XCTAssertEqual(window.titles, ["Hills"])
        try window.clipboard.write(Photo(title: "Town"))
        wait { window.paste.isSensitive }
        user.click(window.paste)
        wait { window.titles == ["Hills", "Town"] }
        try savePicture(of: window, "album")
    }

    func testTransfersJSONToOtherPrograms() async throws {
        let display = try XCTUnwrap(Display.default)
        let other = try XCTUnwrap(Display.open(display.name))
        // An open connection requests each selection, which makes GTK allocate memory with each window.
        defer { other.close() }
        let place = Place(name: "Swift", link: try XCTUnwrap(URL(string: "https://www.swift.org/")))
        try display.clipboard.write(place)
        let (here, there) = (display.clipboard, other.clipboard)
        wait { there.contains(Place.self) }
        for clipboard in [here, there] {
            let read = try await clipboard.read(Place.self)
            XCTAssertEqual(read?.link, place.link)
        }
        let file = try await there.read(File.self)
        XCTAssertEqual(file?.uri, "https://www.swift.org/")
    }

    /// Saves a picture of a window in the folder that the environment variable names, if it's set.
    private func savePicture(of window: Gtk.Window, _ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["COMBINEGTK_EXAMPLE_PICTURES"] else { return }
        // No picture is available until the window is laid out.
        wait { window.image() != nil }
        try XCTUnwrap(window.image()).saveToPNG("\(folder)/\(name).png")
    }

    func testCreatesPetFromCaseNames() throws {
        let pet = try makePet()
        XCTAssertEqual(pet.mood, .calm)
        XCTAssertEqual(pet.food, [.fish, .dryFood])
    }

    func testWidgetWithOverrides() {
        let (label, plain) = (UnderlinedLabel(label: "text"), Label(label: "text"))
        let height = plain.requestedSize(.vertical, forSize: -1).natural
        XCTAssertEqual(label.requestedSize(.vertical, forSize: -1).natural, height + 3)
        XCTAssertEqual(label.requestedSize(.horizontal, forSize: -1), plain.requestedSize(.horizontal, forSize: -1))
    }

    func testListOfABillionRows() {
        let selection = SingleSelection(model: Numbers())
        XCTAssertEqual(selection.itemCount, 1_000_000_000)
        XCTAssertEqual((selection.object(999_999_999) as? StringObject)?.string, "999999999")
        XCTAssertNil(selection.object(1_000_000_000))
    }
}
