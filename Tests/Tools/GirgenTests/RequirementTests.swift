import XCTest

@testable import GirgenAnalyse

/// Tests of interfaces that Swift classes implement: the required members, the optional ones, and the calls from C.
final class RequirementTests: GeneratorTestCase {
    /// Returns an icon with other members. The policy states which of them are optional.
    private func icon(_ members: String, fields: String...) -> String {
        """
        <interface name="Icon" c:type="GIcon" glib:type-name="GIcon" glib:get-type="g_icon_get_type">
        \(members)
        </interface>
        \(GIRSnippet.structure("GIconIface", of: "Icon", "g_iface").replacing(
            "</record>",
            with: fields.map { GIRSnippet.field($0, GIRSnippet.type("gpointer", "gpointer")) }.joined() + "</record>"
        ))
        """
    }

    private func method(_ name: String, _ parameters: String = "", result: String) -> String {
        """
        <method name="\(name)" c:identifier="g_icon_\(name)">
        \(GIRSnippet.result(result))
        <parameters>
        <instance-parameter name="icon" transfer-ownership="none">\(GIRSnippet.type("Icon", "GIcon*"))</instance-parameter>
        \(parameters)
        </parameters>
        </method>
        """
    }

    private func virtual(_ name: String, _ parameters: String..., result: String, attributes: String = "") -> String {
        GIRSnippet.virtualMethod(
            name,
            parameters.joined(separator: "\n"),
            of: "Icon",
            prefix: "G",
            result: GIRSnippet.result(result),
            attributes: attributes
        )
    }

    private let file = "Gio/Generated/Icon.swift"

    func testTheProtocolRequiresMembersThatCCalls() throws {
        let output = try generate(
            "",
            gio: icon(
                method("get_width", result: GIRSnippet.int) + virtual("get_width", result: GIRSnippet.int)
                    + method("paint", GIRSnippet.parameter("size", GIRSnippet.int), result: GIRSnippet.bool)
                    + virtual("paint", GIRSnippet.parameter("size", GIRSnippet.int), result: GIRSnippet.bool),
                fields: "get_width",
                "paint"
            )
        )
        assertFile(
            file,
            of: output,
            contains: """
                @MainActor
                public protocol Icon: Object {
                    /// [`g_icon_get_width`](https://docs.gtk.org/gio/method.Icon.get_width.html)
                    var width: Int { get }

                    /// [`g_icon_paint`](https://docs.gtk.org/gio/method.Icon.paint.html)
                    func paint(_ size: Int) -> Bool
                }
                """
        )
        assertFile(
            file,
            of: output,
            contains: """
                let iconImplementation = InterfaceImplementation(
                    g_icon_get_type(),
                    isImplemented: { $0 is any Icon.Type && !($0 is any NativeIcon.Type) }
                ) { interface, _ in
                    guard let structure = interface?.assumingMemoryBound(to: GIconIface.self) else { return }
                    structure.pointee.get_width = { argument0 in
                        return VirtualCall.perform("GIconIface.get_width", argument0) { argument0 in
                            guard let object = VirtualCall.implementer(argument0, iconCast) else { return 0 }
                            let returned = object.width
                """
        )
        XCTAssertEqual(output.coverage.counts["Gio"]?[.virtualFunctions]?.bound, 2)
    }

