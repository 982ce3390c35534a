import Foundation
import TestSupport
import XCTest

/// Tests that the compiler reports mistakes in trees and chains at their lines, without long searches.
final class PlantedMistakesTests: XCTestCase {
    /// A correct tree. In each variant, a mistake replaces one of its lines.
    private static let tree = #"""
        child = Box.vertical(spacing: 6) {
            HeaderBar {
                Button(iconName: "list-add-symbolic")
                    .accessibilityLabel("New Task")
                    .connect(\.clicked, on: self) { window in window.add() }
            } end: {
                MenuButton(icon: "open-menu-symbolic") { Label("Tasks 1.0").margin(12) }
                    .accessibilityLabel("About")
            }
            Grid(columnSpacing: 12, rowSpacing: 6) {
                GridRow {
                    Label(mnemonic: "_Title").set(\.mnemonicWidget, entry)
                    entry.expand(.horizontal)
                }
                GridRow {
                    Label("Count").set(\.xalign, 0)
                    Label("").bind(\.label, to: model.$count.map { "\($0)" })
                }
                Separator(orientation: .horizontal)
            }
            .margin(12)
            ScrolledWindow(horizontal: .never) {
                ListBox(selectionMode: .none) {
                    for name in model.names { Label(name).set(\.xalign, 0).margin(6) }
                }
            }
            .expand(.vertical)
            if model.count > 0 {
                Label("Something").margin(top: 6)
            } else {
                Label("Nothing").css("dim-label")
            }
            Box.horizontal(spacing: 6) {
                Label("").bind(\.label, to: model.$name).css("caption")
                Spinner().set(\.isSpinning, true).visible(when: model.$isBusy)
                Button(label: "Save").sensitive(when: model.$isBusy.map { !$0 })
            }
            .margin(6)
            .css("busy", when: model.$isBusy)
        }
        """#.split(separator: "\n").map(String.init)

    /// The beginning of a line of the tree, and a line with a mistake that replaces it.
    private static let mistakesInTrees = [
        (".accessibilityLabel(\"New", ".accesibilityLabel(\"New Task\")"),
        ("Button(iconName", "Button(symbol: \"list-add-symbolic\")"),
        ("Grid(columnSpacing", "Grid(columnSpacing: \"12\", rowSpacing: 6) {"),
        ("Label(mnemonic", "Label(mnemonic: \"_Title\").set(\\.mnemonicWidge, entry)"),
        ("entry.expand", "entry.expand(.sideways)"),
        ("Label(\"Count\")", "Label(\"Count\").set(\\.xalign, \"left\")"),
        ("Label(\"\").bind(\\.label, to: model.$count", "Label(\"\").bind(\\.label, to: model.$count)"),
        ("Label(\"\").bind(\\.label, to: model.$count", "Label(\"\").bind(\\.label, to: model.$count.map { $0 + 1 })"),
        ("Separator", "Separator(orientation: .diagonal)"),
        ("ScrolledWindow", "ScrolledWindow(horizontal: .sometimes) {"),
        ("ListBox", "ListBox(selectionMod: .none) {"),
        ("for name", "for name in model.people { Label(name).set(\\.xalign, 0).margin(6) }"),
        ("for name", "for name in model.names { Label(name.size).margin(6) }"),
        (".expand(.vertical)", ".expand(.vertical, 5)"),
        ("if model", "if model.name > 0 {"),
        ("Label(\"Something\")", "Label(\"Something\").margin(top: \"6\")"),
        ("Label(\"Something\")", "\"Something\""),
        ("Label(\"Nothing\")", "Label(\"Nothing\").css(dim)"),
        ("Label(\"\").bind(\\.label, to: model.$name)", "Label(\"\").bind(\\.label, to: model.name).css(\"caption\")"),
        ("Spinner", "Spinner().set(\\.isSpinning, true).visible(when: model.isBusy)"),
        ("Button(label", "Button(label: \"Save\").sensitive(when: model.$name)"),
        (".css(\"busy\"", ".css(\"busy\", when: model.$count)"),
    ]

    /// Chains with a mistake in the first line or in the marked one. In the longer ones, a calculation is in a function,
    /// or the chain begins with a constant, as the page CompilerErrors recommends.
    private static let chains = [
        "label.reactive.label <~ model.$name.map { $0.trimming() }.removeDuplicates()",
        "label.reactive.label <~ model.$name.removeDuplicates().map { $0.cuont }.filter { $0 > 0 }.map { \"\\($0)\" }",
        "label.reactive.label <~ model.$name.combineLatest(model.$count).map { $0 + \" \" + $1 }.removeDuplicates()",
        "label.reactive.label <~ model.$count.combineLatest(model.$price).map { $0 * $1 + 0.5 }.map { \"\\($0)\" }",
        """
        let sum = model.$name.map(\\.count).filter { $0 > 3 }.scan(0) { $0 + $1 }
        label.reactive.label <~ sum.map { "Sum: \\($0) of \\(self.model.cuont)" }.removeDuplicates()  // mistake
        """,
        """
        func text(_ sum: Int) -> String {
            "Sum: " + sum + " of " + model.count  // mistake
        }
        label.reactive.label <~ model.$name.map(\\.count).filter { $0 > 3 }.scan(0) { $0 + $1 }.map { text($0) }
        """,
        """
        func total(count: Int, price: Double) -> Double {
            count * price * 1.19 + 0.5  // mistake
        }
        label.reactive.label <~ model.$count.combineLatest(model.$price).map(total).map { "\\($0)" }.removeDuplicates()
        """,
    ]

    /// Parts of messages that don't name a mistake.
    private static let uselessMessages = [
        "reasonable time", "failed to produce diagnostic", "ambiguous without more context", "generic parameter 'E'",
    ]

    private static let beginning = """
        import CombineGtk
        final class Model: ObservableObject {
            @Published var name = ""; @Published var count = 0; @Published var price = 1.5; @Published var isBusy = false
            let names = [""]
        }
        final class Form: ApplicationWindow {
            let label = Label(label: nil), entry = Entry()
            @ObservedObject var model = Model()
            func add() {}
        """

    func testMistakesAreReportedAtTheirLines() throws {
        var lines = Self.beginning.split(separator: "\n").map(String.init)
        var mistakes: Set<Int> = []
        for (index, (beginning, mistake)) in Self.mistakesInTrees.enumerated() {
            lines.append("func tree\(index)() {")
            let replaced = try XCTUnwrap(
                Self.tree.firstIndex { $0.drop { $0 == " " }.hasPrefix(beginning) },
                "no line begins with \(beginning)"
            )
            mistakes.insert(lines.count + replaced + 1)
            lines += Self.tree.indices.map { $0 == replaced ? mistake : Self.tree[$0] } + ["}"]
        }
        for (index, chain) in Self.chains.enumerated() {
            lines.append("func chain\(index)() {")
            let parts = chain.split(separator: "\n").map(String.init)
            let wrong = parts.firstIndex { $0.hasSuffix("// mistake") } ?? 0
            mistakes.insert(lines.count + wrong + 1)
            lines += parts + ["}"]
        }
        lines += ["func correct() {"] + Self.tree + ["}", "}"]
        XCTAssertEqual(mistakes.count, Self.mistakesInTrees.count + Self.chains.count)

        let before = Self.processorTimeOfCommands
        let found = try StepCompiler().problems(in: lines.joined(separator: "\n"))
        let seconds = Self.processorTimeOfCommands - before
        for line in mistakes.sorted() {
            XCTAssertNotNil(found[line], "no error in \(lines[line - 1])")
        }
        for (line, messages) in found {
            // An error in the middle of an expression can cause another one in the next line.
            let isExpected = mistakes.contains(line) || mistakes.contains(line - 1)
            XCTAssertTrue(isExpected, "\(lines[line - 1]): \(messages)")
            for message in messages {
                XCTAssertFalse(Self.uselessMessages.contains { message.contains($0) }, "\(lines[line - 1]): \(message)")
            }
        }
        // About ten times the usual time. A single expression on which the compiler gives up can take 20 seconds.
        XCTAssertLessThan(seconds, 60, "seconds of processor time")
        print("The compiler reported \(mistakes.count) mistakes after \(seconds) s of processor time.")
    }

    /// The processor time of all commands that have ended, in seconds.
    private static var processorTimeOfCommands: Double {
        var usage = rusage()
        getrusage(RUSAGE_CHILDREN.rawValue, &usage)
        let times = [usage.ru_utime, usage.ru_stime]
        return times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1_000_000 }
    }
}
