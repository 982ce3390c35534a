import CombineGtk
import GtkTesting
import XCTest

/// Tests of the examples on the pages about view models, icons, drawing, large lists, other threads, SwiftUI and PyGObject.
@MainActor
final class TaskPagesTests: GtkTestCase {
    func testPlantsAreSearchedRenamedAndRemoved() throws {
        let model = GardenModel()
        model.plants = [Plant("Fern"), Plant("Maple")]
        let window = GardenWindow(application: nil, model: model)
        let user = User(window)
        user.click(try window.find(Label.self, "Fern"))
        model.plants[0].name = "Moss"
        wait { window.first(Label.self, labelled: "Moss") != nil }
        user.press(.delete)
        wait { window.title == "1 plants" }
        XCTAssertEqual(model.plants.map(\.name), ["Maple"])
        user.click(window.search)
        user.type("x")
        wait { window.first(Label.self, labelled: "Maple") == nil }
        window.assertAccessible()
        window.destroy()
    }

    func testIconFollowsPublisher() throws {
        let name = CurrentValueRelay("weather-clear-symbolic")
        let window = WeatherWindow(name)
        window.present()
        wait { window.symbol.isMapped && window.image() != nil }
        XCTAssertEqual(window.symbol.iconName, "weather-clear-symbolic")
        name.accept("weather-fog-symbolic")
        XCTAssertEqual(window.symbol.iconName, "weather-fog-symbolic")
        window.assertAccessible()
        window.destroy()
    }

    func testChartIsDrawn() throws {
        let sales = CurrentValueRelay([Sale(month: "May", amount: 2)])
        let window = Window(properties: ["default-width": 200, "default-height": 120])
        let chart = SalesChart(sales)
        window.child = chart
        window.present()
        wait { chart.isMapped && chart.width > 0 }
        let before = try XCTUnwrap(window.image()).download()
        sales.accept([Sale(month: "May", amount: 2), Sale(month: "June", amount: 3)])
        wait { window.image()?.download() != before }
        window.destroy()
    }

    func testTextIsFormatted() throws {
        let label = makePriceLabel("Café", price: "4 €")
        XCTAssertEqual(try XCTUnwrap(label.attributes).runs.first?.range, 0..<5)
        let buffer = TextBuffer(table: nil)
        buffer.text = "Rain, rain and sun"
        highlight("rain", in: buffer)
        let tag = try XCTUnwrap(buffer.tagTable.lookup("search-result"))
        let isTagged = try [0, 6, 11].map { try XCTUnwrap(buffer.iter(atOffset: $0)).hasTag(tag) }
        XCTAssertEqual(isTagged, [true, true, false])
        highlight("", in: buffer)
        XCTAssertFalse(buffer.startIter.hasTag(tag))
    }

    func testLogIsFiltered() {
        let lines = PassthroughRelay<String>()
        let model = LogModel(lines)
        let window = LogWindow(model)
        let user = User(window)
        for number in 0..<2000 { lines.accept("line \(number)") }
        wait { model.lines.count == 2000 && window.first(Label.self, labelled: "line 0") != nil }
        user.click(window.search)
        user.type("1999")
        wait { window.first(Label.self, labelled: "line 1999") != nil }
        window.destroy()
    }

    func testArchiveReadsVisibleRecordsOnly() {
        var positions: Set<Int> = []
        let archive = Archive(count: 1_000_000) { position in
            positions.insert(position)
            return "record \(position)"
        }
        let window = Window(properties: ["default-width": 300, "default-height": 200])
        let list = makeArchiveList(archive)
        window.child = ScrolledWindow { list }
        window.present()
        wait { window.first(Label.self, labelled: "record 0") != nil }
        XCTAssertLessThan(positions.count, 1000)
        window.destroy()
    }

    func testEggTimerEmitsItsSignal() {
        let timer = EggTimer()
        timer.seconds = 1
        var isFinished = false
        timer.finished.sink(on: timer) { _ in isFinished = true }
        timer.first(Button.self, labelled: "Start")?.emitClicked()
        wait { isFinished }
        XCTAssertNotNil(timer.first(Label.self, labelled: "0"))
    }

    func testTallyCounts() throws {
        let window = TallyWindow(Tally())
        let user = User(window)
        user.click(try XCTUnwrap(window.first(Button.self, labelled: "Add")))
        wait { window.first(Label.self, labelled: "1") != nil }
        window.destroy()
    }

    func testReadingsArriveOnMainThread() throws {
        let window = Window()
        let panel = ThermometerPanel()
        window.child = panel
        let user = User(window)
        wait { panel.label.label == "21.0 °C" }
        user.click(panel.calibrate)
        wait { panel.label.label == "Offset 3" }
        window.destroy()
    }
}
