import CombineModel
import TestSupport
import Testing

struct ListDifferenceTests {
    /// Applies the reported changes to the first list. Returns the resulting list, the number of changes, and a Boolean
    /// value that indicates whether the list should be reloaded.
    private func applied(_ old: [Int], _ new: [Int]) -> (result: [Int], runs: Int, isReload: Bool) {
        let changes: [ListDifference.Change]
        var isReload = false
        var identities = Set(old)
        defer { #expect(identities == Set(new)) }
        switch ListDifference.changes(from: old, to: new, identifiedBy: { $0 }, &identities) {
        case .changes(let found): changes = found
        case .reload(let change): (changes, isReload) = ([change], true)
        case .duplicate(let id):
            Issue.record("the identity \(id) occurs twice")
            return ([], 0, false)
        }
        var result = old
        for change in changes.reversed() { result.replaceSubrange(change.removed, with: new[change.added]) }
        return (result, changes.count, isReload)
    }

    @Test(arguments: 1...20) func randomChanges(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var (old, last) = (Array(0..<generator.int(in: 0...40)), 1000)
        for _ in 0..<500 {
            var new = old
            for _ in 0..<generator.int(in: 0...4) where !new.isEmpty { new.remove(at: generator.int(below: new.count)) }
            for _ in 0..<generator.int(in: 0...4) {
                last += 1
                new.insert(last, at: generator.int(in: 0...new.count))
            }
            if generator.int(below: 3) == 0 { new.shuffle(using: &generator) }
            let (result, runs, _) = applied(old, new)
            #expect(result == new)
            #expect(runs <= 4)
            old = new
        }
    }

    @Test func fewChangesInALongList() {
        let old = Array(0..<30_000)
        var new = old
        new.remove(at: 29_000)
        new.insert(contentsOf: [-1, -2, -3], at: 15_000)
        new[4] = -4
        let (result, runs, isReload) = applied(old, new)
        #expect(result == new)
        #expect(runs == 3)
        #expect(!isReload)
        // An element that moves far is removed in one run and inserted in another.
        new = old
        new.insert(new.remove(at: 5), at: 29_990)
        #expect(applied(old, new).result == new)
        #expect(applied(old, new).runs == 2)
        // A change at the beginning of a list is a single run.
        #expect(applied(old, Array(old.dropFirst(10))).runs == 1)
        #expect(applied(Array(old[..<20_000]), [7_000_000] + old[..<10_000] + old[15_000...]).result.count == 25_001)
    }

    @Test func aReorderedLongList() {
        let old = Array(0..<30_000)
        let new = Array(old.reversed())
        let (result, _, isReload) = applied(old, new)
        #expect(result == new)
        #expect(isReload)
    }

    @Test(arguments: [[1, 2, 1], [3, 3], [0, 5, 6, 0], [9, 9, 0]]) func duplicates(new: [Int]) {
        var identities: Set = [0]
        guard case .duplicate = ListDifference.changes(from: [0], to: new, identifiedBy: { $0 }, &identities) else {
            Issue.record("no duplicate found in \(new)")
            return
        }
    }

    /// Objects keep their addresses when their identities change, so that the old identities are out of date.
    @Test(arguments: [1, 5, 100]) func changedIdentities(count: Int) {
        final class Draft { var id = -1 }
        let drafts = (0..<count).map { number in
            let draft = Draft()
            draft.id = -1 - number
            return draft
        }
        var identities = Set(drafts.map(\.id))
        for (number, draft) in drafts.enumerated() { draft.id = number }
        let new = drafts + [Draft()]
        switch ListDifference.changes(from: drafts, to: new, identifiedBy: \.id, &identities) {
        case .changes(let changes): #expect(changes.map(\.added) == [count..<count + 1])
        default: Issue.record("one element was added")
        }
        #expect(identities == Set(new.map(\.id)))
        // Real duplicates are still found.
        drafts[0].id = -1
        guard
            case .duplicate(-1) = ListDifference.changes(
                from: new,
                to: new + [Draft()],
                identifiedBy: \.id,
                &identities
            )
        else {
            Issue.record("the identity -1 occurs three times")
            return
        }
    }
}
