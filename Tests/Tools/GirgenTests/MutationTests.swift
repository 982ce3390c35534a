import Foundation
import XCTest

@testable import GirgenAnalyse
@testable import GirgenCommand
@testable import GirgenParse

/// Tests of changed GIR files, as a mistaken or hostile author would write them. Each file is an error with its line, or
/// becomes Swift code that only consists of declarations.
///
/// The environment variable `COMBINEGTK_GIR_MUTATIONS` is the number of random mutations (100), and
/// `COMBINEGTK_RANDOM_SEED` is the seed of the first one (1). A seed always changes the same installed file in the same way.
final class MutationTests: GeneratorTestCase {
    /// A call that a value contains in order to enter the code.
    private static let call = "intrude()"

    private static let hostileValues = [
        #"a"; \#(call); //"#, #"a\(\#(call))"#, "a\n\(call)\n", "a\r\(call)\r", "a*/\(call)/*", "a`;\(call);`",
        "a){}};\(call)", "/*", #"\"#, #"a"#, #"""#, "", "_", "-", ".", "..", "...", "é", "a b", "a.b", "a-b",
        "../a", "/etc/passwd", "1", "-1", "2_d", "65536", "99999999999999999999", "1e400", "0x10", "nan", "true",
        "class", "self", "Self", "Type", "init", "GObject.Object", "Gtk.Widget", "Gtk.Nothing", ".Car", "Toy..Car",
        "Toy.Car.x", "Widget", "gpointer", "utf8", "none", "gint", "GLib.List", "int*", "const char * const *",
        String(repeating: "*", count: 100_000), String(repeating: "a", count: 10_000),
    ]

    // MARK: Generating

    private lazy var setup = Result {
        var configuration = try Repository.configuration()
        let module = Configuration.Module(binding: "Toy", files: ["Toy-4"], documentation: nil)
        configuration.add([module], [], sentences: [], besides: [])
        return (base: try namespaces(), configuration: configuration)
    }

    /// Binds a library, and returns the text of its Swift files.
    private func bind(_ text: String, file: String = "Toy-4.gir") throws -> [String] {
        let namespace = try GIRParser.parse(Data(text.utf8), file: file)
        let (base, configuration) = try setup.get()
        let api = try Generator(base + [namespace], configuration).api
        let modules = api.modules.filter { $0.name == "Toy" }
        return modules.flatMap { APIPrinter(api: api).files(of: $0) }.map(\.text)
    }

    /// Binds a changed library. Returns no text if the result is an error, which must state a line.
    private func bindChanged(_ text: String, _ change: @autoclosure () -> String) -> [String] {
        // Ends the process if the generator doesn't terminate.
        alarm(60)
        defer { alarm(0) }
        do {
            let texts = try bind(text)
            for text in texts { assertNoCall(text, change()) }
            return texts
        } catch let error as GIRError {
            XCTAssertNotNil(error.line, "\(change()): \(error)")
        } catch { XCTFail("\(change()): \(error)") }
        return []
    }

    /// Only comments and string literals can contain the call.
    private func assertNoCall(_ text: String, _ change: String) {
        for line in text.split(whereSeparator: \.isNewline) where line.contains("intrude") {
            let code = line.replacing(/\/\*.*?\*\/|"(?:[^"\\]|\\["\\nr])*"|\/\/.*/, with: "")
            XCTAssertFalse(code.contains("intrude"), "\(change): \(line)")
        }
    }

    /// Parses files as those of a library, in which only declarations are valid.
    private func assertDeclarations(_ all: [(name: String, text: String)], line: UInt = #line) throws {
        var texts: Set<String> = []
        let files = all.filter { texts.insert($0.text).inserted }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mutations-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = try files.enumerated().map { index, file in
            let path = "\(index)-\(file.name).swift"
            try Data(file.text.utf8).write(to: folder.appendingPathComponent(path))
            return path
        }
        let parse = ["swiftc", "-frontend", "-parse", "-parse-as-library", "-module-name", "Toy"]
        if ProgramOutput.text(of: parse + paths, in: folder) != nil { return }
        let errors = ProgramOutput.text(of: parse + paths, status: nil, isOfErrors: true, in: folder)
        XCTFail("swiftc failed: \(errors?.prefix(3000) ?? "")", line: line)
    }

