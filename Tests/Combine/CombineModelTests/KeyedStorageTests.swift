import Testing

@testable import CombineModel

@MainActor
struct KeyedStorageTests {
    @Test func aKeyStoresOneCancellable() {
        let owner = Owner()
        let (first, second) = (AnyCancellable {}, AnyCancellable {})
        #expect(owner.store(first, forKey: \Owner.number) == nil)
        #expect(owner.store(second, forKey: \Owner.number) === first)
        owner.remove(first, forKey: \Owner.number)
        #expect(owner.cancellables == [second])
        owner.remove(second, forKey: \Owner.number)
        #expect(owner.cancellables.isEmpty)
        #expect(owner.store(first, forKey: \Owner.number) == nil)
    }

    @Test func anyNumberOfCancellablesIsStoredWithoutAKey() {
        let owner = Owner()
        let cancellables = (0..<3).map { _ in AnyCancellable {} }
        for cancellable in cancellables { #expect(owner.store(cancellable, forKey: nil) == nil) }
        #expect(owner.cancellables.count == 3)
    }

    @Test func entriesOfDeallocatedOwnersAreRemoved() {
        for _ in 0..<1000 {
            let owner = Owner()
            #expect(
                owner.store(AnyCancellable {}, forKey: \Owner.number) == nil,
                "a previous owner may have had this address"
            )
        }
    }
}
