#if DEBUG
import CGtk
import Gtk

/// A step of a recorded test: an action of the user, or a text that the test expects.
@MainActor
enum RecordedStep {
    case click(RecordedWidget, button: Int, modifiers: ModifierType)
    case doubleClick(RecordedWidget, modifiers: ModifierType)
    case choose([String])
    /// The typed text, and the widget with the focus.
    case type(String, RecordedWidget?)
    case press(Key, modifiers: ModifierType)
    case scroll(String, RecordedWidget, Int)
    /// The user closes the window with its button.
    case close
    /// The expected text of a widget. If the widget is nil, any widget of the window can show the text.
    case expect(RecordedWidget?, String)

    /// A Boolean value that indicates whether the code of the step needs a `User` object.
    var needsUser: Bool {
        switch self {
        case .expect, .close: false
        default: true
        }
    }

    /// Returns a Boolean value that indicates whether two steps are clicks on the same widget.
    static func == (first: Self?, second: Self) -> Bool {
        guard case .click(let one, let button, let modifiers)? = first,
            case .click(let two, let otherButton, let otherModifiers) = second
        else { return false }
        return one.widget != nil && one.widget === two.widget && button == otherButton && modifiers == otherModifiers
    }
}

/// The steps of a recorded test, from which the source code of the test is created.
@MainActor
struct RecordedScript {
    /// The window or dialog in which the user performs a step.
    enum Place: Equatable {
        case mainWindow
        case window(title: String)
        case dialog
    }

    private let path: String
    private let module: String
    private let test: String
    private let app: String
    private let arguments: [String]
    private var steps: [(step: RecordedStep, place: Place)] = []

    init(path: String, module: String, test: String, app: String, arguments: [String]) {
        self.path = path
        self.module = module
        self.test = test
        self.app = app
        self.arguments = arguments
    }

    var isEmpty: Bool { steps.isEmpty }
    var last: RecordedStep? { steps.last?.step }

    /// Adds a step. Consecutive typed characters become one step. The chosen items of a menu and its submenus also
    /// become one step.
    mutating func add(_ step: RecordedStep, in place: Place) {
        if let last = steps.last, last.place == place {
            switch (last.step, step) {
            case (.type(let start, let widget), .type(let text, let other)) where widget?.widget === other?.widget:
                return replaceLast(with: .type(start + text, widget))
            case (.choose(let menu), .choose(let item)): return replaceLast(with: .choose(menu + item))
            default: break
            }
        }
        steps.append((step, place))
    }

    mutating func replaceLast(with step: RecordedStep) {
        guard let place = steps.popLast()?.place else { return }
        steps.append((step, place))
    }

    // MARK: The text

    /// The source code of the test.
    var text: String {
        let name = path.split(separator: "/").last.map { $0.split(separator: ".").first.map(String.init) ?? "" } ?? ""
        let options = arguments.isEmpty ? "" : ", arguments: [\(arguments.map(Self.literal).joined(separator: ", "))]"
        var lines = [
            "import CombineGtk",
            "@_exported import GtkTesting",
            "import XCTest",
            "",
            "@testable import \(module)",
            "",
            "@MainActor",
            "final class \(Self.identifier(name, or: "RecordedTests")): GtkTestCase {",
            "    func \(Self.identifier(test, or: "testRecorded"))() throws {",
            "        let program = try TestedProgram(\(app)()\(options))",
            "        defer { program.end() }",
            "        let window = try XCTUnwrap(program.window)",
            "        let user = User(window)",
        ]
        var place = Place.mainWindow
        var count = 1
        var names = (window: "window", user: "user")
        for (index, (step, next)) in steps.enumerated() {
            if next == .mainWindow {
                names = ("window", "user")
            } else if let answer = answer(step) {
                lines.append("        user.answer(\(Self.literal(answer)))")
                continue
            } else if next != place {
                count += 1
                names = ("window\(count)", "user\(count)")
                if case .window(let title) = next {
                    lines.append("        let \(names.window) = try findWindow(\(Self.literal(title)))")
                } else {
                    lines.append("        let \(names.window) = try user.findDialog()")
                }
                // If the test only checks texts of a window, the window needs no `User`.
                let following = steps[index...].prefix { $0.place == next }
                if following.contains(where: { $0.step.needsUser }) {
                    lines.append("        let \(names.user) = User(\(names.window))")
                }
            }
            place = next
            if next == .dialog, case .close = step {
                // `findDialog` returns a widget, because a dialog isn't always a window.
                lines.append("        (\(names.window) as? Gtk.Window)?.close()")
                continue
            }
            lines.append("        " + code(step, names.window, names.user))
        }
        // The compiler would warn about a `User` variable that isn't used.
        let isUnused = !lines.dropFirst(13).contains { $0.contains(" user.") }
        if isUnused { lines[12] = "        _ = User(window)" }
        return (lines + ["    }", "}", ""]).joined(separator: "\n")
    }

