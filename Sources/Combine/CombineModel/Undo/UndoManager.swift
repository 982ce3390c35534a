import Combine

/// An object that records changes so that they can be undone and redone.
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
/// - A handler undoes a change by calling a method that also registers the opposite change. An action that is
///   registered during an undo can be redone. An action that is registered during a redo can be undone.
/// - All actions that are registered during one event, such as a click or a key press, form a group that ``undo()``
///   undoes together. See ``groupsByEvent``.
/// - A new change, which isn't an undo or a redo, clears the redo stack.
/// - The manager retains the handlers, but not the targets. Actions of targets that no longer exist are skipped.
/// - `canUndo`, `undoMenuItemTitle` and similar properties are `@Published` properties, and closures of `observe` track
///   them.
@MainActor
public final class UndoManager: ObservableObject {
    /// A Boolean value that indicates whether there is something to undo.
    @Published public private(set) var canUndo = false
    /// A Boolean value that indicates whether there is something to redo.
    @Published public private(set) var canRedo = false
    /// The name of the action to undo next. It's empty if there is no such action or if the action has no name.
    @Published public private(set) var undoActionName = ""
    /// The name of the action to redo next. It's empty if there is no such action or if the action has no name.
    @Published public private(set) var redoActionName = ""
    /// The title of a menu item for undo, which includes the name of the action, in the user's language.
    @Published public private(set) var undoMenuItemTitle: String = UndoManager.undoMenuTitle(forUndoActionName: "")
    /// The title of a menu item for redo, which includes the name of the action, in the user's language.
    @Published public private(set) var redoMenuItemTitle: String = UndoManager.redoMenuTitle(forUndoActionName: "")

    /// A Boolean value that indicates whether ``undo()`` is calling handlers.
    public private(set) var isUndoing = false
    /// A Boolean value that indicates whether ``redo()`` is calling handlers.
    public private(set) var isRedoing = false

    /// A Boolean value that indicates whether actions that are registered during the same event form a group.
    ///
    /// If it's true, registering an action outside of a group opens a group, which ends with the current turn of the
    /// main loop. If it's false, call ``beginUndoGrouping()`` before you register actions.
    public var groupsByEvent = true

    /// The maximum number of groups to keep. The oldest groups are dropped.
    ///
    /// The default is 0, which means no limit. Traps if the number is negative.
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
    /// The outermost group, if it was opened automatically for an event.
    private weak var eventGroup: UndoGroup?
    /// A Boolean value that indicates whether the event that opened `eventGroup` has ended, although nested groups are
    /// still open.
    private var hasEventEnded = false
    private var disableCount = 0

    /// A closure that schedules another closure to run after the current event and before the next event. By default,
    /// it uses Dispatch's main queue. A module with a different main loop replaces the closure.
    package static var runAfterEvent: (_ run: @escaping @MainActor () -> Void) -> Void = { run in
        MainThread.performLater { run() }
    }

    /// Creates a manager without recorded changes.
    public init() {}

    // MARK: Registration

    /// Registers a handler that undoes a change.
    ///
    /// Does nothing if registration is disabled. Traps if ``groupsByEvent`` is false and there is no open group.
    ///
    /// - Parameters:
    ///   - target: The object that was changed. It's passed to the handler and isn't retained.
    ///   - handler: A closure that undoes the change. It shouldn't capture the target.
    public func registerUndo<Target: AnyObject>(
        withTarget target: Target,
        handler: @escaping @MainActor (Target) -> Void
    ) {
        if !isUndoRegistrationEnabled { return }
        openEventGroup()
        guard let group = openGroups.last else {
            fatalError(
                "registerUndo(withTarget:) was called outside of a group. If groupsByEvent is false, call beginUndoGrouping() first"
            )
        }
        group.append(UndoAction(target, handler))
        if !isUndoing, !isRedoing { redoGroups = [] }
        update()
    }

