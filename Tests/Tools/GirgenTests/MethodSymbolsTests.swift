import Foundation
import XCTest

@testable import GirgenCommand

/// Tests of the C header with which the runtime finds overridden methods: stubs, the symbols of the compiler, and
/// errors.
final class MethodSymbolsTests: GeneratorTestCase {
    // MARK: The compiler

    func testReadsMethodSymbolsFromTheCompiler() throws {
        let compiler = try StubCompiler()
        defer { compiler.removeFiles() }
        try compiler.compile("open class Base { public init() {} }", module: "First")
        try compiler.compile(
            """
            import First
            open class Gauge: Base {
                open func draw(_ size: Int) { fatalError() }
                open func reset(to other: Base?) -> [String] { fatalError() }
            }
            open class Plain {}
            """,
            module: "Second"
        )
        let tables = try compiler.methodTables(of: "Second")
        let gauge = try XCTUnwrap(tables["Gauge"])
        XCTAssertEqual(gauge.context, "$s6Second5GaugeC")
        XCTAssertEqual(gauge.methods.map(\.name), ["draw", "reset"])
        XCTAssertEqual(
            gauge.methods.map(\.symbol),
            ["$s6Second5GaugeC4drawyySiF", "$s6Second5GaugeC5reset2toSaySSG5First4BaseCSg_tF"]
        )
        XCTAssertEqual(tables["Plain"]?.methods.count, 0)
    }

    func testTheErrorForAnInvalidStubContainsTheCompilerMessages() throws {
        let compiler = try StubCompiler()
        defer { compiler.removeFiles() }
        XCTAssertThrowsError(try compiler.compile("open class Gauge: Missing {}", module: "Broken")) { error in
            XCTAssertTrue("\(error)".hasPrefix("Broken.swift: swiftc can't compile the stub: "), "\(error)")
            XCTAssertTrue("\(error)".contains("cannot find type 'Missing' in scope"), "\(error)")
        }
    }

    func testTemporaryFilesAreRemoved() throws {
        func folders() throws -> Set<String> {
            let folder = FileManager.default.temporaryDirectory.path
            return Set(try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix("girgen-") })
        }
        let before = try folders()
        let compiler = try StubCompiler()
        let made = try folders().subtracting(before)
        compiler.removeFiles()
        XCTAssertFalse(made.isEmpty)
        XCTAssertFalse(try folders().isSuperset(of: made))
    }

    // MARK: Stubs

    private func button() throws -> Output {
        try generate(
            GIRSnippet.class(
                "Button",
                GIRSnippet.virtualMethod(
                    "resize",
                    GIRSnippet.parameter("child", GIRSnippet.widget, #"nullable="1""#),
                    result: GIRSnippet.result(GIRSnippet.bool)
                ) + GIRSnippet.virtualMethod("reset")
            ) + GIRSnippet.structure("GtkButtonClass", of: "Button", "resize", "reset")
        )
    }

    private let listings = [
        (
            module: "GLib",
            text: """
            open class Object: Hashable
            public struct GLibError: Error
            public struct Value<Content: Equatable, Other>
            public typealias GType = CGtk.GType
            public protocol Convertible
            GLibError.public struct Domain
            GLibError.public var code: Int { get }
            """
        ),
        (module: "Gtk", text: "open class Widget: Object\nopen class Button: Widget\nButton.open func reset()\n"),
    ]

    func testStubsHaveTypesWithoutMembersAndMethodsWithoutBodies() throws {
        let stubs = StubPrinter(modules: try button().api.modules, listings: listings).all()
        XCTAssertEqual(stubs.map(\.module), ["GLib", "Gtk"])
        XCTAssertEqual(
            stubs[0].text,
            """
            open class Object {
                public init() {}
            }
            public struct GLibError: Error {
                public struct Domain {}
            }
            public struct Value<Content, Other> {
            }
            public typealias GType = UInt
            public protocol Convertible: AnyObject {}

            """
        )
        XCTAssertEqual(
            stubs[1].text,
            """
            @_exported import GLib
            open class Widget {
                public init() {}
            }
            open class Button {
                public init() {}
                open func resize(_ child: Widget?) -> Bool { fatalError() }
                open func reset() { fatalError() }
            }

            """
        )
    }

    // MARK: The header

    private func header(_ modules: [Module], _ listings: [(module: String, text: String)]) throws -> String? {
        let compiler = try StubCompiler()
        defer { compiler.removeFiles() }
        return try MethodSymbols(modules: modules, listings: listings).header(compiler)
    }

    func testTheHeaderContainsClassesAndMethods() throws {
        let header = try XCTUnwrap(try header(try button().api.modules, listings))
        for line in [
            "// Generated by girgen from the output of the Swift compiler. Do not edit.",
            #"COMBINE_GTK_SYMBOL(combine_gtk_Gtk_Button_class, "$s3Gtk6ButtonCMn")"#,
            #"COMBINE_GTK_SYMBOL(combine_gtk_Gtk_Button_resize, "$s3Gtk6ButtonC6resizeySbAA6WidgetCSgFTq")"#,
            #"COMBINE_GTK_SYMBOL(combine_gtk_Gtk_Button_reset, "$s3Gtk6ButtonC5resetyyFTq")"#,
        ] {
            XCTAssertTrue(header.contains(line + "\n"), "\(line) is not in\n\(header)")
        }
    }

    func testModulesWithoutVirtualFunctionsNeedNoHeader() throws {
        let output = try generate(GIRSnippet.class("Button", GIRSnippet.method("show")))
        XCTAssertNil(try header(output.api.modules, listings))
    }

    func testTheErrorForMissingMethodsContainsTheClass() throws {
        let modules = try button().api.modules
        let without = [listings[0], (module: "Gtk", text: "open class Widget: Object\n")]
        XCTAssertThrowsError(try header(modules, without)) { error in
            XCTAssertEqual(
                "\(error)",
                "CGtk/VirtualFunctions.h: the compiler has the methods [] for Button, expected [\"resize\", \"reset\"]"
            )
        }
    }
}