    /// Returns the text of a button in a dialog if a step clicks that button. Otherwise, returns nil.
    private func answer(_ step: RecordedStep) -> String? {
        guard case .click(let widget, 1, let modifiers) = step, modifiers.isEmpty else { return nil }
        return widget.answer
    }

    private func code(_ step: RecordedStep, _ window: String, _ user: String) -> String {
        switch step {
        case .click(let widget, let button, let modifiers):
            let names = [2: ".middle", 3: ".secondary"]
            let suffix = names[button].map { ", button: \($0)" } ?? ""
            return "\(user).click(\(find(widget, window))\(suffix)\(held(modifiers)))"
        case .doubleClick(let widget, let modifiers):
            return "\(user).doubleClick(\(find(widget, window))\(held(modifiers)))"
        case .choose(let titles):
            return "\(user).choose(menu: \(titles.map(Self.literal).joined(separator: ", ")))"
        case .type(let text, let widget):
            let suffix = widget.map { ", into: \(find($0, window))" } ?? ""
            return "\(user).type(\(Self.literal(text))\(suffix))"
        case .close: return "\(window).close()"
        case .press(let key, let modifiers):
            return "\(user).press(\(Self.code(of: key))\(held(modifiers)))"
        case .scroll(let direction, let widget, let count):
            let suffix = count == 1 ? "" : ", by: \(count)"
            return "\(user).scroll(.\(direction), over: \(find(widget, window))\(suffix))"
        case .expect(let widget, let text):
            return widget.map { "\(find($0, window)).assertText(\(Self.literal(text)))" }
                ?? "\(window).assertText(\(Self.literal(text)))"
        }
    }

    private func find(_ widget: RecordedWidget, _ window: String) -> String {
        let found = widget.expression.isEmpty ? window : "try \(window)\(widget.expression)"
        guard let point = widget.point else { return found }
        return "\(found), at: (x: \(Int(point.x)), y: \(Int(point.y)))"
    }

    private func held(_ modifiers: ModifierType) -> String {
        var names: [String] = []
        if modifiers.contains(.controlMask) { names.append(".control") }
        if modifiers.contains(.altMask) { names.append(".alt") }
        if modifiers.contains(.superMask) { names.append(".super") }
        if modifiers.contains(.shiftMask) { names.append(".shift") }
        if names.isEmpty { return "" }
        return ", modifiers: \(names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]")"
    }

    /// The keys that don't type a character, with the names of their constants in `Key`.
    private static let keyNames: [Key: String] = {
        var names: [Key: String] = [
            .backspace: "backspace", .delete: "delete", .down: "down", .end: "end", .escape: "escape", .home: "home",
            .insert: "insert", .isoLeftTab: "tab", .keypadEnter: "keypadEnter", .left: "left", .menu: "menu",
            .pageDown: "pageDown", .pageUp: "pageUp", .return: "return", .right: "right", .tab: "tab", .up: "up",
        ]
        for number in 1...12 { names[Key(rawValue: Int(GDK_KEY_F1) + number - 1)] = "f\(number)" }
        return names
    }()

    private static func code(of key: Key) -> String {
        if let name = keyNames[key] { return ".\(name)" }
        let character = gdk_keyval_to_unicode(gdk_keyval_to_lower(guint(key.rawValue)))
        if character >= 32, let scalar = Unicode.Scalar(character) { return literal(String(scalar)) }
        return "Key(rawValue: \(key.rawValue))"
    }

    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            default:
                // Editors may hide or remove invisible characters, such as characters that change the direction of
                // text.
                let isInvisible = [.control, .format].contains(scalar.properties.generalCategory)
                result += !isInvisible ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return result + "\""
    }

    /// Returns the given name if it's a valid Swift identifier. Otherwise, returns `other`.
    private static func identifier(_ name: String, or other: String) -> String {
        let isValid = name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        return isValid ? name : other
    }
}
#endif