    /// Sets the name of the current group, for example "Rename". Menus then display "Undo Rename".
    ///
    /// If there is no open group and ``groupsByEvent`` is false, sets the name of the action to undo next. To remove
    /// the name, pass an empty string.
    public func setActionName(_ name: String) {
        openEventGroup()
        (openGroups.last ?? undoGroups.last)?.actionName = name
        update()
    }

    /// A Boolean value that indicates whether changes are recorded.
    public var isUndoRegistrationEnabled: Bool { disableCount == 0 }

    /// Disables the registration of changes.
    ///
    /// Calls can be nested. To enable registration again, call ``enableUndoRegistration()`` once for each call to this
    /// method.
    public func disableUndoRegistration() { disableCount += 1 }

    /// Cancels the effect of one call to ``disableUndoRegistration()``. Traps if registration isn't disabled.
    public func enableUndoRegistration() {
        if disableCount <= 0 { fatalError("enableUndoRegistration() was called without disableUndoRegistration()") }
        disableCount -= 1
    }

    // MARK: Groups

    /// The number of open groups, including a group that was opened automatically for an event.
    public var groupingLevel: Int { openGroups.count }

    /// Opens a group.
    ///
    /// Actions that are registered before the matching call to ``endUndoGrouping()`` are undone together. Groups can be
    /// nested.
    public func beginUndoGrouping() {
        openEventGroup()
        openGroups.append(UndoGroup())
    }

    /// Ends the innermost group.
    ///
    /// An empty group is discarded. Traps if there is no open group.
    ///
    /// If ``groupsByEvent`` is true, the outermost group belongs to the event. That group ends after the event, once
    /// all nested groups have ended.
    public func endUndoGrouping() {
        if openGroups.count <= (isUndoing || isRedoing ? 1 : 0) {
            fatalError("endUndoGrouping() was called without beginUndoGrouping()")
        }
        closeGroup()
        if hasEventEnded, openGroups.count == 1 { closeGroup() }
        update()
    }

    /// The innermost open group, or the group to undo next, with the number of its items. It's nil if there is no such
    /// group, or if an action can be redone.
    var latestGroup: (id: ObjectIdentifier, itemCount: Int)? {
        guard redoGroups.isEmpty || isUndoing || isRedoing else { return nil }
        let latest = openGroups.last ?? undoGroups.last
        return latest.map { (ObjectIdentifier($0), $0.itemCount) }
    }

    /// A Boolean value that indicates whether an action that is registered now belongs to an existing group.
    var hasOpenGroup: Bool { !openGroups.isEmpty }

    private func openEventGroup() {
        guard groupsByEvent, openGroups.isEmpty else { return }
        let group = UndoGroup()
        openGroups.append(group)
        eventGroup = group
        hasEventEnded = false
        Self.runAfterEvent { [weak self, weak group] in
            if let self, let group, eventGroup === group { endEvent() }
        }
    }

    private func endEvent() {
        hasEventEnded = true
        // A group that the program opened, for example for a drag, can span several events.
        guard openGroups.count == 1 else { return }
        closeGroup()
        update()
    }

    private func closeGroup() {
        guard let group = openGroups.popLast() else { return }
        if group === eventGroup { (eventGroup, hasEventEnded) = (nil, false) }
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

    /// Undoes the changes of the latest group in reverse order.
    ///
    /// If a group is open, ends it first. Traps if several groups are open or if a handler calls this method. Does
    /// nothing if there is nothing to undo.
    public func undo() {
        requireIdle("undo()")
        if !openGroups.isEmpty { closeGroup() }
        guard let group = undoGroups.popLatestAlive() else { return update() }
        isUndoing = true
        perform(group)
        isUndoing = false
        update()
    }

    /// Redoes the most recently undone group of changes.
    ///
    /// If a group is open, ends it first. Traps if several groups are open or if a handler calls this method. Does
    /// nothing if there is nothing to redo.
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

    /// Removes all recorded actions and enables registration. Open groups remain open.
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

    /// Drops the groups that exceed the maximum number, and updates the published properties.
    private func update() {
        if levelsOfUndo > 0 {
            undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
            redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
        }
        // During an undo, the open groups contain the actions for a redo.
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
