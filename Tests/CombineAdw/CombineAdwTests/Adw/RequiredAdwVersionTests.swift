import CAdw
import RequiredAdwVersion
import XCTest

final class RequiredAdwVersionTests: XCTestCase {
    func testTheMessageForAnOlderLibraryContainsTheTrait() {
        let required = RequiredAdwVersion("GTK4_18", combine_adw_versions(adw: 7))
        XCTAssertEqual(
            required.message(combine_adw_versions(adw: 2)),
            "This program was built with the trait GTK4_18, which needs libadwaita 1.7. Found libadwaita 1.2."
        )
        XCTAssertNil(required.message(combine_adw_versions(adw: 7)))
        XCTAssertNil(required.message(combine_adw_versions(adw: 10)))
    }

    func testTheMessageWithoutATraitContainsTheOldestVersion() {
        let required = RequiredAdwVersion(nil, combine_adw_versions(adw: 2))
        XCTAssertEqual(
            required.message(combine_adw_versions(adw: 1)),
            "This program needs libadwaita 1.2. Found libadwaita 1.1."
        )
    }
}
