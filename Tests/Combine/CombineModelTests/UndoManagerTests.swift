import CombineModel
import CombineTesting
import TestSupport
import Testing

@MainActor
struct UndoManagerTests {
    /// A number that registers its changes.
    @MainActor
    private final class Counter {
        let manager: UndoManager
        private(set) var value = 0
        var name: String?

        init(_ manager: UndoManager = UndoManager()) {
            self.manager = manager
        }

        func set(_ new: Int) {
            let old = value
            manager.registerUndo(withTarget: self) { $0.set(old) }
            if let name { manager.setActionName(name) }
            value = new
        }
    }

    /// Waits until the event ends.
    private func endEvent(of manager: UndoManager) async {
        await wait("the event's group did not end") { manager.groupingLevel == 0 }
    }

    // MARK: Undo and redo

    @Test func aNewManagerIsEmpty() {
        let manager = UndoManager()
        #expect(!manager.canUndo && !manager.canRedo && manager.undoCount == 0 && manager.redoCount == 0)
        #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo")
        manager.undo()
        manager.redo()
        #expect(manager.groupingLevel == 0 && !manager.isUndoing && !manager.isRedoing)
    }

    @Test func changesCanBeUndoneAndRedoneRepeatedly() async {
        let counter = Counter()
        for value in 1...3 {
            counter.set(value)
            await endEvent(of: counter.manager)
        }
        #expect(counter.manager.undoCount == 3)
        for _ in 0..<2 {
            var values: [Int] = []
            while counter.manager.canUndo {
                counter.manager.undo()
                values.append(counter.value)
            }
            #expect(values == [2, 1, 0] && counter.manager.redoCount == 3)
            values = []
            while counter.manager.canRedo {
                counter.manager.redo()
                values.append(counter.value)
            }
            #expect(values == [1, 2, 3] && counter.manager.undoCount == 3)
        }
    }

    @Test func aNewChangeClearsTheRedoStack() async {
        let counter = Counter()
        counter.set(1)
        await endEvent(of: counter.manager)
        counter.set(2)
        counter.manager.undo()
        #expect(counter.manager.canRedo)
        counter.set(5)
        #expect(!counter.manager.canRedo)
        counter.manager.undo()
        counter.manager.undo()
        #expect(counter.value == 0)
    }

    @Test func handlersCanDistinguishUndoFromRedo() {
        let (manager, target) = (UndoManager(), Counter())
        var log: [String] = []
        func register() {
            manager.registerUndo(withTarget: target) { [weak manager] _ in
                guard let manager else { return }
                log.append(manager.isUndoing ? "undo" : manager.isRedoing ? "redo" : "neither")
                register()
            }
        }
        register()
        manager.undo()
        manager.redo()
        manager.undo()
        #expect(log == ["undo", "redo", "undo"])
        #expect(!manager.isUndoing && !manager.isRedoing)
    }

    // MARK: Groups

    @Test func theActionsOfAnEventFormAGroup() async {
        let counter = Counter()
        counter.set(1)
        counter.set(2)
        #expect(counter.manager.groupingLevel == 1 && counter.manager.undoCount == 1)
        await endEvent(of: counter.manager)
        counter.set(3)
        counter.manager.undo()
        #expect(counter.value == 2)
        counter.manager.undo()
        #expect(counter.value == 0 && !counter.manager.canUndo)
        counter.manager.redo()
        #expect(counter.value == 2)
    }

    @Test func undoingEndsTheGroupOfTheEvent() {
        let counter = Counter()
        counter.set(1)
        counter.manager.undo()
        #expect(counter.value == 0 && counter.manager.groupingLevel == 0)
        counter.set(2)
        counter.set(3)
        counter.manager.undo()
        #expect(counter.value == 0)
    }

