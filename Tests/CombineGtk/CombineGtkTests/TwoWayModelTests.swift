import CombineGtk
import GtkTesting
import Observation
import XCTest

private final class Profile: ObservableObject {
    @Published var name = "Ada"
    @Published var age = 36 {
        didSet { if age > 150 { age = 150 } }
    }
    @Published var nickname: String?

    var shout: String {
        get { name.uppercased() }
        set { name = newValue.lowercased() }
    }
}

@Observable
private final class Settings {
    var volume = 0.5
    var title = "title"
}

private final class ProfileSlot {
    @ObservedObject var profile = Profile()
}

@MainActor
final class TwoWayModelTests: GtkTestCase {
    func testSubject() {
        let (entry, name) = (Entry(), CurrentValueSubject<String, Never>("a"))
        entry.reactive.text <~> name
        entry.text = "b"
        XCTAssertEqual(name.value, "b")
        name.value = "c"
        XCTAssertEqual(entry.text, "c")
    }

    func testPropertyWithKeyPath() {
        let (entry, profile) = (Entry(), Profile())
        entry.reactive.text <~> Bindable(profile).name
        XCTAssertEqual(entry.text, "Ada")
        profile.name = "Grace"
        profile.name = "Mary"
        wait { entry.text == "Mary" }
        entry.text = "Linus"
        XCTAssertEqual(profile.name, "Linus")
        pumpUntilIdle()
        XCTAssertEqual(entry.text, "Linus")
    }

    func testDidSetChangesValue() {
        let (button, profile) = (SpinButton(min: 0, max: 1000, step: 1), Profile())
        button.reactive.value <~> Bindable(profile).age.converted(to: { Double($0) }, from: { Int($0) })
        button.value = 200
        XCTAssertEqual(profile.age, 150)
        XCTAssertEqual(button.value, 150, "at once")
    }

    func testDidSetOfObservedObjectRuns() {
        let (bound, slot) = (SpinButton(min: 0, max: 200, step: 1), ProfileSlot())
        bound.reactive.value <~> slot.$profile.age.converted(to: { Double($0) }, from: { Int($0) })
        bound.value = 180
        XCTAssertEqual(slot.profile.age, 150, "the property's setter was called, and its didSet")
        XCTAssertEqual(bound.value, 150)
    }

    func testComputedProperty() {
        let (entry, profile) = (Entry(), Profile())
        entry.reactive.text <~> Bindable(profile).shout
        XCTAssertEqual(entry.text, "ADA")
        entry.text = "GRACE"
        XCTAssertEqual(profile.name, "grace")
        profile.name = "mary"
        wait { entry.text == "MARY" }
    }

    func testObservableClass() {
        @Bindable var settings = Settings()
        let (scale, window) = (Scale(orientation: .horizontal, min: 0, max: 1, step: 0.1), Window())
        scale.reactive.value <~> $settings.volume
        window.reactive.title <~> $settings.title
        XCTAssertEqual(scale.value, 0.5)
        XCTAssertEqual(window.title, "title")
        scale.value = 0.75
        XCTAssertEqual(settings.volume, 0.75)
        settings.volume = 0.25
        wait { scale.value == 0.25 }
        settings.title = "other"
        wait { window.title == "other" }
    }

    func testAbsentValues() {
        let (window, profile) = (Window(), Profile())
        window.reactive.title <~> Bindable(profile).nickname
        XCTAssertNil(window.title)
        window.title = "A"
        XCTAssertEqual(profile.nickname, "A")
        profile.nickname = nil
        wait { window.title == nil }
    }

    func testDoesNotRetainModel() {
        let entry = Entry()
        var profile: Profile? = Profile()
        weak let weakProfile = profile
        let binding = profile.map { entry.reactive.text <~> Bindable($0).name }
        profile = nil
        XCTAssertNil(weakProfile)
        entry.text = "b"
        XCTAssertEqual(binding?.isDisposed, true)
    }

    func testChainedConversions() {
        let (entry, number) = (Entry(), CurrentValueRelay(1))
        entry.reactive.text
            <~> number.converted(to: { Double($0) }, from: { Int($0) })
            .converted(
                to: { "\($0)" },
                from: { text in
                    guard let number = Double(text) else { throw ValidationError("no number") }
                    return number
                }
            )
        XCTAssertEqual(entry.text, "1.0")
        entry.text = "2.5"
        XCTAssertEqual(number.value, 2)
        XCTAssertEqual(entry.text, "2.0", "the user does not type here, so the entry shows the value of the model")
        number.accept(3)
        XCTAssertEqual(entry.text, "3.0")
    }
}
