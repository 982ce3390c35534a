import XCTest

@testable import GirgenAnalyse

/// Tests of functions that throw, and of asynchronous functions with their finish functions.
final class AsynchronousTests: GeneratorTestCase {
    private let completion =
        GIRSnippet.parameter(
            "cancellable",
            GIRSnippet.type("Gio.Cancellable", "GCancellable*"),
            #"nullable="1""#
        )
        + GIRSnippet.parameter(
            "callback",
            GIRSnippet.type("Gio.AsyncReadyCallback", "GAsyncReadyCallback"),
            #"nullable="1" scope="async" closure="2""#
        )
        + GIRSnippet.parameter("user_data", GIRSnippet.type("gpointer", "gpointer"), #"nullable="1""#)
    private let asyncResult = GIRSnippet.parameter("result", GIRSnippet.type("Gio.AsyncResult", "GAsyncResult*"))

    func testErrorsAreThrown() throws {
        let output = try generate(
            button: GIRSnippet.method("save", result: GIRSnippet.result(GIRSnippet.bool), attributes: #"throws="1""#),
            GIRSnippet.method(
                "load",
                result: GIRSnippet.result(GIRSnippet.widget, transfer: "full"),
                attributes: #"throws="1""#
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func save() throws(GLibError) {
                    var failure: UnsafeMutablePointer<GError>?
                    _ = gtk_button_save(OpaquePointer(pointer), &failure)
                    if let failure { throw GLibError(taking: failure) }
                }
                """
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func load() throws(GLibError) -> Widget {
                    var failure: UnsafeMutablePointer<GError>?
                    let returned = gtk_button_load(OpaquePointer(pointer), &failure)
                    if let failure { throw GLibError(taking: failure) }
                    return convertPointer(returned, .full, "gtk_button_load")
                }
                """
        )
    }

    func testAnErrorThatMayBeMissingIsOptional() throws {
        let error = GIRSnippet.type("GLib.Error", "const GError*")
        let output = try generate(
            button: GIRSnippet.property("error", error, #"getter="get_error""#),
            GIRSnippet.method("get_error", result: GIRSnippet.result(error, #"nullable="1""#))
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public var error: GLibError? { recordRead(of: "error"); return convertOptional(gtk_button_get_error(OpaquePointer(pointer)), .none) }
                """
        )
    }

    func testAPairIsOneFunction() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "load_async",
                GIRSnippet.parameter("name", GIRSnippet.string),
                completion.replacing(#"closure="2""#, with: #"closure="3""#)
            ),
            GIRSnippet.method(
                "load_finish",
                asyncResult,
                result: GIRSnippet.result(
                    GIRSnippet.string.replacing("const ", with: ""),
                    #"nullable="1""#,
                    transfer: "full"
                ),
                attributes: #"throws="1""#
            )
        )
        try assertSnapshot("Button", of: output)
        assertFile("Button", of: output, lacks: "func loadFinish")
        XCTAssertEqual(output.coverage.counts["Gtk"]?[.methods]?.bound, 2)
    }

    func testAPairIsFoundByItsNames() throws {
        let output = try generate(
            button: GIRSnippet.method("pick", completion),
            GIRSnippet.method("pick_finish", asyncResult, result: GIRSnippet.result(GIRSnippet.int))
        )
        assertFile("Button", of: output, contains: "public func pick() async -> Int {")
    }

    func testAsyncIsDroppedFromANameWithAFinishFunction() {
        let address = [(name: ["uri"], type: ["string"])]
        func name(_ cName: String, isAsynchronous: Bool = true) -> (base: String, label: (index: Int, text: String)?) {
            Naming.function(cName, isAsynchronous: isAsynchronous, arguments: address)
        }
        XCTAssertEqual(name("connect_to_uri_async").base, "connect")
        XCTAssertEqual(name("connect_to_uri_async").label?.text, "toURI")
        XCTAssertEqual(name("read_async").base, "read")
        XCTAssertNil(name("append_to_async").label)
        XCTAssertEqual(name("is_async", isAsynchronous: false).base, "isAsync")
    }

    func testAsyncStaysInOtherNames() throws {
        let output = try generate(
            button: GIRSnippet.method("load_async", GIRSnippet.parameter("name", GIRSnippet.string)),
            GIRSnippet.method("load", GIRSnippet.parameter("name", GIRSnippet.string)),
            GIRSnippet.method("load_finish", GIRSnippet.parameter("level", GIRSnippet.int))
        )
        assertFile("Button", of: output, contains: "public func loadAsync(_ name: String) {")
        assertFile("Button", of: output, contains: "public func load(_ name: String) {")
        assertFile("Button", of: output, contains: "public func loadFinish(_ level: Int) {")
    }

    func testOutputsOfTheFinishFunction() throws {
        let output = try generate(
            button: GIRSnippet.method("load_async", completion),
            GIRSnippet.method(
                "load_finish",
                asyncResult,
                GIRSnippet.out("etag", GIRSnippet.type("utf8", "char**"), #"optional="1" nullable="1""#),
                result: GIRSnippet.result(GIRSnippet.bool),
                attributes: #"throws="1""#
            )
        )
        assertFile("Button", of: output, contains: "public func load() async throws(GLibError) -> String? {")
        assertFile("Button", of: output, contains: "    return convertOptionalString(cEtag, .full)")
    }

    func testACallbackWithoutADestroyFunctionIsReleasedWhenTheOperationEnds() throws {
        let output = try generate(
            GIRSnippet.callback(
                "ProgressFunc",
                GIRSnippet.parameter("user_data", GIRSnippet.type("gpointer", "gpointer"), #"closure="0""#)
            )
                + GIRSnippet.class(
                    "Button",
                    GIRSnippet.method(
                        "copy_async",
                        GIRSnippet.parameter(
                            "progress",
                            GIRSnippet.type("ProgressFunc", "GtkProgressFunc"),
                            #"scope="notified" closure="1" nullable="1""#
                        ),
                        GIRSnippet.parameter("progress_data", GIRSnippet.type("gpointer", "gpointer")),
                        completion.replacing(#"closure="2""#, with: #"closure="4""#)
                    ) + GIRSnippet.method("copy_finish", asyncResult)
                )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func copy(_ progress: ProgressFunc? = nil) async {
                    let progressData = progress.map { retainedBox($0) }
                    defer { releaseBoxNow(progressData) }
                """
        )
    }

    func testAFunctionWithoutAFinishFunctionIsSkipped() throws {
        let output = try generate(button: GIRSnippet.method("load_async", completion))
        assertSkipped(
            "gtk_button_load_async",
            of: output,
            because: "takes a completion callback, but there is no function load_finish"
        )
    }

    func testAFinishFunctionWithMoreParametersIsSkipped() throws {
        let output = try generate(
            button: GIRSnippet.method("load_async", completion),
            GIRSnippet.method("load_finish", asyncResult, GIRSnippet.parameter("more", GIRSnippet.int))
        )
        assertSkipped(
            "gtk_button_load_async",
            of: output,
            because: "its finish function load_finish takes more than the result"
        )
        assertSkipped(
            "gtk_button_load_finish",
            of: output,
            because: "finishes gtk_button_load_async, which is not bound"
        )
        XCTAssertEqual(output.coverage.counts["Gtk"]?[.methods]?.bound, 0)
    }

    func testAnAsynchronousConstructor() throws {
        let button = GIRSnippet.type("Button", "GtkButton*")
        let output = try generate(
            button: GIRSnippet.function("new_async", "gtk_button_new_async", completion),
            GIRSnippet.constructor(
                "new_finish",
                asyncResult,
                result: GIRSnippet.result(button, transfer: "full"),
                attributes: #"throws="1""#
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public convenience init() async throws(GLibError) {
                """
        )
    }
}