    @Test func nestedGroupsAreUndoneTogether() {
        let counter = Counter()
        counter.manager.groupsByEvent = false
        counter.manager.beginUndoGrouping()
        counter.set(1)
        counter.manager.beginUndoGrouping()
        counter.set(2)
        counter.set(3)
        counter.manager.endUndoGrouping()
        counter.set(4)
        #expect(counter.manager.groupingLevel == 1)
        counter.manager.endUndoGrouping()
        #expect(counter.manager.undoCount == 1)
        counter.manager.undo()
        #expect(counter.value == 0)
        counter.manager.redo()
        #expect(counter.value == 4)
    }

    @Test func aGroupCanSpanSeveralEvents() async {
        let counter = Counter()
        counter.manager.beginUndoGrouping()
        counter.set(1)
        // The group of another manager ends with the event. The test waits for this to detect the end of the event.
        let other = Counter()
        other.set(1)
        await endEvent(of: other.manager)
        #expect(counter.manager.groupingLevel == 2)
        counter.set(2)
        counter.manager.endUndoGrouping()
        #expect(counter.manager.groupingLevel == 0 && counter.manager.undoCount == 1)
        counter.manager.undo()
        #expect(counter.value == 0)
    }

    @Test func anEmptyGroupIsDiscarded() async {
        let manager = UndoManager()
        manager.beginUndoGrouping()
        manager.endUndoGrouping()
        manager.setActionName("Nothing")
        await endEvent(of: manager)
        #expect(!manager.canUndo && manager.undoActionName.isEmpty)
    }

    // MARK: Names

    @Test func theTitlesContainTheName() async {
        let counter = Counter()
        counter.name = "Count"
        counter.set(1)
        #expect(counter.manager.undoActionName == "Count" && counter.manager.undoMenuItemTitle == "Undo Count")
        await endEvent(of: counter.manager)
        counter.name = nil
        counter.set(2)
        #expect(counter.manager.undoMenuItemTitle == "Undo")
        counter.manager.undo()
        #expect(counter.manager.undoMenuItemTitle == "Undo Count" && counter.manager.redoMenuItemTitle == "Redo")
        counter.manager.undo()
        #expect(counter.manager.undoMenuItemTitle == "Undo" && counter.manager.redoMenuItemTitle == "Redo Count")
        counter.manager.redo()
        #expect(counter.manager.undoMenuItemTitle == "Undo Count")
    }

    @Test func aNameCanBeSetBeforeTheChange() async {
        let counter = Counter()
        counter.set(1)
        await endEvent(of: counter.manager)
        counter.manager.setActionName("Count")
        counter.set(2)
        await endEvent(of: counter.manager)
        counter.manager.undo()
        #expect(counter.manager.undoActionName.isEmpty && counter.manager.redoActionName == "Count")
    }

    @Test func aGroupUsesTheNameOfANestedGroup() {
        let counter = Counter()
        counter.manager.groupsByEvent = false
        counter.manager.beginUndoGrouping()
        counter.manager.beginUndoGrouping()
        counter.set(1)
        counter.manager.setActionName("Inner")
        counter.manager.endUndoGrouping()
        counter.manager.endUndoGrouping()
        #expect(counter.manager.undoActionName == "Inner")
        counter.manager.setActionName("Outer")
        #expect(counter.manager.undoActionName == "Outer")
        counter.manager.setActionName("")
        #expect(counter.manager.undoActionName.isEmpty)
    }

    // MARK: Limits, targets, registration

    @Test func theManagerKeepsTheLatestGroups() async {
        let counter = Counter()
        counter.manager.levelsOfUndo = 2
        for value in 1...4 {
            counter.set(value)
            await endEvent(of: counter.manager)
        }
        #expect(counter.manager.undoCount == 2)
        counter.manager.undo()
        counter.manager.undo()
        #expect(counter.value == 2 && !counter.manager.canUndo)
        counter.manager.levelsOfUndo = 1
        #expect(counter.manager.redoCount == 1)
        counter.manager.redo()
        #expect(counter.manager.undoCount == 1)
    }

    @Test func aDeallocatedTargetIsSkipped() async {
        let manager = UndoManager()
        let lasting = Counter(manager)
        lasting.set(1)
        await endEvent(of: manager)
        do {
            let passing = Counter(manager)
            passing.set(1)
        }
        await endEvent(of: manager)
        #expect(manager.undoCount == 2)
        manager.undo()
        #expect(lasting.value == 0 && !manager.canUndo && manager.redoCount == 1)
    }

