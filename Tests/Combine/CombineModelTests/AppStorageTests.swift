import Combine
import CombineModel
import Observation
import XCTest

final class AppStorageTests: XCTestCase {
    private enum Order: String, AppStorageValue { case title, date }

    private final class Model: ObservableObject {
        @AppStorage<String> var server: String
        @AppStorage<Int> var count: Int
        @AppStorage<Order> var order: Order
        @AppStorage<Int?> var page: Int?
        @AppStorage<[Double]> var sizes: [Double]

        init(_ store: (any SettingsStore)? = nil) {
            _server = AppStorage(wrappedValue: "local", "server", store: store)
            _count = AppStorage(wrappedValue: 3, "count", store: store)
            _order = AppStorage(wrappedValue: .title, "order", store: store)
            _page = AppStorage("page", store: store)
            _sizes = AppStorage(wrappedValue: [1, 2.5], "sizes", store: store)
        }
    }

    private final class Declared: ObservableObject {
        @AppStorage("AppStorageTests.server") var server = "local"
        @AppStorage("AppStorageTests.page") var page: Int?
    }

    func testDefaultsAreNotWritten() {
        let store = MemorySettings()
        let model = Model(store)
        XCTAssertEqual(model.server, "local")
        XCTAssertEqual(model.sizes, [1, 2.5])
        XCTAssertNil(model.page)
        XCTAssertNil(store.value(forKey: "server"))
        XCTAssertNil(store.value(forKey: "sizes"))
    }

    func testEveryTypeIsStored() {
        let store = MemorySettings()
        let model = Model(store)
        model.server = "far"
        model.count = -7
        model.order = .date
        model.page = 12
        model.sizes = [0.5]
        XCTAssertEqual(store.value(forKey: "server"), .string("far"))
        XCTAssertEqual(store.value(forKey: "order"), .string("date"))
        XCTAssertEqual(store.value(forKey: "sizes"), .array([.double(0.5)]))
        let later = Model(store)
        XCTAssertEqual(later.server, "far")
        XCTAssertEqual(later.count, -7)
        XCTAssertEqual(later.order, .date)
        XCTAssertEqual(later.page, 12)
        XCTAssertEqual(later.sizes, [0.5])
        later.page = nil
        XCTAssertNil(store.value(forKey: "page"))
        XCTAssertNil(model.page)
    }

    func testPublishesLikePublished() {
        let store = MemorySettings(["server": .string("kept")])
        let model = Model(store)
        var events: [String] = []
        let cancellables = [
            model.objectWillChange.sink { events.append("will") },
            model.$server.sink { [unowned model] in events.append("\($0), was \(model.server)") },
        ]
        XCTAssertEqual(events, ["kept, was kept"])
        model.server = "far"
        XCTAssertEqual(events, ["kept, was kept", "will", "far, was kept"])
        store.setValue(.string("near"), forKey: "server")
        XCTAssertEqual(events.suffix(2), ["will", "near, was far"])
        store.setValue(.int(4), forKey: "other")
        XCTAssertEqual(events.count, 5)
        store.setValue(nil, forKey: "server")
        XCTAssertEqual(model.server, "local")
        cancellables.forEach { $0.cancel() }
    }

    func testTwoPropertiesWithTheSameKeyShareASetting() {
        let store = MemorySettings()
        let (one, two) = (Model(store), Model(store))
        var received: [String] = []
        let cancellable = two.$server.sink { received.append($0) }
        one.server = "far"
        XCTAssertEqual(two.server, "far")
        two.server = "near"
        XCTAssertEqual(one.server, "near")
        XCTAssertEqual(received, ["local", "far", "near"])
        cancellable.cancel()
    }

    func testASubscriberThatSetsTheProperty() {
        let store = MemorySettings()
        let model = Model(store)
        let cancellable = model.$count.sink { [unowned model] in if $0 == 1 { model.count = 2 } }
        model.count = 1
        // As with @Published, the outer value is stored last.
        XCTAssertEqual(model.count, 1)
        XCTAssertEqual(store.value(forKey: "count"), .int(1))
        cancellable.cancel()
        model.count = 5
        XCTAssertEqual(store.value(forKey: "count"), .int(5))
    }

    func testAssignToTheProperty() {
        let store = MemorySettings()
        let model = Model(store)
        Just("assigned").assign(to: &model.$server)
        XCTAssertEqual(model.server, "assigned")
        XCTAssertEqual(store.value(forKey: "server"), .string("assigned"))
    }

    func testAValueOfADifferentTypeIsNotOverwritten() {
        let store = MemorySettings([
            "count": .string("many"), "order": .string("size"), "sizes": .array([.int(2), .bool(true)]),
        ])
        let model = Model(store)
        XCTAssertEqual(model.count, 3)
        XCTAssertEqual(model.order, .title)
        XCTAssertEqual(model.sizes, [1, 2.5])
        XCTAssertEqual(store.value(forKey: "count"), .string("many"))
        model.count = 4
        XCTAssertEqual(store.value(forKey: "count"), .int(4))
    }

    func testFollowsTheDefaultStore() {
        let previous = DefaultSettings.store
        defer { DefaultSettings.store = previous }
        let (first, second) = (MemorySettings(), MemorySettings(["AppStorageTests.server": .string("second")]))
        DefaultSettings.store = first
        let model = Declared()
        XCTAssertEqual(model.server, "local")
        model.server = "first"
        DefaultSettings.store = second
        XCTAssertEqual(model.server, "second")
        first.setValue(.string("late"), forKey: "AppStorageTests.server")
        XCTAssertEqual(model.server, "second")
        model.page = 2
        XCTAssertEqual(second["AppStorageTests.page"], 2)
        XCTAssertEqual(first["AppStorageTests.server"], "late")
        second["AppStorageTests.page"] = 5
        XCTAssertEqual(model.page, 5)
        DefaultSettings.store = MemorySettings()
        XCTAssertEqual(model.server, "local")
        XCTAssertNil(model.page)
    }

    func testReleasesTheObjectAndTheStore() {
        let store = MemorySettings()
        weak var model: Model?
        do {
            let made = Model(store)
            made.server = "far"
            model = made
        }
        XCTAssertNil(model)
        store.setValue(.string("near"), forKey: "server")
        weak var kept: MemorySettings?
        var another: Model?
        do {
            let made = MemorySettings()
            kept = made
            another = Model(made)
            XCTAssertEqual(another?.server, "local")
        }
        XCTAssertNotNil(kept)
        another = nil
        XCTAssertNil(kept)
    }

    func testReadsAreTracked() {
        let store = MemorySettings()
        let model = Model(store)
        let changes = Locked(0)
        trackingPublished {
            withObservationTracking {
                _ = model.server
            } onChange: {
                changes.withLock { $0 += 1 }
            }
        }
        store.setValue(.string("far"), forKey: "server")
        XCTAssertEqual(changes.value, 1)
    }
}
