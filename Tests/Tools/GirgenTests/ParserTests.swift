import Foundation
import XCTest

@testable import GirgenAnalyse
@testable import GirgenParse
@testable import GirgenCommand

/// Tests of the parser. Anything unknown is an error that states the file, the line and the element.
final class ParserTests: XCTestCase {
    private func parse(_ content: String) throws -> GIRNamespace {
        try GIRParser.parse(Data(GIRSnippet.file("Gtk", version: "4.0", content).utf8), file: "Gtk-4.0.gir")
    }

    /// Asserts that parsing fails. The content of a snippet begins in the fifth line of its file.
    private func assertFails(_ content: String, _ expected: String, line: UInt = #line) {
        XCTAssertThrowsError(try parse(content), line: line) { error in
            XCTAssertEqual("\(error)", "Gtk-4.0.gir:\(expected)", line: line)
        }
    }

    // MARK: Unknown elements

    func testAnUnknownElement() {
        assertFails("<gadget/>", "5: unknown element <gadget> in <namespace>")
        assertFails("\n\n" + GIRSnippet.class("Button", "<gadget/>"), "8: unknown element <gadget> in <class>")
        assertFails(
            GIRSnippet.class("Button", #"<method name="a"><gadget/></method>"#),
            "6: unknown element <gadget> in <method>"
        )
        assertFails(
            #"<enumeration name="A" c:type="GtkA"><gadget/></enumeration>"#,
            "5: unknown element <gadget> in <enumeration>"
        )
        assertFails(
            GIRSnippet.record("A", #"<field name="a"><gadget/></field>"#),
            "6: unknown element <gadget> in <field>"
        )
        assertFails(
            #"<constant name="A" value="1" c:type="A"><type name="gint"/><gadget/></constant>"#,
            "5: unknown element <gadget> in <constant>"
        )
        assertFails(
            #"<alias name="A" c:type="A"><type name="gint"/><gadget/></alias>"#,
            "5: unknown element <gadget> in <alias>"
        )
        assertFails(
            GIRSnippet.class("Button", #"<property name="a"><type name="gint"/><gadget/></property>"#),
            "6: unknown element <gadget> in <property>"
        )
        assertFails(
            GIRSnippet.class("Button", #"<method name="a"><return-value><gadget/></return-value></method>"#),
            "6: unknown element <gadget> in <return-value>"
        )
    }

    func testAnUnknownAttribute() {
        assertFails(
            #"<enumeration name="A" c:type="GtkA" color="red"/>"#,
            "5: unknown attribute \"color\" of <enumeration>"
        )
        assertFails(
            GIRSnippet.class("Button", "", #"color="red""#),
            "5: unknown attribute \"color\" of <class>"
        )
        assertFails(
            GIRSnippet.class("Button", GIRSnippet.method("a", attributes: #"color="red""#)),
            "6: unknown attribute \"color\" of <method>"
        )
        assertFails(
            GIRSnippet.class("Button", #"<implements name="A" color="red"/>"#),
            "6: unknown attribute \"color\" of <implements>"
        )
    }

    func testAnUnknownValue() {
        let parameter = GIRSnippet.class(
            "Button",
            GIRSnippet.method("a", GIRSnippet.parameter("b", GIRSnippet.int, transfer: "borrowed"))
        )
        assertFails(
            parameter,
            "10: \"transfer-ownership\" of <parameter> is \"borrowed\"; expected none, container, full, floating"
        )
        assertFails(
            GIRSnippet.class(
                "Button",
                GIRSnippet.method("a", GIRSnippet.parameter("b", GIRSnippet.int, #"scope="twice""#))
            ),
            "10: \"scope\" of <parameter> is \"twice\"; expected call, async, notified, forever"
        )
        assertFails(
            GIRSnippet.class("Button", "", #"glib:fundamental="yes""#),
            "5: \"glib:fundamental\" of <class> is \"yes\"; expected 0 or 1"
        )
        assertFails(
            GIRSnippet.class(
                "Button",
                GIRSnippet.method("a", GIRSnippet.parameter("b", GIRSnippet.int, #"closure="second""#))
            ),
            "10: \"closure\" of <parameter> is \"second\"; expected a number"
        )
    }

    func testMissingAttributesAndTypes() {
        assertFails(#"<enumeration name="A"/>"#, "5: <enumeration> lacks the attribute \"c:type\"")
        assertFails(#"<constant name="A" value="1" c:type="A"/>"#, "5: <constant> without a type")
        assertFails(#"<alias name="A" c:type="A"/>"#, "5: <alias> without a type")
        assertFails(GIRSnippet.class("Button", #"<property name="a"/>"#), "6: <property> without a type")
    }

    func testFilesThatAreNotGIR() {
        func assertFails(_ text: String, _ expected: String, line: UInt = #line) {
            XCTAssertThrowsError(try GIRParser.parse(Data(text.utf8), file: "a.gir"), line: line) { error in
                XCTAssertTrue("\(error)".hasPrefix(expected), "\(error)", line: line)
            }
        }
        assertFails("<html/>", "a.gir:1: expected <repository>, found <html>")
        assertFails("<repository/>", "a.gir:1: no <namespace>")
        assertFails("<repository>\n<namespace", "a.gir:2: not well-formed XML")
        assertFails("<repository>\n<namespace name=\"A\" version=\"1\">", "a.gir:2: not well-formed XML")
        assertFails("", "a.gir:0: not well-formed XML")
    }

    // MARK: Hostile files

    /// `XMLParser` crashes on some of these files.
    func testMarkupOtherThanElements() {
        func assertFails(_ text: String, _ expected: String, line: UInt = #line) {
            XCTAssertThrowsError(try GIRParser.parse(Data(text.utf8), file: "a.gir"), line: line) { error in
                XCTAssertEqual("\(error)", "a.gir:\(expected)", line: line)
            }
        }
        assertFails("<?xml?><repository/>", #"1: a GIR file can't contain "<?""#)
        assertFails("<repository>\n<?a?></repository>", #"2: a GIR file can't contain "<?""#)
        assertFails("<repository/>\n\n<?a b?>", #"3: a GIR file can't contain "<?""#)
        assertFails("<?xml version=\"1.0\" encoding=\"UTF-16\"?><repository/>", #"1: a GIR file can't contain "<?""#)
        assertFails(
            "<!DOCTYPE a [<!NOTATION b PUBLIC \"c\">]><repository/>",
            #"1: a GIR file can't contain "<!DOCTYPE""#
        )
        assertFails("<\0r\0e\0", #"1: a GIR file can't contain "\0""#)
        assertFails("<?xml version='1.0' encoding='utf-8'?>\n<repository/>", "2: no <namespace>")
    }

    func testDeepElements() {
        let arrays = (String(repeating: "<array>", count: 3000), String(repeating: "</array>", count: 3000))
        let type = "\(arrays.0)<type name=\"gint\"/>\(arrays.1)"
        assertFails(GIRSnippet.record("A", GIRSnippet.field("a", type)), "6: more than 32 elements are nested")
    }

    func testValuesThatWouldBecomeCode() {
        assertFails(
            #"<function name="a" c:identifier="a(); b"/>"#,
            "5: \"c:identifier\" of <function> is \"a(); b\"; expected the name of a C type or function"
        )
        assertFails(
            #"<function name="a" c:identifier="return"/>"#,
            "5: \"c:identifier\" of <function> is \"return\"; expected the name of a C type or function"
        )
        assertFails(
            GIRSnippet.class("Button", GIRSnippet.signal(#"a&quot; + b()"#)),
            "6: \"name\" of <glib:signal> is \"a\\\" + b()\"; expected only letters, digits and _-"
        )
        assertFails(
            #"<callback name="_" c:type="GtkA"/>"#,
            "5: the name of <callback> is \"_\"; expected a letter or a digit"
        )
    }

    func testNamesOfFilesInOtherFolders() {
        let letters = "only letters, digits and _"
        for (element, name, expected) in [
            ("include", "../a", letters), ("include", "a/b", letters),
            ("c:include", "/tmp/a.h", "the name of a header"),
            ("c:include", "a/../../b.h", "the name of a header"), ("package", "--cflags", "the name of a package"),
            ("package", "a.pc", "the name of a package"), ("package", "a/b", "the name of a package"),
        ] {
            let text = GIRSnippet.file("Toy", version: "4", "")
                .replacing("<namespace", with: "<\(element) name=\"\(name)\"/><namespace")
            XCTAssertThrowsError(try GIRParser.parse(Data(text.utf8), file: "a.gir")) { error in
                XCTAssertEqual("\(error)", "a.gir:4: \"name\" of <\(element)> is \"\(name)\"; expected \(expected)")
            }
        }
    }

    func testFoldersOfSharedLibrariesAreIgnored() throws {
        let text = GIRSnippet.file("Toy", version: "4", "")
            .replacing("<namespace", with: "<namespace shared-library=\"/tmp/liba.so.1,libb.so,../libc.so\"")
        let namespace = try GIRParser.parse(Data(text.utf8), file: "a.gir")
        XCTAssertEqual(namespace.sharedLibraries, ["liba.so.1", "libb.so", "libc.so"])
    }

    /// The Vala compiler writes the expressions of the source.
    func testValuesThatAreNotNumbers() throws {
        let members = [
            ("a", "0x10"), ("b", "-0x2"), ("c", "(null)"), ("d", "&apos;x&apos;"), ("e", "0)&#10;f("), ("f", "3"),
        ]
        let elements = members.map { #"<member name="\#($0)" value="\#($1)" c:identifier="GTK_\#($0)"/>"# }.joined()
        let enumeration = try parse(#"<enumeration name="A" c:type="GtkA">\#(elements)</enumeration>"#).enumerations
            .first
        XCTAssertEqual(enumeration?.members.map(\.name), ["a", "b", "f"])
        XCTAssertEqual(enumeration?.members.map(\.value), ["16", "-2", "3"])
    }

    func testDependenciesOfDeclarations() throws {
        func check(_ content: String) throws { try GIRNamespace.checkDependencies(of: [parse(content)]) }
        func interface(_ name: String, _ prerequisites: String...) -> String {
            let elements = prerequisites.map { "<prerequisite name=\"\($0)\"/>" }.joined()
            return
                "<interface name=\"\(name)\" c:type=\"Gtk\(name)\" glib:get-type=\"get_type\">\(elements)</interface>\n"
        }
        func assertFails(_ content: String, _ expected: String, line: UInt = #line) {
            XCTAssertThrowsError(try check(content), line: line) { error in
                XCTAssertEqual("\(error)", "Gtk-4.0.gir:\(expected)", line: line)
            }
        }
        let reason = "depends on itself, or on too many declarations"
        assertFails(#"<class name="A" c:type="GtkA" parent="A" glib:get-type="a"/>"#, "5: Gtk.A \(reason)")
        assertFails(
            #"<alias name="A" c:type="A"><type name="B"/></alias><alias name="B" c:type="B"><type name="A"/></alias>"#,
            "5: Gtk.A \(reason)"
        )
        assertFails(interface("A") + interface("B", "A", "C") + interface("C", "Gtk.B"), "6: Gtk.B \(reason)")
        // Each interface requires the next one in two ways.
        func ladder(_ count: Int) -> String {
            (0..<count).map { interface("A\($0)", "A\($0 + 1)", "B\($0)") + interface("B\($0)", "A\($0 + 1)") }.joined()
        }
        try check(ladder(6))
        assertFails(ladder(32), "5: Gtk.A0 \(reason)")
        assertFails(
            GIRSnippet.record("A") + #"<alias name="A" c:type="GtkA"><type name="gint"/></alias>"#,
            "8: Gtk.A is declared twice"
        )
    }

    // MARK: Known elements

    func testDocumentationIsIgnored() throws {
        let namespace = try parse(
            #"<function-macro name="A"/><docsection name="a"><doc>Text</doc></docsection>"#
                + GIRSnippet.class(
                    "Button",
                    #"<doc line="1">A <b>button</b>.</doc><source-position filename="a.h" line="2"/>"#
                        + #"<attribute name="a" value="b"/>"#
                )
        )
        XCTAssertEqual(namespace.compounds.map(\.info.name), ["Button"])
    }

    func testACallable() throws {
        let method = GIRSnippet.method(
            "pack",
            GIRSnippet.parameter("child", GIRSnippet.widget, #"nullable="1""#, transfer: "full"),
            GIRSnippet.out("size", GIRSnippet.type("gint", "int*"), #"caller-allocates="1" optional="1""#),
            result: GIRSnippet.result(GIRSnippet.string, #"nullable="1""#, transfer: "container"),
            attributes: #"throws="1" version="4.2""#
        )
        let callable = try XCTUnwrap(try parse(GIRSnippet.class("Button", method)).compounds.first?.methods.first)
        XCTAssertEqual(callable.info.name, "pack")
        XCTAssertEqual(callable.info.version, "4.2")
        XCTAssertEqual(callable.cIdentifier, "gtk_button_pack")
        XCTAssertTrue(callable.throwsError)
        XCTAssertEqual(callable.instance?.type.cType, "GtkButton*")
        XCTAssertEqual(callable.result.type, GIRType(name: "utf8", cType: "const char*"))
        XCTAssertEqual(callable.result.transfer, .container)
        XCTAssertTrue(callable.result.isNullable)
        XCTAssertEqual(callable.parameters.map(\.name), ["child", "size"])
        XCTAssertEqual(callable.parameters.map(\.direction), [.in, .out])
        XCTAssertEqual(callable.parameters.map(\.transfer), [.full, .full])
        XCTAssertEqual(callable.parameters.map(\.isNullable), [true, false])
        XCTAssertEqual(callable.parameters.map(\.isCallerAllocated), [false, true])
        XCTAssertEqual(callable.parameters.map(\.isOptional), [false, true])
    }

    /// A method of an enumeration, as the Vala compiler describes it.
    func testAFunctionWithAnInstance() throws {
        let function = GIRSnippet.method("mode_next", GIRSnippet.parameter("count", GIRSnippet.int), of: "Mode")
            .replacing("method", with: "function")
        let callable = try XCTUnwrap(try parse(function).functions.first)
        XCTAssertNil(callable.instance)
        XCTAssertEqual(callable.parameters.map(\.name), ["self", "count"])
        XCTAssertEqual(callable.argumentCount, 2)
    }

    func testAnArray() throws {
        func array(_ attributes: String) throws -> GIRArray? {
            let type = #"<array c:type="int*" \#(attributes)><type name="gint"/></array>"#
            let record = GIRSnippet.record("A", GIRSnippet.field("a", type))
            return try parse(record).compounds.first?.fields.first?.type?.array
        }
        XCTAssertEqual(try array(""), GIRArray(isZeroTerminated: true))
        XCTAssertEqual(try array(#"length="2""#), GIRArray(length: 2, isZeroTerminated: false))
        XCTAssertEqual(try array(#"fixed-size="4""#), GIRArray(fixedSize: 4, isZeroTerminated: false))
        XCTAssertEqual(
            try array(#"length="2" zero-terminated="1""#),
            GIRArray(length: 2, isZeroTerminated: true)
        )
        XCTAssertEqual(try array(#"zero-terminated="0""#), GIRArray(isZeroTerminated: false))
    }

    // MARK: C types

    func testCTypes() throws {
        let type = CType("const char * const *")
        XCTAssertEqual(type.base, "char")
        XCTAssertEqual(type.stars, 2)
        XCTAssertTrue(type.isBaseConstant)
        XCTAssertTrue(type.isMiddleConstant)
        XCTAssertFalse(CType("const char**").isMiddleConstant)
        XCTAssertFalse(CType("GtkWidget*").isBaseConstant)
        XCTAssertTrue(CType("gpointer").isUntyped)
        XCTAssertTrue(CType("const void*").isUntyped)
        XCTAssertFalse(CType("GtkWidget*").isUntyped)
        XCTAssertTrue(CType("bool").isBool)
        XCTAssertFalse(CType("gboolean").isBool)
        XCTAssertEqual(CType("struct tm*").base, "tm")
    }
}
