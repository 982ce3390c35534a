import Adw
import XCTest

@MainActor
final class ColorSchemeTests: GtkTestCase {
    func testAForcedColorSchemeIsPublished() {
        let manager = StyleManager.default
        var values: [Bool] = []
        let subscription = manager.publisher(for: \.isDark).sink { values.append($0) }
        manager.colorScheme = .forceDark
        manager.colorScheme = .forceLight
        manager.colorScheme = .forceDark
        manager.colorScheme = .default
        XCTAssertEqual(values, [false, true, false, true, false])
        withExtendedLifetime(subscription) {}
    }

    func testTheManagerIsAlwaysTheSameObject() {
        XCTAssertTrue(StyleManager.default === StyleManager.default)
    }
}