    func testCClassesConformToANativeProtocol() throws {
        let output = try generate(
            GIRSnippet.class("Picture", #"<implements name="Gio.Icon"/>"#),
            gio: icon(
                method("paint", result: GIRSnippet.bool) + virtual("paint", result: GIRSnippet.bool)
                    + method("reset", result: GIRSnippet.nothing),
                fields: "paint"
            )
        )
        assertFile(file, of: output, contains: "public protocol NativeIcon: Icon {}")
        assertFile(file, of: output, contains: "public final class IconObject: Object, NativeIcon {")
        assertFile("Picture", of: output, contains: "open class Picture: Widget, NativeIcon {")
        assertFile(
            file,
            of: output,
            contains: """
                extension Icon {
                    /// [`g_icon_reset`](https://docs.gtk.org/gio/method.Icon.reset.html)
                    public func reset() {
                """
        )
        assertFile(
            file,
            of: output,
            contains: """
                extension NativeIcon {
                    /// [`g_icon_paint`](https://docs.gtk.org/gio/method.Icon.paint.html)
                """
        )
    }

    func testOptionalMembersUseTheCDefault() throws {
        XCTAssertEqual(try decision(on: "Gio.Icon").type.implementable?.optional, ["to_tokens", "serialize"])
        let output = try generate(
            "",
            gio: icon(
                method("serialize", result: GIRSnippet.int) + virtual("serialize", result: GIRSnippet.int),
                fields: "serialize"
            )
        )
        assertFile(
            file,
            of: output,
            contains: """
                extension Icon {
                    /// The default implementation in C, for classes that don't implement the member.
                    public func serialize() -> Int {
                        guard let function = VirtualCall.defaultInterface(g_icon_get_type(), GIconIface.self).pointee.serialize else { return 0 }
                """
        )
    }

    func testAbsentMembersHaveAnEmptyDefault() throws {
        XCTAssertEqual(
            try decision(on: "Gio.ActionGroup").type.implementable?.absent?.contains("get_action_state"),
            true
        )
        let group = GIRSnippet.type("ActionGroup", "GActionGroup*")
        let name = GIRSnippet.parameter("action_name", GIRSnippet.string)
        let output = try generate(
            "",
            gio: """
                <interface name="ActionGroup" c:type="GActionGroup" glib:type-name="GActionGroup" \
                glib:get-type="g_action_group_get_type">
                <method name="get_action_state" c:identifier="g_action_group_get_action_state">
                \(GIRSnippet.result(GIRSnippet.bool))
                <parameters><instance-parameter name="group" transfer-ownership="none">\(group)</instance-parameter>
                \(name)</parameters>
                </method>
                \(GIRSnippet.virtualMethod(
                    "get_action_state",
                    name,
                    of: "ActionGroup",
                    prefix: "G",
                    result: GIRSnippet.result(GIRSnippet.bool)
                ))
                </interface>
                \(GIRSnippet.structure("GActionGroupInterface", of: "ActionGroup", "get_action_state"))
                """
        )
        assertFile(
            "Gio/Generated/ActionGroup.swift",
            of: output,
            contains: """
                    /// The default implementation, for classes that don't implement the member.
                    public func actionState(_ actionName: String) -> Bool { false }
                """
        )
    }

    func testAMemberWithoutAPublicFunctionCallsTheVirtualFunction() throws {
        let output = try generate("", gio: icon(virtual("hash", result: GIRSnippet.int), fields: "hash"))
        assertFile(file, of: output, contains: "func hash() -> Int")
        assertFile(
            file,
            of: output,
            contains: """
                    public func hash() -> Int {
                        guard let function = VirtualCall.interface(of: self, g_icon_get_type(), GIconIface.self).pointee.hash else { return 0 }
                        return convertInteger(function(OpaquePointer(pointer)))
                    }
                """
        )
    }

    func testAnErrorOfAnImplementationReachesC() throws {
        let output = try generate(
            "",
            gio: icon(virtual("load", result: GIRSnippet.bool, attributes: #"throws="1""#), fields: "load")
        )
        assertFile(file, of: output, contains: "func load() throws(GLibError)")
        assertFile(
            file,
            of: output,
            contains: """
                do throws(GLibError) {
                    try object.load()
                    return 1
                } catch {
                    failure?.pointee = error.copiedPointer
                    return 0
                }
                """
        )
    }

    func testUnsupportedRequirementsAreSkippedWithAReason() throws {
        let output = try generate(
            "",
            gio: icon(
                GIRSnippet.signal("changed") + virtual("changed", result: GIRSnippet.nothing)
                    + method("paint", GIRSnippet.parameter("size", GIRSnippet.int), result: GIRSnippet.bool)
                    + virtual("paint", result: GIRSnippet.bool)
                    + virtual("load_finish", result: GIRSnippet.bool),
                fields: "changed",
                "paint",
                "load_finish"
            )
        )
        assertSkipped(
            "GIconIface.changed",
            of: output,
            because: "is the default handler of a signal"
        )
        assertSkipped(
            "GIconIface.paint",
            of: output,
            because: "the parameters or the result of g_icon_paint differ"
        )
        assertSkipped(
            "GIconIface.load_finish",
            of: output,
            because: "is asynchronous, which is not supported for methods that C calls"
        )
    }

    func testPropertiesAreRequired() throws {
        let output = try generate(
            GIRSnippet.interface("Orientable", GIRSnippet.property("orientation", GIRSnippet.int))
                + GIRSnippet.class("Box", #"<implements name="Orientable"/>"#)
        )
        assertFile("Orientable", of: output, contains: "public protocol Orientable: Object {")
        assertFile("Orientable", of: output, contains: "    var orientation: Int { get set }")
        assertFile("Orientable", of: output, contains: "extension NativeOrientable {")
        assertFile("Orientable", of: output, contains: "let orientableImplementation = InterfaceImplementation(")
        assertFile("Orientable", of: output, lacks: "InterfaceCast")
        assertFile("Box", of: output, contains: "open class Box: Widget, NativeOrientable {")
    }

    func testRequirementsWrittenByHand() throws {
        let output = try generate(
            GIRSnippet.interface("BuilderScope", GIRSnippet.virtualMethod("turn", of: "BuilderScope"))
                + GIRSnippet.structure("GtkBuilderScopeInterface", of: "BuilderScope", "turn")
        )
        assertFile(
            "BuilderScope",
            of: output,
            contains: "public protocol BuilderScope: Object, BuilderScopeRequirements {}"
        )
        assertFile("BuilderScope", of: output, contains: "public protocol NativeBuilderScope: BuilderScope {}")
        XCTAssertEqual(output.coverage.counts["Gtk"]?[.virtualFunctions]?.bound, 1)
    }

    func testAnInterfaceWithoutADecisionHasNoRequirements() throws {
        let output = try generate(
            GIRSnippet.interface("Actionable", GIRSnippet.virtualMethod("turn", of: "Actionable"))
                + GIRSnippet.structure("GtkActionableIface", of: "Actionable", "turn")
        )
        assertFile("Actionable", of: output, contains: "public protocol Actionable: Object {}")
        assertFile("Actionable", of: output, lacks: "NativeActionable")
        XCTAssertEqual(output.coverage.counts["Gtk"]?[.virtualFunctions]?.bound, 0)
        XCTAssertEqual(output.coverage.counts["Gtk"]?[.virtualFunctions]?.total, 1)
    }
}
