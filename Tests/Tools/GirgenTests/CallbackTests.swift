import Foundation
import XCTest

/// Tests of callbacks as closures, by their lifetime in C.
final class CallbackTests: GeneratorTestCase {
    private let filterFunc = GIRSnippet.callback(
        "FilterFunc",
        GIRSnippet.parameter("item", GIRSnippet.widget),
        GIRSnippet.parameter("user_data", GIRSnippet.type("gpointer", "gpointer"), #"nullable="1" closure="1""#),
        result: GIRSnippet.result(GIRSnippet.bool)
    )

    private func setFilter(_ attributes: String, hasDestroy: Bool = false, isNullable: Bool = false) -> String {
        let null = isNullable ? #"nullable="1""# : ""
        let destroy = GIRSnippet.parameter(
            "destroy",
            GIRSnippet.type("GLib.DestroyNotify", "GDestroyNotify"),
            #"scope="async""#
        )
        let function = GIRSnippet.parameter(
            "func",
            GIRSnippet.type("FilterFunc", "GtkFilterFunc"),
            #"\#(attributes) closure="1" \#(hasDestroy ? #"destroy="2""# : "") \#(null)"#
        )
        let data = GIRSnippet.parameter("user_data", GIRSnippet.type("gpointer", "gpointer"), #"nullable="1""#)
        return filterFunc
            + GIRSnippet.class(
                "Button",
                hasDestroy
                    ? GIRSnippet.method("set_filter", function, data, destroy)
                    : GIRSnippet.method("set_filter", function, data)
            )
    }

    func testAClosureTypeAndItsTrampoline() throws {
        let output = try generate(filterFunc)
        try assertSnapshot("FilterFunc", of: output)
    }

    func testCalledDuringTheCall() throws {
        let output = try generate(setFilter(#"scope="call""#))
        assertFile(
            "Button",
            of: output,
            contains: """
                public func setFilter(_ function: @escaping FilterFunc) {
                    let functionData = retainedBox(function)
                    defer { releaseBoxNow(functionData) }
                    gtk_button_set_filter(OpaquePointer(pointer), filterFuncTrampoline, functionData)
                }
                """
        )
    }

    func testCalledOnce() throws {
        let output = try generate(setFilter(#"scope="async""#))
        assertFile(
            "Button",
            of: output,
            contains: """
                public func setFilter(_ function: @escaping FilterFunc) {
                    let functionData = retainedBox(function)
                    gtk_button_set_filter(OpaquePointer(pointer), filterFuncOnceTrampoline, functionData)
                }
                """
        )
    }

    func testCalledUntilFreed() throws {
        let output = try generate(setFilter(#"scope="notified""#, hasDestroy: true))
        assertFile(
            "Button",
            of: output,
            contains: """
                public func setFilter(_ function: @escaping FilterFunc) {
                    let functionData = retainedBox(function)
                    recordKeptClosure(functionData)
                    gtk_button_set_filter(OpaquePointer(pointer), filterFuncTrampoline, functionData, releaseBox)
                }
                """
        )
    }

    func testAnOptionalClosure() throws {
        let output = try generate(setFilter(#"scope="notified""#, hasDestroy: true, isNullable: true))
        assertFile(
            "Button",
            of: output,
            contains: """
                public func setFilter(_ function: FilterFunc?) {
                    let functionData = function.map { retainedBox($0) }
                    recordKeptClosure(functionData)
                    gtk_button_set_filter(OpaquePointer(pointer), functionData == nil ? nil : filterFuncTrampoline, functionData, functionData == nil ? nil : releaseBox)
                }
                """
        )
    }

    func testAClosureOfAConstructorIsRecordedWithTheObject() throws {
        let parameters = [
            GIRSnippet.parameter(
                "func",
                GIRSnippet.type("FilterFunc", "GtkFilterFunc"),
                #"scope="notified" closure="1" destroy="2""#
            ), GIRSnippet.parameter("user_data", GIRSnippet.type("gpointer", "gpointer"), #"nullable="1""#),
            GIRSnippet.parameter("destroy", GIRSnippet.type("GLib.DestroyNotify", "GDestroyNotify"), #"scope="async""#),
        ]
        let output = try generate(
            filterFunc + GIRSnippet.class("Button", GIRSnippet.constructor("new_filtered", parameters.joined()))
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                    self.init(wrapping: requiredPointer(returned, "gtk_button_new_filtered"), transfer: .none)
                    recordKeptClosure(functionData)
                }
                """
        )
    }

    func testAClosureOfAFunctionIsRecordedWithItsFirstObject() throws {
        func function(_ nullable: String) -> String {
            GIRSnippet.function(
                "watch",
                "gtk_watch",
                GIRSnippet.parameter("widget", GIRSnippet.widget, nullable),
                GIRSnippet.parameter(
                    "func",
                    GIRSnippet.type("FilterFunc", "GtkFilterFunc"),
                    #"scope="notified" closure="2" destroy="3""#
                ),
                GIRSnippet.parameter("user_data", GIRSnippet.type("gpointer", "gpointer"), #"nullable="1""#),
                GIRSnippet.parameter(
                    "destroy",
                    GIRSnippet.type("GLib.DestroyNotify", "GDestroyNotify"),
                    #"scope="async""#
                )
            )
        }
        assertFile(
            "Functions",
            of: try generate(filterFunc + function("")),
            contains: "widget.recordKeptClosure(functionData)"
        )
        assertFile(
            "Functions",
            of: try generate(filterFunc + function(#"nullable="1""#)),
            contains: "widget?.recordKeptClosure(functionData)"
        )
    }

    func testResultsOfAnEndedClosure() throws {
        let data = GIRSnippet.parameter("data", GIRSnippet.type("gpointer", "gpointer"))
        func line(_ result: String, _ name: String = "EndedFunc") throws -> String? {
            let output = try generate(GIRSnippet.callback(name, data, result: result))
            return output[name]?.split(separator: "\n").first { $0.contains("guard") }.map(String.init)
        }
        func assertGives(_ result: String, _ expected: String, _ name: String = "EndedFunc") throws {
            XCTAssertEqual(
                try line(result, name)?.trimmingCharacters(in: .whitespaces),
                "guard let function: \(name) = keptFunction(argument0) else { \(expected) }"
            )
        }
        try assertGives(GIRSnippet.result(GIRSnippet.nothing), "return")
        try assertGives(GIRSnippet.result(GIRSnippet.type("gint", "int")), "return 0")
        try assertGives(GIRSnippet.result(GIRSnippet.widget, #"nullable="1""#), "return nil")
        let text = GIRSnippet.type("utf8", "char*")
        try assertGives(GIRSnippet.result(text, transfer: "full"), #"return g_strdup("")"#)
        try assertGives(GIRSnippet.result(text, #"nullable="1""#, transfer: "full"), "return nil")
        try assertGives(GIRSnippet.result(GIRSnippet.type("gint", "int")), "return -1", "AssistantPageFunc")
    }

    func testCalledForever() throws {
        let output = try generate(setFilter(#"scope="forever""#))
        assertFile(
            "Button",
            of: output,
            contains: """
                public func setFilter(_ function: @escaping FilterFunc) {
                    let functionData = retainedBox(function)
                    gtk_button_set_filter(OpaquePointer(pointer), filterFuncTrampoline, functionData)
                }
                """
        )
    }

    func testAnUnknownScopeIsSkipped() throws {
        let output = try generate(setFilter(""))
        assertSkipped(
            "gtk_button_set_filter",
            of: output,
            because: "takes a GtkFilterFunc with an unknown scope"
        )
    }

    /// Only a pointer is the user data, regardless of the name.
    func testAContainerNamedDataIsAnArgument() throws {
        let table = "<type name=\"GLib.List\" c:type=\"GList*\"><type name=\"utf8\"/></type>"
        let output = try generate(
            GIRSnippet.callback("ListFunc", GIRSnippet.parameter("data", table))
                + GIRSnippet.class(
                    "Button",
                    GIRSnippet.method(
                        "call",
                        GIRSnippet.parameter("func", GIRSnippet.type("ListFunc", "GtkListFunc"), #"scope="call""#)
                    )
                )
        )
        assertSkipped("gtk_button_call", of: output, because: "takes a GtkListFunc, which has no user data")
    }

    func testACallbackWithoutUserDataIsSkipped() throws {
        let output = try generate(
            GIRSnippet.callback("PlainFunc", GIRSnippet.parameter("item", GIRSnippet.widget))
                + GIRSnippet.class(
                    "Button",
                    GIRSnippet.method(
                        "call",
                        GIRSnippet.parameter("func", GIRSnippet.type("PlainFunc", "GtkPlainFunc"), #"scope="call""#)
                    )
                )
        )
        XCTAssertNil(output["PlainFunc"])
        assertSkipped(
            "gtk_button_call",
            of: output,
            because: "takes a GtkPlainFunc, which has no user data"
        )
    }

    func testResultsOfAClosureAreTransferredToC() throws {
        let data = GIRSnippet.parameter("data", GIRSnippet.type("gpointer", "gpointer"))
        let output = try generate(
            GIRSnippet.callback(
                "FormatFunc",
                data,
                result: GIRSnippet.result(GIRSnippet.type("utf8", "char*"), transfer: "full")
            )
                + GIRSnippet.callback(
                    "CreateFunc",
                    data,
                    result: GIRSnippet.result(GIRSnippet.widget, #"nullable="1""#, transfer: "full")
                )
                + GIRSnippet.callback(
                    "LookUpFunc",
                    data,
                    result: GIRSnippet.result(GIRSnippet.widget)
                )
        )
        assertFile(
            "FormatFunc",
            of: output,
            contains: #"return g_strdup(terminated(returned, "what a closure returned"))"#
        )
        assertFile(
            "CreateFunc",
            of: output,
            contains: "return returned?.consumedPointer.assumingMemoryBound(to: GtkWidget.self)"
        )
        assertFile(
            "LookUpFunc",
            of: output,
            contains: "return returned.pointer.assumingMemoryBound(to: GtkWidget.self)"
        )
    }

    func testAnErrorThatMayBeMissing() throws {
        let output = try generate(
            GIRSnippet.class("PrintJob")
                + GIRSnippet.callback(
                    "PrintJobCompleteFunc",
                    GIRSnippet.parameter("print_job", GIRSnippet.type("PrintJob", "GtkPrintJob*")),
                    GIRSnippet.parameter("user_data", GIRSnippet.type("gpointer", "gpointer"), #"closure="1""#),
                    GIRSnippet.parameter("error", GIRSnippet.type("GLib.Error", "const GError*"))
                )
        )
        assertFile(
            "PrintJobCompleteFunc",
            of: output,
            contains:
                "public typealias PrintJobCompleteFunc = @MainActor (_ printJob: PrintJob, _ error: GLibError?) -> Void"
        )
        assertFile(
            "PrintJobCompleteFunc",
            of: output,
            contains: """
                function(convertPointer(UnsafeRawPointer(argument0), .borrowed, "GtkPrintJobCompleteFunc"), \
                convertOptional(argument2, .none))
                """
        )
    }

    func testAClosureThatMustReturnAnErrorIsSkipped() throws {
        let output = try generate(
            GIRSnippet.callback(
                "SetFunc",
                GIRSnippet.parameter("error", GIRSnippet.type("GLib.Error", "GError**")),
                GIRSnippet.parameter("user_data", GIRSnippet.type("gpointer", "gpointer"), #"closure="1""#)
            )
        )
        XCTAssertNil(output["SetFunc"])
    }
}
