import CGtk
import CombineTesting
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of C objects that aren't `GObject`s: expressions, events, render nodes and parameter specifications.
@MainActor
final class FundamentalExampleTests: GtkTestCase {
    // MARK: Expressions

    func testAnExpressionOfAnExpression() throws {
        let before = LiveCount.fundamentals
        func use() throws {
            let button = Button(label: "text")
            let object = ObjectExpression(object: button)
            XCTAssertTrue(object.object === button)
            let property = PropertyExpression(
                thisType: Button.self,
                expression: object,
                propertyName: "label"
            )
            // The C function consumes a reference of the argument, but the Swift object is still valid.
            XCTAssertEqual(property.expression, object)
            XCTAssertEqual(property.property.name, "label")
            XCTAssertEqual(property.valueType, String.valueType)
            let value = Value()
            XCTAssertTrue(property.evaluate(nil, value: value))
            XCTAssertEqual(try value.get(as: String.self), "text")
            XCTAssertTrue(ConstantExpression(value: try Value(5)).isStatic)
            XCTAssertEqual(try ConstantExpression(value: try Value(5)).value.get(as: Int.self), 5)
        }
        try use()
        XCTAssertEqual(LiveCount.fundamentals, before)
    }

    func testAnExpressionIsBoundMoreThanOnce() throws {
        let source = Entry()
        source.text = "first"
        let (one, two) = (Label(label: ""), Label(label: ""))
        let expression = PropertyExpression(thisType: Entry.self, expression: nil, propertyName: "text")
        // Binding consumes a reference of the expression each time.
        _ = expression.bind(to: one, property: "label", this: source)
        let watch = expression.bind(to: two, property: "label", this: source)
        XCTAssertEqual([one.label, two.label], ["first", "first"])
        source.text = "second"
        XCTAssertEqual([one.label, two.label], ["second", "second"])
        watch.unwatch()
        source.text = "third"
        XCTAssertEqual([one.label, two.label], ["third", "second"])
        XCTAssertFalse(expression.isStatic)
    }

    func testAWatchIsReleasedWithItsTarget() throws {
        let before = (LiveCount.fundamentals, LiveCount.boxed, LiveCount.objects)
        var watch: ExpressionWatch?
        let source = Entry()
        weak var target: Label?
        func bind() {
            let label = Label(label: "")
            target = label
            let expression = PropertyExpression(thisType: Entry.self, expression: nil, propertyName: "text")
            watch = expression.bind(to: label, property: "label", this: source)
            source.text = "text"
            XCTAssertEqual(label.label, "text")
        }
        bind()
        XCTAssertNil(target, "the watch does not retain it")
        let value = Value()
        XCTAssertEqual(watch?.evaluate(value), false)
        source.text = "other"
        watch = nil
        XCTAssertEqual(LiveCount.fundamentals, before.0)
        XCTAssertEqual(LiveCount.boxed, before.1)
        XCTAssertEqual(LiveCount.objects, before.2 + 1)
        withExtendedLifetime(source) {}
    }

    func testAWatchReportsChanges() throws {
        let before = LiveCount.closures
        func use() {
            let source = Entry()
            var calls = 0
            let expression = PropertyExpression(thisType: Entry.self, expression: nil, propertyName: "text")
            let watch = expression.watch(source) { calls += 1 }
            source.text = "a"
            XCTAssertEqual(calls, 1)
            watch.unwatch()
            source.text = "b"
            XCTAssertEqual(calls, 1)
            _ = expression.watch(source) { calls += 1 }
        }
        use()
        XCTAssertEqual(LiveCount.closures, before)
    }

    func testExpressionsAsProperties() {
        let before = LiveCount.fundamentals
        func use() {
            let dropDown = DropDown(
                model: StringList(strings: ["a", "b"]),
                expression: PropertyExpression(
                    thisType: StringObject.self,
                    expression: nil,
                    propertyName: "string"
                )
            )
            XCTAssertTrue(dropDown.expression is PropertyExpression)
            let sorter = StringSorter(expression: dropDown.expression)
            XCTAssertEqual(sorter.expression, dropDown.expression)
            let sorted = SortListModel(model: StringList(strings: ["b", "c", "a"]), sorter: sorter)
            XCTAssertEqual((0..<3).map { (sorted.object($0) as? StringObject)?.string }, ["a", "b", "c"])
            dropDown.expression = nil
            XCTAssertNil(dropDown.expression)
        }
        use()
        XCTAssertEqual(LiveCount.fundamentals, before)
    }

    // MARK: Events

    func testAnEventOfAController() throws {
        let window = Window()
        let controller = EventControllerKey()
        window.addController(controller)
        var event: Event?
        var types: [EventType] = []
        let connection = controller.keyPressed.connect { _ in
            event = controller.currentEvent
            if let event { types.append(event.eventType) }
            return true
        }
        XCTAssertNil(controller.currentEvent)
        let user = User(window)
        user.press("a")
        wait { !types.isEmpty }
        XCTAssertEqual(types, [.keyPress])
        let key = try XCTUnwrap(event as? KeyEvent, "kept beyond its emission, with its own class")
        XCTAssertEqual(key.key, .a)
        XCTAssertTrue(key.surface === window.surface)
        XCTAssertGreaterThan(key.time, 0)
        connection.cancel()
        window.destroy()
    }

    // MARK: Render nodes

    func testATreeOfNodes() throws {
        let before = LiveCount.fundamentals
        func use() throws {
            let snapshot = Snapshot()
            snapshot.pushOpacity(0.5)
            snapshot.appendColor(
                RGBA(red: 1, green: 0, blue: 0, alpha: 1),
                bounds: Rect(x: 1, y: 2, width: 3, height: 4)
            )
            snapshot.pop()
            let root = try XCTUnwrap(snapshot.toNode())
            let opacity = try XCTUnwrap(root as? OpacityNode)
            XCTAssertEqual(opacity.nodeType, .opacityNode)
            XCTAssertEqual(opacity.opacity, 0.5, accuracy: 0.01)
            let color = try XCTUnwrap(opacity.child as? ColorNode)
            XCTAssertEqual(color.color.red, 1)
            XCTAssertEqual(color.bounds, Rect(x: 1, y: 2, width: 3, height: 4))
            let again = RenderNode.deserialize(root.serialize())
            XCTAssertTrue(again is OpacityNode)
            XCTAssertNotEqual(again, root)
            XCTAssertNil(Snapshot().toNode())
            var messages: [String] = []
            _ = RenderNode.deserialize(Bytes(Array("no node".utf8))) { _, _, error in messages.append(error.domain) }
            XCTAssertEqual(messages.first, "gtk-css-parser-error-quark")
        }
        try use()
        XCTAssertEqual(LiveCount.fundamentals, before)
        XCTAssertLessThan(
            heapGrowth { _ = OpacityNode(child: ColorNode(rgba: RGBA(), bounds: Rect()), opacity: 0.5).child },
            50_000
        )
    }

    // MARK: Descriptions of properties

    func testASpecificationOfAProperty() throws {
        let label = Label(label: "")
        let expression = PropertyExpression(thisType: Label.self, expression: nil, propertyName: "xalign")
        let specification = expression.property
        XCTAssertEqual(specification.name, "xalign")
        XCTAssertEqual(specification.ownerType, Label.registeredType)
        XCTAssertEqual(try specification.defaultValue.get(as: Double.self), 0.5)
        let named = TestSubscriber<[Value], Never>()
        try label.publisher(forSignal: "notify::xalign").subscribe(named)
        label.xalign = 0
        XCTAssertEqual(try named.values.first?.first?.get(as: ParamSpec.self), specification)
    }
}
