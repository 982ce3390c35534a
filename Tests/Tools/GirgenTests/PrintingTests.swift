import XCTest

@testable import GirgenCommand
@testable import GirgenAnalyse

/// Tests that print forms which are created by hand, so that only the printing is tested.
final class PrintingTests: XCTestCase {
    private let button = TypeName(name: "Button", member: "button", module: "Gtk", outside: "Button")
    private let variant = TypeName(name: "Variant", member: "variant", module: "GLib", outside: "GLib.Variant")
    private let documentation = Documentation(cNames: ["gtk_button_show"])

    /// Returns the lines of a file, without empty lines at both ends.
    private func text(_ print: (TypePrinter) -> Void, in module: String = "Gtk") -> String {
        let writer = Writer()
        print(TypePrinter(module: module, documentation: DocumentationPrinter(names: [:]), writer: writer))
        return writer.text.trimmingCharacters(in: .newlines)
    }

    private func printed(_ function: Function, in module: String = "Gtk") -> String {
        text({ $0.printFunction(function) }, in: module)
    }

    private func printed(_ passing: Passing, isOptional: Bool = false) -> [String] {
        let prepared = passing.prepared("name", isOptional: isOptional)
        return prepared.setup + [prepared.expression]
    }

    func testAMethod() {
        let call = Call(
            cName: "gtk_button_add",
            instance: .address(Passing.Address(cast: .opaque)),
            arguments: [
                .given(
                    "text",
                    isOptional: true,
                    .text(isFileName: false, .none, what: "gtk_button_add: text"),
                    checks: []
                ),
                .given("default", isOptional: false, .integer(what: "gtk_button_add: default"), checks: []),
            ],
            result: .value(name: "result", .truth, length: nil, isHeld: false)
        )
        let function = Function(
            name: "add",
            documentation: Documentation(
                cNames: ["gtk_button_add"],
                introduced: Version("4.6"),
                deprecation: Documentation.Deprecation(version: "4.8"),
                link: "https://docs.gtk.org/gtk4/method.Button.add.html"
            ),
            parameters: [
                Parameter(name: "text", type: .optional(.string)),
                Parameter(label: "default", name: "default", type: .integer("gint"), defaultValue: "0"),
            ],
            result: .bool,
            isResultDiscardable: true,
            call: call
        )
        XCTAssertEqual(
            printed(function),
            """
            /// [`gtk_button_add`](https://docs.gtk.org/gtk4/method.Button.add.html). Since 4.6. Deprecated since 4.8.
            @available(*, deprecated)
            @discardableResult public func add(_ text: String?, `default`: Int = 0) -> Bool {
                return gtk_button_add(OpaquePointer(pointer), terminated(optional: text, "gtk_button_add: text"), \
            exactInteger(`default`, "gtk_button_add: default")) != 0
            }
            """
        )
    }

    func testChecksAndOutputs() {
        let call = Call(
            cName: "gtk_read",
            checks: [.requirement(function: "requireOther", of: "other", isOptional: true, what: "gtk_read: other")],
            arguments: [
                .given("other", isOptional: true, .address(Passing.Address(cast: .none)), checks: []),
                .filled(
                    "bytes",
                    .pointer(cType: "UnsafeMutablePointer<guint8>?"),
                    Argument.Output(
                        conversion: .array(.bytes, count: nil, isOptional: false, .full),
                        length: "count"
                    )
                ),
                .filled("count", .number(cType: "gsize"), nil),
            ],
            isThrowing: true,
            result: .success(isBool: false)
        )
        let function = Function(
            name: "read",
            documentation: documentation,
            parameters: [Parameter(name: "other", type: .optional(.object(button)))],
            result: .optional(.array(.byte("guint8"), count: nil)),
            isStatic: true,
            preparation: .initialize,
            call: call
        )
        XCTAssertEqual(
            printed(function),
            """
            /// `gtk_button_show`.
            public static func read(_ other: Button?) throws(GLibError) -> [UInt8]? {
                Library.initialize()
                if let other { requireOther(other, "gtk_read: other") }
                var cBytes: UnsafeMutablePointer<guint8>?
                var cCount: gsize = 0
                var failure: UnsafeMutablePointer<GError>?
                let returned = gtk_read(other?.pointer, &cBytes, &cCount, &failure)
                if let failure { throw GLibError(taking: failure) }
                guard returned != 0 else { return nil }
                return convertBytes(cBytes, count: Int(cCount), .full)
            }
            """
        )
    }

