@_spi(Binding) import Gtk
import GtkTesting
import XCTest

@MainActor
final class PropertyDependenciesTests: GtkTestCase {
    private var changes = 0
    private var ends = 0
    private var moves: [[ObjectIdentifier]] = []

    private func makeDependencies(of keyPath: AnyKeyPath) -> PropertyDependencies {
        PropertyDependencies(
            of: keyPath,
            changed: { [weak self] in self?.changes += 1 },
            rootEnded: { [weak self] in self?.ends += 1 },
            moved: { [weak self] in self?.moves.append($0.map(ObjectIdentifier.init)) }
        )
    }

    func testAChangeIsReported() {
        let label = Label(label: "a")
        let dependencies = makeDependencies(of: \Label.label)
        XCTAssertEqual(dependencies.start(on: label) { label.label }, "a")
        XCTAssertEqual(label.connectionCount, 1)
        XCTAssertEqual(dependencies.name, "label")
        label.label = "b"
        XCTAssertEqual(changes, 1)
        label.tooltipText = "another property"
        XCTAssertEqual(changes, 1)
        dependencies.end()
        label.label = "c"
        XCTAssertEqual(changes, 1)
        XCTAssertEqual(label.connectionCount, 0)
    }

    func testAPropertyThatIsReadTwiceIsObservedOnce() {
        let label = Label(label: "a")
        let dependencies = makeDependencies(of: \Label.label)
        XCTAssertEqual(dependencies.start(on: label) { label.label + label.label }, "aa")
        XCTAssertEqual(label.connectionCount, 1)
        XCTAssertEqual(dependencies.read(of: label) { label.label + label.label }, "aa")
        XCTAssertEqual(label.connectionCount, 1)
        XCTAssertEqual(moves.count, 1)
        dependencies.end()
    }

    func testReadingTheSamePropertiesKeepsTheConnections() {
        let label = Label(label: "a")
        let dependencies = makeDependencies(of: \Label.label)
        dependencies.start(on: label) { _ = (label.label, label.xalign) }
        let before = LiveCount.connections
        dependencies.read(of: label) { _ = (label.label, label.xalign) }
        XCTAssertEqual(LiveCount.connections, before)
        XCTAssertEqual(moves.count, 1)
        dependencies.end()
    }

    func testDifferentReadsAreObserved() {
        let (box, first, second) = (Box(orientation: .vertical, spacing: 0), Label(label: "1"), Label(label: "2"))
        box.append(first)
        let dependencies = makeDependencies(of: \Box.tooltipText)
        func read() -> String? {
            box.tooltipText == nil ? first.label : second.label
        }
        XCTAssertEqual(dependencies.start(on: box, reading: read), "1")
        XCTAssertEqual(connectionCounts(box, first, second), [1, 1, 0])
        box.tooltipText = "other"
        XCTAssertEqual(changes, 1)
        XCTAssertEqual(dependencies.read(of: box, read), "2")
        XCTAssertEqual(connectionCounts(box, first, second), [1, 0, 1])
        XCTAssertEqual(moves.last?.last, ObjectIdentifier(second))
        first.label = "not followed"
        XCTAssertEqual(changes, 1)
        second.label = "followed"
        XCTAssertEqual(changes, 2)
        dependencies.end()
        XCTAssertEqual(connectionCounts(box, first, second), [0, 0, 0])
    }

    func testFewerReadsAreObserved() {
        let label = Label(label: "a")
        let dependencies = makeDependencies(of: \Label.label)
        dependencies.start(on: label) { _ = (label.label, label.xalign) }
        dependencies.read(of: label) { _ = label.label }
        XCTAssertEqual(label.connectionCount, 1)
        label.xalign = 1
        XCTAssertEqual(changes, 0)
        dependencies.end()
    }

    func testTheDeallocationOfTheObjectIsReported() {
        let other = Label(label: "other")
        var dependencies: PropertyDependencies?
        assertFreed {
            let label = Label(label: "a")
            let made = makeDependencies(of: \Label.label)
            made.start(on: label) { _ = (label.label, other.label) }
            dependencies = made
            return label
        }
        XCTAssertEqual(ends, 1)
        XCTAssertEqual(other.connectionCount, 1)
        dependencies?.end()
        XCTAssertEqual(other.connectionCount, 0)
    }

    func testTheDeallocationOfAnotherObjectIsNotReported() {
        let label = Label(label: "a")
        let dependencies = makeDependencies(of: \Label.label)
        assertFreed {
            let other = Label(label: "other")
            dependencies.start(on: label) { _ = (label.label, other.label) }
            return other
        }
        XCTAssertEqual(ends, 0)
        dependencies.end()
    }

    func testAnEndWithinAReadIsFinal() {
        let label = Label(label: "a")
        let dependencies = makeDependencies(of: \Label.label)
        dependencies.start(on: label) { _ = label.label }
        dependencies.read(of: label) {
            dependencies.end()
            _ = label.xalign
        }
        XCTAssertEqual(label.connectionCount, 0)
    }

    func testTheClosuresAreFreedAfterTheEnd() {
        let label = Label(label: "a")
        weak var freed: PropertyDependencies?
        do {
            let dependencies = makeDependencies(of: \Label.label)
            freed = dependencies
            dependencies.start(on: label) { _ = label.label }
        }
        XCTAssertNotNil(freed, "the connections retain it")
        freed?.end()
        XCTAssertNil(freed)
    }

    private func connectionCounts(_ objects: Object...) -> [Int] {
        objects.map(\.connectionCount)
    }
}
