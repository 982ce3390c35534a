import CGtk
import Combine
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of interfaces that Swift code declares.
@MainActor
final class OwnInterfaceTests: GtkTestCase {
    func testCFindsTheInterface() throws {
        let song = Song()
        let type = g_type_from_name("OwnPlayable")
        XCTAssertEqual(type, OwnInterface.playable.registeredType)
        XCTAssertEqual(g_type_is_a(song.gType, type), 1)
        XCTAssertTrue(OwnInterface.playable.isImplemented(by: song))
        XCTAssertFalse(OwnInterface.playable.isImplemented(by: OwnNote()))
        XCTAssertEqual(g_type_is_a(type, FundamentalType.object), 1)
        let functions = try XCTUnwrap(g_type_default_interface_ref(type))
        defer { g_type_default_interface_unref(functions) }
        let title = try XCTUnwrap(g_object_interface_find_property(functions, "title"))
        XCTAssertEqual(title.pointee.value_type, FundamentalType.string)
        XCTAssertEqual(title.pointee.owner_type, type)
        let position = try XCTUnwrap(g_object_interface_find_property(functions, "position"))
        XCTAssertEqual(position.pointee.flags.rawValue & G_PARAM_WRITABLE.rawValue, 0)
        XCTAssertNotEqual(g_signal_lookup("finished", type), 0)
    }

    func testPropertiesBelongToTheClasses() throws {
        for playable in [Song(), Film()] as [any OwnPlayable] {
            try playable.setValue("Autumn", forProperty: "title")
            XCTAssertEqual(playable.title, "Autumn")
            playable.title = "Winter"
            XCTAssertEqual(try playable.value(forProperty: "title"), "Winter")
        }
    }

    func testSignalsBelongToTheInterface() throws {
        let song = Song()
        let film = Film()
        XCTAssertEqual(g_signal_lookup("finished", song.gType), g_signal_lookup("finished", film.gType))
        let specification = try XCTUnwrap(song.signalSpecifications.first { $0.name == "finished" })
        XCTAssertEqual(specification.ownerType, OwnInterface.playable.registeredType)
        XCTAssertEqual(specification.parameterTypeNames, ["gint64"])
        var heard: [Int] = []
        for playable in [song, film] as [any OwnPlayable] {
            playable.finished.sink { heard.append($0) }.store(in: &playable.cancellables)
        }
        song.finished.emit(1)
        try film.emit(signalNamed: "finished", 2)
        XCTAssertEqual(heard, [1, 2])
        XCTAssertEqual(film.finishedCount, 1, "a class can have a class handler for it")
    }

    func testSignalsWithResults() {
        let film = Film()
        XCTAssertTrue(film.mayStop.emit())
        film.mayStop.connect(on: film) { _ in false }
        film.mayStop.connect(on: film) { _ in true }
        XCTAssertFalse(film.mayStop.emit(), "the interface requires that all handlers agree")
    }

    func testASignalThatAClassDoesNotDeclareIsEmittedByName() throws {
        let silent = SilentSong()
        var heard = 0
        try silent.publisher(forSignal: "finished").sink { _ in heard += 1 }.store(in: &silent.cancellables)
        try silent.emit(signalNamed: "finished", 1)
        XCTAssertEqual(heard, 1)
    }

    func testASubclassInheritsTheInterface() {
        let live = LiveSong()
        XCTAssertTrue(OwnInterface.playable.isImplemented(by: live))
        XCTAssertTrue(OwnInterface.dated.isImplemented(by: live))
        XCTAssertEqual(live.year, 1999)
    }

    func testAnInterfaceRequiresAnother() {
        let dated = OwnInterface.dated.registeredType
        let playable = OwnInterface.playable.registeredType
        XCTAssertEqual(g_type_is_a(dated, playable), 1)
    }

    func testDescriptionsAndExpressions() throws {
        let content = """
            <interface>
              <object class="Film" id="film">
                <property name="title">Metropolis</property>
              </object>
              <object class="GtkLabel" id="label">
                <binding name="label"><lookup name="title" type="OwnPlayable">film</lookup></binding>
              </object>
            </interface>
            """
        let builder = try Builder(Interface(file: "film.ui", content: content), classes: [Film.self])
        let film = try builder.object("film", as: Film.self)
        let label = try builder.object("label", as: Label.self)
        XCTAssertEqual(label.label, "Metropolis")
        film.title = "M"
        XCTAssertEqual(label.label, "M")
        let titleSpecification = OwnInterface.playable.propertySpecifications.first { $0.name == "title" }
        let expression = PropertyExpression(expression: nil, property: try XCTUnwrap(titleSpecification))
        for playable in [film, Song()] as [any OwnPlayable] {
            playable.title = "same"
            XCTAssertEqual(try expression.evaluate(on: playable, as: String.self), "same")
        }
    }