    @Test func theActionsOfATargetCanBeRemoved() async {
        let manager = UndoManager()
        let (first, second) = (Counter(manager), Counter(manager))
        first.set(1)
        await endEvent(of: manager)
        first.set(2)
        second.set(1)
        await endEvent(of: manager)
        manager.removeAllActions(withTarget: first)
        #expect(manager.undoCount == 1)
        manager.undo()
        #expect(first.value == 2 && second.value == 0 && !manager.canUndo)
        manager.removeAllActions(withTarget: second)
        #expect(!manager.canRedo)
    }

    @Test func allActionsCanBeRemoved() {
        let counter = Counter()
        counter.set(1)
        counter.manager.undo()
        counter.set(2)
        counter.manager.disableUndoRegistration()
        counter.manager.removeAllActions()
        #expect(!counter.manager.canUndo && !counter.manager.canRedo && counter.manager.isUndoRegistrationEnabled)
        counter.set(3)
        counter.manager.undo()
        #expect(counter.value == 2)
    }

    @Test func registrationCanBeDisabled() {
        let counter = Counter()
        counter.manager.disableUndoRegistration()
        counter.manager.disableUndoRegistration()
        counter.set(1)
        counter.manager.enableUndoRegistration()
        counter.set(2)
        #expect(!counter.manager.canUndo && !counter.manager.isUndoRegistrationEnabled)
        counter.manager.enableUndoRegistration()
        counter.set(3)
        counter.manager.undo()
        #expect(counter.value == 2)
    }

    // MARK: Publishers, lifetimes, misuse

    @Test func theManagerPublishesItsState() async {
        let counter = Counter()
        let (canUndo, titles) = (Recorder<Bool>(), Recorder<String>())
        let subscriptions = [
            counter.manager.$canUndo.removeDuplicates().sink { canUndo.values.append($0) },
            counter.manager.$undoMenuItemTitle.removeDuplicates().sink { titles.values.append($0) },
        ]
        counter.name = "Count"
        counter.set(1)
        counter.manager.undo()
        #expect(canUndo.values == [false, true, false] && titles.values == ["Undo", "Undo Count", "Undo"])
        withExtendedLifetime(subscriptions) {}
    }

    @Test func handlersAreRetainedWhileTheirActionsExist() {
        final class Token {}
        let counter = Counter()
        weak var token: Token?
        do {
            let held = Token()
            token = held
            counter.manager.registerUndo(withTarget: counter) { _ in withExtendedLifetime(held) {} }
        }
        #expect(token != nil)
        counter.manager.undo()
        #expect(token == nil)
    }

    @Test func aManagerCanBeDeallocatedWithAnOpenGroup() {
        weak var manager: UndoManager?
        weak var counter: Counter?
        do {
            let counted = Counter()
            (manager, counter) = (counted.manager, counted)
            counted.set(1)
        }
        #expect(manager == nil && counter == nil)
    }

    @Test func registeringOutsideOfAGroupTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let manager = UndoManager()
                manager.groupsByEvent = false
                manager.registerUndo(withTarget: manager) { _ in }
            }
        }
        #expect(message(of: result).contains("call beginUndoGrouping() first"))
    }

    @Test func endingWithoutAGroupTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UndoManager().endUndoGrouping() }
        }
        #expect(message(of: result).contains("endUndoGrouping() was called without beginUndoGrouping()"))
    }

    @Test func undoingWithSeveralOpenGroupsTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let manager = UndoManager()
                manager.beginUndoGrouping()
                manager.undo()
            }
        }
        #expect(message(of: result).contains("undo() was called while an UndoManager has 2 open groups"))
    }

    @Test func undoingInAHandlerTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let manager = UndoManager()
                manager.registerUndo(withTarget: manager) { $0.redo() }
                manager.undo()
            }
        }
        #expect(message(of: result).contains("redo() was called within a handler of an UndoManager"))
    }

    private func message(of result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}