    // MARK: Each attribute

    private static let library = GIRSnippet.file(
        "Toy",
        version: "4",
        """
        <alias name="Size" c:type="ToySize"><type name="gint" c:type="int"/></alias>
        <constant name="KEY" value="1" c:type="GDK_KEY_toy"><type name="utf8" c:type="gchar*"/></constant>
        <constant name="NAME" value="toy" c:type="TOY_NAME"><type name="utf8" c:type="gchar*"/></constant>
        <constant name="SCALE" value="1.500000" c:type="TOY_SCALE"><type name="gdouble" c:type="gdouble"/></constant>
        <constant name="LIMIT" value="12" c:type="TOY_LIMIT"><type name="gint" c:type="gint"/></constant>
        <constant name="IS_NEW" value="true" c:type="TOY_IS_NEW"><type name="gboolean" c:type="gboolean"/></constant>
        <enumeration name="Mode" c:type="ToyMode" glib:type-name="ToyMode" glib:get-type="toy_mode_get_type" version="4.1"
            deprecated="1" deprecated-version="4.2">
        <member name="fast" value="0" c:identifier="TOY_MODE_FAST" glib:nick="fast" glib:name="TOY_MODE_FAST"/>
        <member name="slow" value="-1" c:identifier="TOY_MODE_SLOW" glib:nick="slow" glib:name="TOY_MODE_SLOW"/>
        </enumeration>
        <enumeration name="Error" c:type="ToyError" glib:error-domain="toy-error-quark">
        <member name="failed" value="0" c:identifier="TOY_ERROR_FAILED"/>
        </enumeration>
        <bitfield name="Parts" c:type="ToyParts" glib:type-name="ToyParts" glib:get-type="toy_parts_get_type">
        <member name="wheel" value="1" c:identifier="TOY_PARTS_WHEEL"/>
        </bitfield>
        <class name="Node" c:type="ToyNode" glib:type-name="ToyNode" glib:get-type="toy_node_get_type" glib:fundamental="1" \
        glib:ref-func="toy_node_ref" glib:unref-func="toy_node_unref" glib:set-value-func="toy_value_set_node" \
        glib:get-value-func="toy_value_get_node"/>
        <union name="Any" c:type="ToyAny" copy-function="toy_any_copy" free-function="toy_any_free"/>
        <record name="Point" c:type="ToyPoint"><field name="x" writable="1"><type name="gint" c:type="int"/></field></record>
        <record name="Box" c:type="ToyBox" glib:type-name="ToyBox" glib:get-type="toy_box_get_type" opaque="1">
        <constructor name="new" c:identifier="toy_box_new">
        <return-value transfer-ownership="full"><type name="Box" c:type="ToyBox*"/></return-value>
        </constructor>
        </record>
        <callback name="Function" c:type="ToyFunction"><return-value transfer-ownership="none"><type name="gboolean" \
        c:type="gboolean"/></return-value><parameters><parameter name="count" transfer-ownership="none">\
        <type name="gint" c:type="int"/></parameter><parameter name="user_data" transfer-ownership="none" nullable="1" \
        closure="1"><type name="gpointer" c:type="gpointer"/></parameter></parameters></callback>
        <interface name="Movable" c:type="ToyMovable" c:symbol-prefix="movable" glib:type-name="ToyMovable" \
        glib:get-type="toy_movable_get_type" glib:type-struct="MovableInterface"><prerequisite name="GObject.Object"/>
        </interface>
        <record name="MovableInterface" c:type="ToyMovableInterface" glib:is-gtype-struct-for="Movable"/>
        <class name="Car" c:symbol-prefix="car" c:type="ToyCar" parent="Gtk.Widget" glib:type-name="ToyCar" \
        glib:get-type="toy_car_get_type" glib:type-struct="CarClass">
        <implements name="Movable"/>
        <constructor name="new_with_name" c:identifier="toy_car_new_with_name">
        <return-value transfer-ownership="none"><type name="Gtk.Widget" c:type="GtkWidget*"/></return-value>
        <parameters><parameter name="name" transfer-ownership="none"><type name="utf8" c:type="const char*"/></parameter>\
        </parameters></constructor>
        <method name="set_wheels" c:identifier="toy_car_set_wheels" glib:set-property="wheels">
        <return-value transfer-ownership="none"><type name="none" c:type="void"/></return-value>
        <parameters><instance-parameter name="self" transfer-ownership="none"><type name="Car" c:type="ToyCar*"/>\
        </instance-parameter><parameter name="wheels" transfer-ownership="none"><type name="gint" c:type="int"/></parameter>\
        </parameters></method>
        <method name="get_names" c:identifier="toy_car_get_names" throws="1" moved-to="Car.names">
        <return-value transfer-ownership="full"><array c:type="char**" length="0" zero-terminated="1"><type name="utf8"/>\
        </array></return-value>
        <parameters><instance-parameter name="self" transfer-ownership="none"><type name="Car" c:type="ToyCar*"/>\
        </instance-parameter><parameter name="count" direction="out" caller-allocates="0" transfer-ownership="full" \
        optional="1"><type name="gsize" c:type="gsize*"/></parameter></parameters></method>
        <method name="each" c:identifier="toy_car_each" shadows="each_full">
        <return-value transfer-ownership="none"><type name="none" c:type="void"/></return-value>
        <parameters><instance-parameter name="self" transfer-ownership="none"><type name="Car" c:type="ToyCar*"/>\
        </instance-parameter><parameter name="function" transfer-ownership="none" scope="notified" closure="1" destroy="2">\
        <type name="Function" c:type="ToyFunction"/></parameter><parameter name="data" transfer-ownership="none" \
        nullable="1"><type name="gpointer" c:type="gpointer"/></parameter><parameter name="destroy" \
        transfer-ownership="none" scope="async"><type name="GLib.DestroyNotify" c:type="GDestroyNotify"/></parameter>\
        </parameters></method>
        <virtual-method name="move" invoker="move">
        <return-value transfer-ownership="none"><type name="none" c:type="void"/></return-value>
        <parameters><instance-parameter name="self" transfer-ownership="none"><type name="Car" c:type="ToyCar*"/>\
        </instance-parameter></parameters></virtual-method>
        <property name="wheels" writable="1" transfer-ownership="none" setter="set_wheels" getter="get_wheels" \
        default-value="4"><type name="gint" c:type="gint"/></property>
        <field name="parent_instance"><type name="Gtk.Widget" c:type="GtkWidget"/></field>
        <glib:signal name="moved-far" when="last" detailed="1" action="1">
        <return-value transfer-ownership="none"><type name="gboolean" c:type="gboolean"/></return-value>
        <parameters><parameter name="distance" transfer-ownership="none"><type name="gdouble" c:type="gdouble"/></parameter>\
        </parameters></glib:signal>
        </class>
        <record name="CarClass" c:type="ToyCarClass" glib:is-gtype-struct-for="Car"><field name="move"><type name="gpointer" \
        c:type="gpointer"/></field></record>
        <function name="park" c:identifier="toy_park"><return-value transfer-ownership="none"><type name="none" \
        c:type="void"/></return-value><parameters><parameter name="car" transfer-ownership="none"><type name="Car" \
        c:type="ToyCar*"/></parameter></parameters></function>
        """
    )