    func testAnAsynchronousFunction() {
        let finish = Call(
            cName: "gtk_load_finish",
            arguments: [.asynchronousResult],
            isThrowing: true,
            result: .value(
                name: "result",
                .text(isFileName: false, isOptional: true, .full),
                length: nil,
                isHeld: false
            )
        )
        let call = Call(
            cName: "gtk_load",
            arguments: [.cancellable, .completion, .completionData],
            finish: [finish]
        )
        let function = Function(name: "load", documentation: documentation, result: .optional(.string), call: call)
        XCTAssertEqual(
            printed(function),
            """
            /// `gtk_button_show`.
            public func load() async throws(GLibError) -> String? {
                let finished = await AsyncOperation.run { cancellable, completion, completionData in gtk_load(cancellable, completion, completionData) }
                defer { withExtendedLifetime(finished) {} }
                var failure: UnsafeMutablePointer<GError>?
                let returned = gtk_load_finish(finished.pointer, &failure)
                if let failure { throw GLibError(taking: failure) }
                return convertOptionalString(returned, .full)
            }
            """
        )
    }

    func testPassing() {
        XCTAssertEqual(printed(.truth), ["name ? 1 : 0"])
        XCTAssertEqual(printed(.structure), ["var cName = name.cValue", "&cName"])
        XCTAssertEqual(
            printed(.structure, isOptional: true),
            ["let cName = temporaryCopy(name?.cValue)", "defer { cName?.deallocate() }", "cName"]
        )
        XCTAssertEqual(
            printed(.enumeration(integer: "UInt32", cType: "GtkAlign", what: "f: align")),
            [#"GtkAlign(rawValue: UInt32(truncatingIfNeeded: name.number(for: "f: align")))"#]
        )
        XCTAssertEqual(
            printed(
                .array(of: "GtkWidget?", each: .address(Passing.Address(cast: .opaque)), .changeable, end: "nil"),
                isOptional: true
            ),
            [
                "let cName = TemporaryArray<GtkWidget?>((name?.map { OpaquePointer($0.pointer) }).map { $0 + [nil] })",
                "defer { cName.free() }", "cName.pointer",
            ]
        )
        XCTAssertEqual(
            printed(.list(of: .address(Passing.Address(cast: .none)), isSinglyLinked: true, .list)),
            [
                "let cName = singlyLinkedList(name.map { UnsafeMutableRawPointer($0.pointer) })",
                "defer { g_slist_free(cName) }", "cName",
            ]
        )
        let closure = Passing.Closure(type: button, isOnce: false, keeper: .instance, isReleased: false)
        XCTAssertEqual(
            printed(.closure(closure), isOptional: true),
            [
                "let nameData = name.map { retainedBox($0) }", "recordKeptClosure(nameData)",
                "nameData == nil ? nil : buttonTrampoline",
            ]
        )
    }

    func testTypesAreQualifiedOutsideTheirModule() {
        let type = SwiftType.array(.interface(variant, isClass: false), count: nil).optional()
        XCTAssertEqual(type.spelled(in: "GLib"), "[any Variant]?")
        XCTAssertEqual(type.spelled(in: "Gtk"), "[any GLib.Variant]?")
        XCTAssertEqual(SwiftType.interface(variant, isClass: false).optional().spelled(in: "GLib"), "(any Variant)?")
        XCTAssertEqual(SwiftType.interface(variant, isClass: true).optional().spelled(in: "GLib"), "Variant?")
        XCTAssertEqual(SwiftType.optional(.string).optional(), .optional(.string))
        XCTAssertEqual(SwiftType.pointer.optional(), .pointer)
    }

    func testASignal() {
        let signal = Signal(
            name: "moved",
            cName: "moved",
            documentation: Documentation(cNames: ["GtkButton::moved"]),
            arguments: [
                HandlerArgument(label: "x", name: "x", type: .integer("gint"), place: 0, conversion: .integer),
                HandlerArgument(name: "p1", type: .double, place: 1, conversion: .asItIs),
            ],
            abi: SignalABI(parameters: [.int32, .double])
        )
        XCTAssertEqual(
            text { $0.print(signal) },
            """
            /// `GtkButton::moved`.
            public var moved: Signal<(x: Int, Double)> {
                Signal(self, "moved", SignalShape(callback: SignalTrampolines.int32Double) { arguments in
                    let values = arguments.load(as: (Int32, Double).self)
                    return (x: convertInteger(values.0), values.1)
                })
            }
            """
        )
    }

    func testADeprecationMessageContainsTheSwiftReplacement() {
        let printer = DocumentationPrinter(names: ["gtk_button_go": "Button.go()"])
        let deprecation = Documentation.Deprecation(replacements: ["gtk_button_go", "gtk_unknown"])
        let documentation = Documentation(cNames: ["a", "b"], deprecation: deprecation, more: ["More."])
        XCTAssertEqual(printer.comment(documentation), ["/// `a`, `b`. Deprecated.", "///", "/// More."])
        XCTAssertEqual(printer.attribute(documentation), #"@available(*, deprecated, message: "use Button.go()")"#)
        XCTAssertNil(printer.attribute(Documentation(cNames: ["a"])))
    }

    func testASentencePrecedesTheCNames() {
        let printer = DocumentationPrinter(names: [:])
        func comment(_ text: String, link: String? = nil, more: [String] = []) -> [String] {
            printer.comment(Documentation(sentence: text, cNames: ["GTK_A"], link: link, more: more))
        }
        XCTAssertEqual(comment("An A."), ["/// An A. `GTK_A`."])
        XCTAssertEqual(comment("An A.", more: ["More."]), ["/// An A. `GTK_A`.", "///", "/// More."])
        let linked = comment("An A.", link: "a.html")
        XCTAssertEqual(linked, ["/// An A.", "/// - [`GTK_A`](a.html)"])
        let long = String(repeating: "A", count: 101)
        XCTAssertEqual(comment(long), ["/// \(long) `GTK_A`."])
        XCTAssertEqual(comment(long + "A"), ["/// \(long)A", "/// - `GTK_A`."])
    }

    func testAModuleWithOneEnumeration() throws {
        let name = TypeName(name: "Age", member: "age", module: "Gtk", outside: "Age")
        let cases = [
            Enumeration.Case(name: "old", cName: "GTK_OLD", number: "0", condition: nil),
            Enumeration.Case(name: "young", cName: "GTK_YOUNG", number: "1", condition: nil),
        ]
        let type = TypeDeclaration(
            name: name,
            cType: "GtkAge",
            typeName: "GtkAge",
            getType: "gtk_age_get_type",
            documentation: Documentation(cNames: ["GtkAge"]),
            form: .enumeration(Enumeration(form: .cases(isClosed: false), cases: cases))
        )
        var module = Module(
            name: "Gtk",
            source: "Gtk-4.0.gir",
            namespace: "Gtk",
            imports: ["Gsk"],
            tables: ["Gsk"],
            isPartial: true
        )
        module.enumerations = [type]
        let files = APIPrinter(api: SwiftAPI(modules: [module], names: [:], coverage: Coverage())).files()
        XCTAssertEqual(
            files.map(\.path),
            ["Gtk/Generated/Age.swift", "../Tools/girgen/Coverage.md"]
        )
        var tables = TestTables(of: ["Gtk"], typeNames: TypeNameTable(listings: []))
        tables.modules = [module]
        let list = try XCTUnwrap(tables.files().first { $0.path == "Tables.swift" }).text
        XCTAssertTrue(list.contains("GtkTypeTable.self"), list)
        XCTAssertTrue(list.contains("GtkFunctionTable.self"), list)
        XCTAssertFalse(list.contains("GtkSubclassTable.self"), list)
        let text = try XCTUnwrap(files.first?.text)
        XCTAssertTrue(text.contains("public enum Age: EnumValue, Hashable, Sendable {\n"), text)
        XCTAssertTrue(text.contains("case 1: self = .young\n"), text)
    }
}
