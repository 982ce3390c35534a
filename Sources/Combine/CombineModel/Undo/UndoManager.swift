import Combine

/// A manager that records changes so that they can be undone and redone. Foundation's `UndoManager`, which isn't
/// available on Linux.
///
/// ```swift
/// func rename(_ note: Note, to title: String) {
///     let before = note.title
///     undoManager.registerUndo(withTarget: self) { $0.rename(note, to: before) }
///     undoManager.setActionName("Rename")
///     note.title = title
/// }
/// ```
///
/// - The handler makes its change by calling a method that registers the opposite change. An action that is registered
///   during an undo becomes the redo, and vice versa.
/// - All actions that are registered in one turn of the main loop, for one click or key press, form one group, which
///   ``undo()`` undoes together. See ``groupsByEvent``.
/// - A change that is neither an undo nor a redo clears the redo stack.
/// - Targets are held weakly, handlers as long as their action. Actions of targets that no longer exist are skipped.
/// - `$canUndo`, `$undoMenuItemTitle` and similar properties are publishers, and `observe` follows these properties.
@MainActor
public final class UndoManager: ObservableObject {
    /// A Boolean value that indicates whether there is something to undo.
    @Published public private(set) var canUndo = false
    /// A Boolean value that indicates whether there is something to redo.
    @Published public private(set) var canRedo = false
    /// The name of the action that would be undone. It's empty if nothing can be undone or the action has no name.
    @Published public private(set) var undoActionName = ""
    /// The name of the action that would be redone. It's empty if nothing can be redone or the action has no name.
    @Published public private(set) var redoActionName = ""
    /// "Undo" with the name of the action that would be undone, in the user's language.
    @Published public private(set) var undoMenuItemTitle: String = UndoManager.undoMenuTitle(forUndoActionName: "")
    /// "Redo" with the name of the action that would be redone, in the user's language.
    @Published public private(set) var redoMenuItemTitle: String = UndoManager.redoMenuTitle(forUndoActionName: "")

    /// A Boolean value that indicates whether ``undo()`` is calling handlers.
    public private(set) var isUndoing = false
    /// A Boolean value that indicates whether ``redo()`` is calling handlers.
    public private(set) var isRedoing = false

    /// A Boolean value that indicates whether a registration outside of a group opens one, which ends with the current
    /// turn of the main loop.
    ///
    /// Otherwise call ``beginUndoGrouping()`` before each registration.
    public var groupsByEvent = true

    /// The maximum number of groups to keep. The oldest groups are dropped. 0, the default, means no limit. A negative
    /// number traps.
    public var levelsOfUndo = 0 {
        didSet {
            if levelsOfUndo < 0 {
                fatalError("UndoManager.levelsOfUndo: expected 0 or more, found \(levelsOfUndo) levels")
            }
            update()
        }
    }

    private var undoGroups: [UndoGroup] = []
    private var redoGroups: [UndoGroup] = []
    /// The open groups, from the outermost to the innermost.
    private var openGroups: [UndoGroup] = []
    /// The outermost group, if it was opened automatically by a registration.
    private weak var eventGroup: UndoGroup?
    /// A Boolean value that indicates whether the turn in which the event's group was opened has ended, while groups
    /// within it are still open.
    private var isEventOver = false
    private var disableCount = 0

    /// Calls a closure after the current event, before any other. By default, it runs in the next turn of Dispatch's
    /// main queue. A module with a main loop replaces it.
    package static var runAfterEvent: (_ run: @escaping @MainActor () -> Void) -> Void = { run in
        MainThread.performLater { run() }
    }

    /// Creates a manager without any changes.
    public init() {}

    // MARK: Registration

    /// Registers how to undo a change.
    ///
    /// Does nothing while registration is disabled. Traps outside of groups if ``groupsByEvent`` is false.
    ///
    /// - Parameters:
    ///   - target: The object that was changed. It's held weakly and passed to the handler.
    ///   - handler: A closure that makes the opposite change. It should not capture the target.
    public func registerUndo<Target: AnyObject>(
        withTarget target: Target,
        handler: @escaping @MainActor (Target) -> Void
    ) {
        if !isUndoRegistrationEnabled { return }
        openEventGroup()
        guard let group = openGroups.last else {
            fatalError(
                "An UndoManager that doesn't group by event requires beginUndoGrouping() before registerUndo(withTarget:)"
            )
        }
        group.append(UndoAction(target, handler))
        if !isUndoing, !isRedoing { redoGroups = [] }
        update()
    }

    /// Names the changes of this event, or of the open group, for example "Rename", which menus display as "Undo
    /// Rename".
    ///
    /// Without an open group, and if ``groupsByEvent`` is false, it names the action that would be undone next. An
    /// empty name removes the name.
    public func setActionName(_ name: String) {
        openEventGroup()
        (openGroups.last ?? undoGroups.last)?.actionName = name
        update()
    }

    /// A Boolean value that indicates whether changes are recorded.
    public var isUndoRegistrationEnabled: Bool { disableCount == 0 }

    /// Disables the registration of changes until ``enableUndoRegistration()`` has been called as often as this method.
    public func disableUndoRegistration() {
        disableCount += 1
    }

    /// Reverses one call of ``disableUndoRegistration()``. Traps without such a call.
    public func enableUndoRegistration() {
        if disableCount <= 0 { fatalError("enableUndoRegistration() was called without disableUndoRegistration()") }
        disableCount -= 1
    }

    // MARK: Groups

    /// The number of nested groups that are open. If ``groupsByEvent`` is true, the event's group is one of them.
    public var groupingLevel: Int { openGroups.count }