    func testHostileValuesOfEachAttribute() throws {
        let text = Self.library
        try assertDeclarations(bind(text).map { ("library", $0) })
        var files: [(name: String, text: String)] = []
        var tried: Set<String> = []
        for tag in text.matches(of: /<([\w:-]+)[^>]*>/) {
            for attribute in tag.0.matches(of: /\s([\w:-]+)="([^"]*)"/) where !attribute.1.hasPrefix("xmlns") {
                guard tried.insert("\(tag.1) \(attribute.1)").inserted else { continue }
                for (index, value) in Self.hostileValues.enumerated() {
                    var changed = text
                    changed.replaceSubrange(attribute.2.startIndex..<attribute.2.endIndex, with: Self.escaped(value))
                    let found = bindChanged(changed, "\(tag.1): \(attribute.0) with \(value.debugDescription)")
                    files += found.map { ("\(attribute.1)-\(index)", $0) }
                }
            }
        }
        XCTAssertGreaterThan(tried.count, 80)
        try assertDeclarations(files)
    }

    private static func escaped(_ value: String) -> String {
        value.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
            .replacing("\n", with: "&#10;").replacing("\r", with: "&#13;")
    }

    // MARK: Random changes

    func testRandomMutations() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["COMBINEGTK_GIR_MUTATIONS"].flatMap { Int($0) } ?? 100
        let first = environment["COMBINEGTK_RANDOM_SEED"].flatMap { UInt64($0) } ?? 1
        let libraries = GIRFiles([]).directories.flatMap { folder in
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return files.filter { $0.hasSuffix(".gir") }.sorted().map { "\(folder)/\($0)" }
        }
        guard !libraries.isEmpty else { throw XCTSkip("no GIR file is installed") }
        let values = Self.hostileValues.map(Self.escaped)
        var declarations: [String: [String]] = [:]
        var files: [(name: String, text: String)] = []
        for number in 0..<count {
            let seed = first &+ UInt64(number)
            if count > 100 || number == 0 { FileHandle.standardError.write(Data("seed \(seed)\n".utf8)) }
            var mutation = Mutation(seed: seed)
            guard let library = libraries.randomElement(using: &mutation) else { continue }
            let known = try declarations[library] ?? Self.declarations(in: library)
            declarations[library] = known
            files += bindChanged(mutation.changed(known, values), "seed \(seed)").map { ("seed-\(seed)", $0) }
            if files.count > 500 || number == count - 1 {
                try assertDeclarations(files)
                files = []
            }
        }
    }

    /// Returns the declarations of a GIR file, which are indented by four spaces.
    private static func declarations(in file: String) throws -> [String] {
        let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
        let declarations = text.matches(of: /\n    <(\w+)[^>]*(?:\/>|>(?s:.*?)\n    <\/\1>)/).map { String($0.0) }
        return declarations.filter { $0.utf8.count < 20_000 }
    }

    /// Random changes of a part of a GIR file. The same seed makes the same changes.
    private struct Mutation: RandomNumberGenerator {
        private var state: UInt64

        init(seed: UInt64) { state = seed }

        /// SplitMix64.
        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var value = state
            value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
            value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
            return value ^ (value >> 31)
        }

        /// Returns a file that contains some of the declarations, with changes at one to four places.
        mutating func changed(_ declarations: [String], _ values: [String]) -> String {
            var kept = (0..<8).compactMap { _ in declarations.randomElement(using: &self) }
            kept = kept.indices.filter { !kept[..<$0].contains(kept[$0]) }.map { kept[$0] }
            var text = GIRSnippet.file("Toy", version: "4", kept.joined())
            for _ in 0..<Int.random(in: 1...4, using: &self) { change(&text, values) }
            return text
        }

        private static let markup = [
            "<", ">", "/>", "<a", "</type>", "<?a?>", "<!DOCTYPE a>", "<![CDATA[", "]]>", "<!--", "&a;", "&#0;", "\"",
            "\0",
        ]

        private mutating func change(_ text: inout String, _ values: [String]) {
            let attributes = text.matches(of: /\s([\w:-]+)="([^"]*)"/)
            guard let attribute = attributes.randomElement(using: &self) else { return }
            let (value, lines) = (attribute.2.startIndex..<attribute.2.endIndex, text.split(separator: "\n"))
            switch Int.random(in: 0..<9, using: &self) {
            case 0...2:
                guard let other = values.randomElement(using: &self) else { return }
                text.replaceSubrange(value, with: other)
            case 3, 4:
                // Values of the same attribute cause cycles and contradictions.
                let others = attributes.filter { $0.1 == attribute.1 }.map { String($0.2) }
                guard let other = others.randomElement(using: &self) else { return }
                text.replaceSubrange(value, with: other)
            case 5: text.removeSubrange(attribute.range)
            case 6:
                guard let line = lines.randomElement(using: &self), line.contains("<") else { return }
                text.insert(contentsOf: "\n\(line)", at: line.endIndex)
            case 7:
                let place = text.index(text.startIndex, offsetBy: Int.random(in: 0..<text.count, using: &self))
                text.insert(contentsOf: Self.markup.randomElement(using: &self) ?? "", at: place)
            default:
                guard let line = lines.randomElement(using: &self) else { return }
                text.removeSubrange(line.startIndex..<line.endIndex)
            }
        }
    }
}
