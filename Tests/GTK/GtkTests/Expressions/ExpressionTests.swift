import CGtk
import Combine
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of expressions that are created from key paths and closures.
@MainActor
final class ExpressionTests: GtkTestCase {
    func testAPropertyOfASwiftClass() throws {
        let ada = Citizen("Ada", 36)
        let name = PropertyExpression(\Citizen.name)
        XCTAssertEqual(name.property.name, "name")
        XCTAssertEqual(try name.evaluate(on: ada), "Ada")
        XCTAssertNil(try name.evaluate(on: nil, as: String.self))
        XCTAssertThrowsError(try name.evaluate(on: ada, as: Int.self))
        XCTAssertEqual(try PropertyExpression(\Citizen.age).evaluate(on: ada), 36)
    }

    func testAPropertyOfAGTKClass() throws {
        let label = PropertyExpression(\Label.label)
        XCTAssertEqual(try label.evaluate(on: Label(label: "text")), "text")
        XCTAssertEqual(try PropertyExpression(\Button.expandsHorizontally).evaluate(on: Button()), false)
    }

    func testAPathThroughObjects() throws {
        let ada = Citizen("Ada", 36)
        ada.home.city = "London"
        let city = PropertyExpression(\Citizen.home.city)
        XCTAssertEqual(try city.evaluate(on: ada), "London")
        XCTAssertEqual((city.expression as? PropertyExpression)?.property.name, "home")
        let friend = PropertyExpression(\Citizen.name, of: PropertyExpression(\Citizen.friend))
        XCTAssertNil(try friend.evaluate(on: ada, as: String.self))
        ada.friend = Citizen("Grace", 85)
        XCTAssertEqual(try friend.evaluate(on: ada), "Grace")
    }

    #if GTK4_22
    func testTheFirstExpressionThatHasAValueIsUsed() throws {
        let ada = Citizen("Ada", 36)
        let friend = PropertyExpression(\Citizen.name, of: PropertyExpression(\Citizen.friend))
        let expression = TryExpression(friend, ConstantExpression(value: try Value("nobody")))
        XCTAssertEqual(try expression.evaluate(on: ada), "nobody")
        ada.friend = Citizen("Grace", 85)
        XCTAssertEqual(try expression.evaluate(on: ada), "Grace")
    }
    #endif

    func testClosures() throws {
        let ada = Citizen("Ada", 36)
        let one = ClosureExpression { (citizen: Citizen) in citizen.name.uppercased() }
        XCTAssertEqual(try one.evaluate(on: ada), "ADA")
        let two = ClosureExpression(PropertyExpression(\Citizen.name)) { (citizen: Citizen, name: String) in
            citizen.age + name.utf8.count
        }
        XCTAssertEqual(try two.evaluate(on: ada), 39)
        let three = ClosureExpression(PropertyExpression(\Citizen.name), two) {
            (citizen: Citizen, name: String, sum: Int) in "\(citizen.age) \(name) \(sum)"
        }
        XCTAssertEqual(try three.evaluate(on: ada), "36 Ada 39")
        XCTAssertEqual(try one.evaluate(on: nil), "")
    }

    func testAWatchObservesTheArgumentsOfAClosure() {
        let ada = Citizen("Ada", 36)
        var seen: [Int?] = []
        let count = ClosureExpression(PropertyExpression(\Citizen.name)) { (_: Citizen, name: String) in name.utf8.count
        }
        let watch = count.watch(on: ada) { seen.append($0) }
        ada.name = "Grace"
        ada.age = 1
        XCTAssertEqual(seen, [5])
        watch.cancel()
        ada.name = "x"
        XCTAssertEqual(seen, [5])
    }

    func testAWatchEndsWithItsObject() {
        let before = (LiveCount.closures, LiveCount.objects, LiveCount.fundamentals)
        var watch: AnyCancellable?
        assertFreed {
            let ada = Citizen("Ada", 36)
            watch = PropertyExpression(\Citizen.name).watch(on: ada, as: String.self) { _ in }
            return ada
        }
        watch?.cancel()
        watch = nil
        XCTAssertEqual(LiveCount.closures, before.0)
    }

