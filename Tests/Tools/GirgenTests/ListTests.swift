import XCTest

/// Tests of lists and of the array types of GLib.
final class ListTests: GeneratorTestCase {
    private func list(_ element: String, _ name: String = "GLib.List") -> String {
        let cType = name == "GLib.List" ? "GList*" : "GSList*"
        return #"<type name="\#(name)" c:type="\#(cType)"><type name="\#(element)"/></type>"#
    }

    func testLists() throws {
        let output = try generate(
            button: GIRSnippet.method("use", GIRSnippet.parameter("all", list("Widget"))),
            GIRSnippet.method("take", GIRSnippet.parameter("all", list("Widget"), transfer: "full")),
            GIRSnippet.method("tell", GIRSnippet.parameter("names", list("utf8", "GLib.SList")))
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func use(_ all: [Widget]) {
                    let cAll = linkedList(all.map { UnsafeMutableRawPointer($0.pointer) })
                    defer { g_list_free(cAll) }
                    gtk_button_use(OpaquePointer(pointer), cAll)
                }
                """
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func take(_ all: [Widget]) {
                    let cAll = linkedList(all.map { UnsafeMutableRawPointer($0.consumedPointer) })
                    gtk_button_take(OpaquePointer(pointer), cAll)
                }
                """
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func tell(_ names: [String]) {
                    let cNames = singlyLinkedList(names.map { UnsafeMutableRawPointer(g_strdup(terminated($0, "gtk_button_tell: names"))) })
                    defer { g_slist_free_full(cNames, g_free) }
                    gtk_button_tell(OpaquePointer(pointer), cNames)
                }
                """
        )
    }

    func testReturnedLists() throws {
        let output = try generate(
            button: GIRSnippet.method("find", result: GIRSnippet.result(list("Widget"), transfer: "container")),
            GIRSnippet.method("tell", result: GIRSnippet.result(list("utf8", "GLib.SList"), transfer: "full")),
            GIRSnippet.method("models", result: GIRSnippet.result(list("Gio.ListModel"))),
            GIRSnippet.method(
                "units",
                result: GIRSnippet.result(
                    #"<array name="GLib.PtrArray" c:type="GPtrArray*"><type name="Widget"/></array>"#,
                    transfer: "full"
                )
            ),
            GIRSnippet.method(
                "bytes",
                result: GIRSnippet.result(
                    #"<array name="GLib.ByteArray" c:type="GByteArray*"><type name="guint8"/></array>"#,
                    transfer: "full"
                )
            )
        )
        let bodies = [
            ("find", "[Widget]", "convertList($0, .container)"),
            ("tell", "[String]", "convertSinglyLinkedList($0, .full)"),
            ("models", "[any ListModel]", "convertInterfaceList($0, .none)"),
            ("units", "[Widget]", "convertPtrArray($0, .full)"),
            ("bytes", "[UInt8]", "convertByteArray($0, .full)"),
        ]
        for (name, type, body) in bodies {
            let call = body.replacing("$0", with: "gtk_button_\(name)(OpaquePointer(pointer))")
            assertFile("Button", of: output, contains: "public func \(name)() -> \(type) { \(call) }")
        }
    }

    func testGArrays() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "take",
                GIRSnippet.parameter("all", #"<array name="GLib.Array" c:type="GArray*"><type name="gint"/></array>"#)
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func take(_ all: [Int]) {
                    let cAll = temporarySizedArray(all.map { exactInteger($0, "gtk_button_take: all: element") as gint })
                    defer { freeSizedArray(cAll) }
                    gtk_button_take(OpaquePointer(pointer), cAll)
                }
                """
        )
    }

    func testListsOfNumbers() throws {
        let output = try generate(
            button: GIRSnippet.method("take", GIRSnippet.parameter("all", list("gint"), transfer: "container")),
            GIRSnippet.method("tell", result: GIRSnippet.result(list("guint32", "GLib.SList"))),
            GIRSnippet.method("refuse", GIRSnippet.parameter("all", list("gint64")))
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func take(_ all: [Int]) {
                    let cAll = linkedList(all, "gtk_button_take: all", .integer(gint.self))
                    gtk_button_take(OpaquePointer(pointer), cAll)
                }
                """
        )
        assertFile(
            "Button",
            of: output,
            contains:
                "return convertSinglyLinkedList(gtk_button_tell(OpaquePointer(pointer)), .none, .integer(guint32.self))"
        )
        assertSkipped(
            "gtk_button_refuse",
            of: output,
            because: "takes a list of values that Swift can't store in pointers"
        )
    }
}
