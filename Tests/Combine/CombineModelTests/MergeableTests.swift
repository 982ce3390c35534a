import XCTest

@testable import CombineModel

/// An element with an identity for tests of documents.
struct MergedItem: Mergeable, Identifiable, CustomStringConvertible {
    let id: Int
    var title: String
    var isDone = false

    static let mergedProperties: [MergedProperty<MergedItem>] = [.init(\.title), .init(\.isDone)]

    init(_ id: Int, _ title: String, isDone: Bool = false) { (self.id, self.title, self.isDone) = (id, title, isDone) }

    var description: String { title + (isDone ? "✓" : "") }
}

final class MergeableTests: XCTestCase {
    private let base = [MergedItem(1, "a"), MergedItem(2, "b"), MergedItem(3, "c")]

    private func merged(_ ours: [MergedItem], _ theirs: [MergedItem]) -> String {
        [MergedItem].merged(ours, theirs, base: base).map(\.description).joined(separator: " ")
    }

    func testMergesProperties() {
        let other = [base[1], base[2]]
        XCTAssertEqual(merged(base, base), "a b c")
        XCTAssertEqual(merged([MergedItem(1, "A")] + other, [MergedItem(1, "a", isDone: true)] + other), "A✓ b c")
        XCTAssertEqual(merged([MergedItem(1, "A")] + other, [MergedItem(1, "Ä", isDone: true)] + other), "A✓ b c")
        XCTAssertEqual(merged(base, [MergedItem(1, "Ä")] + other), "Ä b c")
    }

    func testMergesInsertionsAndRemovals() {
        XCTAssertEqual(merged([base[0], base[2]], base + [MergedItem(4, "d")]), "a c d")
        XCTAssertEqual(merged([], base + [MergedItem(4, "d")]), "d")
        XCTAssertEqual(merged(base + [MergedItem(5, "e")], [MergedItem(4, "d")] + base), "d a b c e")
        XCTAssertEqual(merged([MergedItem(4, "d")] + base, base + [MergedItem(5, "e")]), "d a b c e")
        XCTAssertEqual(merged([base[0], MergedItem(4, "d"), base[1], base[2]], [base[0], base[2]]), "a d c")
        XCTAssertEqual(merged(base + [MergedItem(4, "d")], base + [MergedItem(4, "D")]), "a b c d", "both inserted it")
    }

    func testKeepsRemovedElementsThatChanged() {
        XCTAssertEqual(merged([base[0], base[2]], [base[0], MergedItem(2, "B"), base[2]]), "a B c")
        XCTAssertEqual(merged([base[0], MergedItem(2, "B"), base[2]], [base[0]]), "a B")
    }

    func testMergesMoves() {
        XCTAssertEqual(merged([base[2], base[0], base[1]], base + [MergedItem(4, "d")]), "c a b d")
        XCTAssertEqual(merged([base[2], base[0], base[1]], [base[0], base[1]]), "a b", "they removed it")
        XCTAssertEqual(merged([base[1], base[2], base[0]], [MergedItem(1, "A"), base[1], base[2]]), "b c A")
    }

    func testKeepsDuplicates() {
        let (x, y) = (MergedItem(1, "x"), MergedItem(1, "y"))
        XCTAssertEqual([MergedItem].merged([x], [x, x], base: [x, x]), [x])
        XCTAssertEqual([MergedItem].merged([x, y], [x, y], base: [x]), [x, y])
        XCTAssertEqual([MergedItem].merged([x, x, base[1]], [x, x], base: [x, x]), [x, x, base[1]])
    }

    /// An undo doesn't bring back elements that were removed in the meantime, and doesn't replace elements that exist.
    func testApplyOnlyChangesExistingElements() {
        var value = [base[1]]
        let rename = [MergedItem].change(from: [MergedItem(1, "A"), base[1]], to: [base[0], base[1]])
        rename?.apply(to: &value)
        XCTAssertEqual(value, [base[1]])
        value = [MergedItem(1, "A")]
        let insertion = [MergedItem].change(from: [], to: [base[0]])
        insertion?.apply(to: &value).apply(to: &value)
        XCTAssertEqual(value, [MergedItem(1, "A")])
    }

    func testMergesNestedElements() {
        struct Group: Mergeable, Identifiable {
            let id: Int
            var items: [MergedItem]
            static let mergedProperties: [MergedProperty<Group>] = [.init(\.items)]
        }
        let ours = [Group(id: 1, items: [MergedItem(1, "A"), base[1]])]
        let theirs = [Group(id: 1, items: [base[0], base[1], base[2]])]
        let result = [Group].merged(ours, theirs, base: [Group(id: 1, items: [base[0], base[1]])])
        XCTAssertEqual(result[0].items.map(\.title), ["A", "b", "c"])
    }

    /// The inverse of each change restores the old value, also in the presence of duplicate identities.
    func testInversesOfRandomChanges() {
        var generator = SystemRandomNumberGenerator()
        for round in 0..<2_000 {
            func items() -> [MergedItem] {
                (0..<Int.random(in: 0...8, using: &generator)).map { _ in
                    MergedItem(
                        .random(in: 0...9, using: &generator),
                        .random(in: 0...1, using: &generator) == 0 ? "x" : "y"
                    )
                }
            }
            func unique(_ items: [MergedItem]) -> [MergedItem] {
                var ids: Set<Int> = []
                return items.filter { ids.insert($0.id).inserted }
            }
            let (old, new) = (unique(items()), unique(items()))
            var value = old
            let inverse = [MergedItem].change(from: old, to: new)?.apply(to: &value)
            XCTAssertEqual(value, new, "round \(round): \(old) to \(new)")
            let again = inverse?.apply(to: &value)
            XCTAssertEqual(value, old, "round \(round): \(old) to \(new) and back")
            again?.apply(to: &value)
            XCTAssertEqual(value, new, "round \(round): \(old) to \(new) twice")
            // An array with duplicates is restored, too.
            let (first, second) = (items(), items())
            value = first
            let back = [MergedItem].change(from: first, to: second)?.apply(to: &value)
            XCTAssertEqual(value, second, "round \(round): \(first) to \(second)")
            back?.apply(to: &value)
            XCTAssertEqual(value, first, "round \(round): \(first) to \(second) and back")
        }
    }
}