    func testClosuresAreReleasedWithTheirExpressions() {
        let before = LiveCount.closures
        func make() {
            let lengths = ClosureExpression { (citizen: Citizen) in citizen.name.utf8.count }
            XCTAssertEqual(LiveCount.closures, before + 1)
            let sorter = NumericSorter(expression: lengths)
            withExtendedLifetime(sorter) {}
        }
        make()
        pumpUntilIdle()
        XCTAssertEqual(LiveCount.closures, before)
    }

    func testSortersAndFilters() {
        let citizens = ListStore([Citizen("Grace", 85), Citizen("Ada", 36), Citizen("Edsger", 72)])
        let filter = StringFilter(expression: PropertyExpression(\Citizen.name))
        let filtered = FilterListModel(model: citizens, filter: filter)
        let sorter = StringSorter(expression: PropertyExpression(\Citizen.name))
        let sorted = SortListModel(model: filtered, sorter: sorter)
        func names() -> [String] { sorted.items(as: Citizen.self).map(\.name) }
        XCTAssertEqual(names(), ["Ada", "Edsger", "Grace"])
        filter.search = "a"
        XCTAssertEqual(names(), ["Ada", "Grace"])
        filter.search = nil
        sorted.sorter = NumericSorter(expression: ClosureExpression { (citizen: Citizen) in -citizen.age })
        XCTAssertEqual(names(), ["Grace", "Edsger", "Ada"])
        let old = BoolFilter(expression: ClosureExpression { (citizen: Citizen) in citizen.age > 40 })
        filtered.filter = old
        XCTAssertEqual(names(), ["Grace", "Edsger"])
        let view = ListView(model: NoSelection(model: sorted), factory: nil)
        XCTAssertEqual(view.model?.itemCount, 2)
    }

    func testADropDownShowsAProperty() throws {
        let citizens = ListStore([Citizen("Grace", 85), Citizen("Ada", 36)])
        let dropDown = DropDown(model: citizens, expression: PropertyExpression(\Citizen.name))
        dropDown.selected = 1
        XCTAssertEqual(try dropDown.expression?.evaluate(on: dropDown.selectedItem as? Citizen), "Ada")
    }

    func testAKeyPathWithoutGObjectProperties() {
        assertTraps(saying: "key path from Citizen to Int doesn't read a GObject property") {
            _ = Citizen("Ada", 1)
            let citizen = Citizen("Ada", 1)
            _ = PropertyExpression(\Citizen.plain)
            withExtendedLifetime(citizen) {}
        }
        assertTraps(saying: "from Citizen to Optional<String> has a member after Citizen.friend (Citizen) that") {
            let citizen = Citizen("Ada", 1)
            _ = PropertyExpression(\Citizen.friend?.name)
            withExtendedLifetime(citizen) {}
        }
        assertTraps(saying: "from Citizen to String reads several properties of one object") {
            let citizen = Citizen("Ada", 1)
            _ = PropertyExpression(\Citizen.summary)
            withExtendedLifetime(citizen) {}
        }
        assertTraps(saying: "is unknown until a Citizen is created", "conform Citizen to ConstructibleFromC") {
            _ = PropertyExpression(\Citizen.name)
        }
    }

    func testAnObjectOfADifferentClass() {
        assertTraps(saying: "expected Citizen, found Label (GtkLabel)") {
            let name = ClosureExpression { (citizen: Citizen) in citizen.name }
            _ = try name.evaluate(on: Label(label: ""), as: String.self)
        }
    }
}

private final class Citizen: Object {
    @GObjectProperty var name: String
    @GObjectProperty var age: Int
    @GObjectProperty var friend: Citizen?
    @GObjectProperty var home = Home()
    var plain = 0
    var summary: String { "\(name) \(age)" }

    init(_ name: String, _ age: Int) {
        self.name = name
        self.age = age
        super.init()
    }
}

private final class Home: Object {
    @GObjectProperty var city = ""
}