    func testAWrongTypeInADescriptionThrows() {
        let content = """
            <interface>
              <object class="Film" id="film"/>
              <object class="GtkWindow" id="window">
                <binding name="child"><lookup name="length" type="OwnPlayable">film</lookup></binding>
              </object>
            </interface>
            """
        XCTAssertThrowsError(try Builder(Interface(file: "film.ui", content: content), classes: [Film.self]))
    }

    func testWidgetsOnly() {
        let row = PlayableRow()
        XCTAssertTrue(OwnInterface.row.isImplemented(by: row))
        assertTraps(
            saying: "Loose.interfaces: OwnRow requires GtkWidget, which Loose doesn't implement or inherit from"
        ) {
            final class Loose: Object {
                override class var interfaces: [OwnInterface] { [.row] }
            }
            _ = Loose()
        }
    }

    func testMismatchesTrap() {
        assertTraps(saying: "implements OwnPlayable, but doesn't declare its property \"title\"", withDisplay: false) {
            final class Untitled: Object {
                override class var interfaces: [OwnInterface] { [.playable] }
                @GObjectProperty var position = 0.0
            }
            _ = Untitled()
        }
        assertTraps(
            saying: "the property \"title\" of OwnPlayable must have the type gchararray, found gint64",
            withDisplay: false
        ) {
            final class Numbered: Object {
                override class var interfaces: [OwnInterface] { [.playable] }
                @GObjectProperty var title = 1
                @GObjectProperty var position = 0.0
            }
            _ = Numbered()
        }
        assertTraps(
            saying: "Wordy.finished doesn't match the signal \"finished\" of OwnPlayable: expected (gint64) -> void, "
                + "found (gchararray) -> void",
            withDisplay: false
        ) {
            final class Wordy: Object {
                override class var interfaces: [OwnInterface] { [.playable] }
                @GObjectProperty var title = ""
                @GObjectProperty var position = 0.0
                let finished = OwnSignal<String>()
            }
            _ = Wordy()
        }
        assertTraps(saying: "OwnInterface \"OwnPlayable\": a type with that name already exists", withDisplay: false) {
            _ = OwnInterface.playable.registeredType
            _ = OwnInterface("OwnPlayable").registeredType
        }
        assertTraps(saying: "expected at most one class and any number of interfaces", withDisplay: false) {
            _ = OwnInterface("OwnTwice", requires: [Song.registeredType, OwnNote.registeredType]).registeredType
        }
    }

    func testNothingLeaks() {
        assertNoLeaks {
            for _ in 0..<100 {
                let film = Film()
                film.finished.sink { _ in }.store(in: &film.cancellables)
                film.finished.emit(1)
            }
        }
    }
}

extension OwnInterface {
    fileprivate static let playable = OwnInterface(
        "OwnPlayable",
        members: [
            .property("title", String.self),
            .property("position", Double.self, access: .readOnly),
            .signal("finished", Int.self),
            .signal("may-stop", returning: Bool.self, accumulator: .all),
        ]
    )

    fileprivate static let dated = OwnInterface(
        "OwnDated",
        requires: [OwnInterface.playable.registeredType],
        members: [.property("year", Int.self)]
    )

    fileprivate static let row = OwnInterface("OwnRow", requires: [Widget.registeredType])
}

@MainActor
private protocol OwnPlayable: Object {
    var title: String { get set }
    var position: Double { get }
    var finished: OwnSignal<Int> { get }
}

private final class Song: Object, OwnPlayable {
    override class var interfaces: [OwnInterface] { [.playable] }
    @GObjectProperty var title = ""
    @GObjectProperty var position = 0.0
    let finished = OwnSignal<Int>()
}

private final class Film: Object, OwnPlayable, ConstructibleFromC {
    override class var interfaces: [OwnInterface] { [.playable] }
    @GObjectProperty var title = ""
    @GObjectProperty(access: .readOnly) var position = 0.0
    @GObjectProperty var length = 90
    let finished = OwnSignal<Int>(classHandler: Film.onFinished)
    let mayStop = OwnReturningSignal<Void, Bool>(default: true)
    var finishedCount = 0

    func onFinished(_ id: Int) { finishedCount += 1 }
}

private class SilentSong: Object {
    override class var interfaces: [OwnInterface] { [.dated, .playable] }
    @GObjectProperty var title = ""
    @GObjectProperty var position = 0.0
    @GObjectProperty var year = 1999
}

private final class LiveSong: SilentSong {}

private final class PlayableRow: Box {
    override class var interfaces: [OwnInterface] { [.row] }
    init() { super.init(orientation: .vertical, spacing: 0) }
}