    /// Opens a group. Actions that are registered until ``endUndoGrouping()`` are undone together. Groups can be
    /// nested.
    public func beginUndoGrouping() {
        openEventGroup()
        openGroups.append(UndoGroup())
    }

    /// Ends the innermost group. A group without actions is discarded. Traps without an open group.
    ///
    /// If ``groupsByEvent`` is true, the outermost group belongs to the event. A group that the program has left open
    /// then ends with it.
    public func endUndoGrouping() {
        if openGroups.count <= (isUndoing || isRedoing ? 1 : 0) {
            fatalError("endUndoGrouping() was called without beginUndoGrouping()")
        }
        closeGroup()
        if isEventOver, openGroups.count == 1 { closeGroup() }
        update()
    }

    private func openEventGroup() {
        guard groupsByEvent, openGroups.isEmpty else { return }
        let group = UndoGroup()
        openGroups.append(group)
        eventGroup = group
        isEventOver = false
        Self.runAfterEvent { [weak self, weak group] in
            if let self, let group, eventGroup === group { endEvent() }
        }
    }

    private func endEvent() {
        isEventOver = true
        // A group that the program opened, such as that of a drag, may last for several events.
        guard openGroups.count == 1 else { return }
        closeGroup()
        update()
    }

    private func closeGroup() {
        guard let group = openGroups.popLast() else { return }
        if group === eventGroup { (eventGroup, isEventOver) = (nil, false) }
        if group.isEmpty { return }
        if let outer = openGroups.last {
            outer.append(group)
        } else if isUndoing {
            redoGroups.append(group)
        } else {
            undoGroups.append(group)
        }
    }

    // MARK: Undo and redo

    /// Undoes the latest group of changes, starting with the last one.
    ///
    /// Ends an open group first. Traps if several groups are open, or if it's called within a handler. Does nothing if
    /// there is nothing to undo.
    public func undo() {
        requireIdle("undo()")
        if !openGroups.isEmpty { closeGroup() }
        guard let group = undoGroups.popLatestAlive() else { return update() }
        isUndoing = true
        perform(group)
        isUndoing = false
        update()
    }

    /// Redoes the group of changes that was undone last.
    ///
    /// Traps if groups other than the event's are open, or if it's called within a handler. Does nothing if there is
    /// nothing to redo.
    public func redo() {
        requireIdle("redo()")
        if !openGroups.isEmpty { closeGroup() }
        guard let group = redoGroups.popLatestAlive() else { return update() }
        isRedoing = true
        perform(group)
        isRedoing = false
        update()
    }

    private func requireIdle(_ function: String) {
        if isUndoing || isRedoing { fatalError("\(function) was called within a handler of an UndoManager") }
        if openGroups.count > 1 {
            fatalError(
                "\(function) was called while an UndoManager has \(openGroups.count) open groups. Call endUndoGrouping() first."
            )
        }
    }

    private func perform(_ group: UndoGroup) {
        let opposite = UndoGroup()
        opposite.actionName = group.actionName
        openGroups = [opposite]
        group.perform()
        while !openGroups.isEmpty { closeGroup() }
    }

    /// The number of groups that can be undone.
    public var undoCount: Int { undoGroups.count + (openGroups.first?.isEmpty == false && !isUndoing ? 1 : 0) }

    /// The number of groups that can be redone.
    public var redoCount: Int { redoGroups.count }

    /// Removes all recorded actions, and enables registration. Open groups stay open.
    public func removeAllActions() {
        (undoGroups, redoGroups) = ([], [])
        for group in openGroups { group.removeAll() }
        disableCount = 0
        update()
    }

    /// Removes the recorded actions of a target.
    public func removeAllActions(withTarget target: AnyObject) {
        for group in undoGroups + redoGroups + openGroups { group.removeAll(of: target) }
        undoGroups.removeAll(where: \.isEmpty)
        redoGroups.removeAll(where: \.isEmpty)
        update()
    }

    // MARK: Titles

    /// Returns the title of a menu item that undoes an action with the given name, in the user's language.
    public static func undoMenuTitle(forUndoActionName name: String) -> String {
        name.isEmpty ? PackageText["Undo"] : PackageText["Undo \(name)"]
    }

    /// Returns the title of a menu item that redoes an action with the given name, in the user's language.
    public static func redoMenuTitle(forUndoActionName name: String) -> String {
        name.isEmpty ? PackageText["Redo"] : PackageText["Redo \(name)"]
    }

    /// Drops groups beyond the maximum number, and publishes what has changed.
    private func update() {
        if levelsOfUndo > 0 {
            undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
            redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
        }
        // During an undo, the open groups contain what can be redone.
        let open = isUndoing ? nil : openGroups.first
        let undoName = (open.flatMap { $0.isEmpty ? nil : $0 } ?? undoGroups.last)?.actionName ?? ""
        let redoName = redoGroups.last?.actionName ?? ""
        set(\.canUndo, undoCount > 0)
        set(\.canRedo, redoCount > 0)
        set(\.undoActionName, undoName)
        set(\.redoActionName, redoName)
        set(\.undoMenuItemTitle, Self.undoMenuTitle(forUndoActionName: undoName))
        set(\.redoMenuItemTitle, Self.redoMenuTitle(forUndoActionName: redoName))
    }

    private func set<Value: Equatable>(_ property: ReferenceWritableKeyPath<UndoManager, Value>, _ value: Value) {
        if self[keyPath: property] != value { self[keyPath: property] = value }
    }
}
