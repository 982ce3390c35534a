import CombineGtk
import Counter
import NameForm

/// A simulated user who performs random actions in the windows of the samples: opening, clicking, typing, dragging,
/// resizing and closing.
@MainActor
final class RandomUser {
    private var state: UInt64
    private var users: [User] = []
    private var closed: [Weak] = []
    private var log: [String] = []
    /// The number of actions so far.
    private(set) var actions = 0

    private struct Weak {
        weak var widget: Widget?
    }

    init(seed: UInt64) {
        state = seed
    }

    /// The most recent actions, for the message of a failure.
    var recent: String { log.joined(separator: "; ") }

    /// Performs an action in a random window. No more than two windows are open.
    func act() throws {
        actions += 1
        let isOpenTwice = users.count == 2
        if users.isEmpty || (!isOpenTwice && number(below: 20) == 0) { return try open() }
        let index = number(below: users.count)
        let user = users[index]
        switch number(below: 100) {
        case 0..<45: click(user)
        case 45..<75: type(user)
        case 75..<85: drag(user)
        case 85..<90: resize(user)
        case 90..<95: switchTheme()
        default: close(index)
        }
    }

    func closeAll() {
        while !users.isEmpty { close(0) }
        Gtk.Settings.default?.isDark = false
    }

    // MARK: Windows

    private func open() throws {
        let window: Window =
            switch number(below: 2) {
            case 0: try CounterWindow(application: nil, viewModel: CounterViewModel())
            default: try NameFormWindow(application: nil, viewModel: NameFormViewModel())
            }
        note("opens a \(Swift.type(of: window))")
        users.append(User(window))
    }

    private func close(_ index: Int) {
        let window = users.remove(at: index).window
        note("closes a \(Swift.type(of: window))")
        closed.removeAll { $0.widget == nil }
        closed += (content(of: window) + [window]).map { Weak(widget: $0) }
        // GTK 4.8 leaks the focused widget if the window is closed after a widget was removed and before the next
        // frame.
        window.focus = nil
        window.close()
    }

    /// The classes of closed windows and of their widgets that haven't been deallocated.
    var survivors: [String] {
        closed.compactMap(\.widget).map { widget in
            let parent = widget.parent.map { " in a \($0.typeName)" } ?? ""
            return "\(widget.typeName)\(parent)"
        }
    }

    private func resize(_ user: User) {
        note("resizes")
        user.window.defaultWidth = 200 + number(below: 600)
        user.window.defaultHeight = 150 + number(below: 500)
        MainContext.pumpUntilIdle()
    }

    private func switchTheme() {
        note("switches between light and dark")
        Gtk.Settings.default?.isDark.toggle()
        MainContext.pumpUntilIdle()
    }

    // MARK: Input

    private func click(_ user: User) {
        guard let widget = widget(in: user) else { return }
        note("clicks a \(Swift.type(of: widget))")
        if number(below: 8) == 0 { user.doubleClick(widget) } else { user.click(widget) }
    }

    private func type(_ user: User) {
        let texts = ["a", "Ada ", "ü", "  ", "0"]
        let keys: [Key] = [.tab, .return, .backspace, .delete, .left, .right, .home, .end, .escape, .space, .up, .down]
        if number(below: 2) == 0 {
            note("types")
            user.type(texts[number(below: texts.count)])
        } else {
            note("presses a key")
            user.press(keys[number(below: keys.count)])
        }
    }

    private func drag(_ user: User) {
        guard let from = widget(in: user), let to = widget(in: user), from !== to else { return }
        note("drags from a \(Swift.type(of: from))")
        user.drag(from: from, to: to)
    }

    /// Returns a random widget that can be clicked. The buttons that close and minimize a window are excluded.
    private func widget(in user: User) -> Widget? {
        let all = content(of: user.window).filter { widget in
            widget.isMapped && widget.width > 0 && !(widget.parent is WindowControls)
                && (widget is Button || widget is CheckButton || widget is Entry || widget is TextView)
        }
        return all.isEmpty ? nil : all[number(below: all.count)]
    }

    /// Returns the widgets that belong to a window. The tooltip is excluded, because all windows share it and GTK never
    /// frees it.
    private func content(of window: Window) -> [Widget] {
        [window.child, window.titlebar].compactMap { $0 }.flatMap { [$0] + $0.descendants(of: Widget.self) }
    }

    // MARK: Random numbers

    private func note(_ text: String) {
        if log.count == 20 { log.removeFirst() }
        log.append(text)
    }

    /// Returns the next number of the SplitMix64 generator.
    private func number(below limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((word ^ (word >> 31)) % UInt64(limit))
    }
}
