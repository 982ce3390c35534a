import XCTest

/// Tests of functions that would free, store or share memory that Swift manages.
final class MemoryTests: GeneratorTestCase {
    func testFunctionsThatCopyOrFreeARecordAreOmitted() throws {
        let path = GIRSnippet.type("Path", "GtkPath*")
        let output = try generate(
            GIRSnippet.record(
                "Path",
                GIRSnippet.method("copy", of: "Path", result: GIRSnippet.result(path, transfer: "full"))
                    + GIRSnippet.method("free", of: "Path") + GIRSnippet.method("destroy", of: "Path")
                    + GIRSnippet.method("unref", of: "Path") + GIRSnippet.method("close", of: "Path")
            )
        )
        for name in ["copy", "free", "destroy", "unref"] { assertFile("Path", of: output, lacks: "func \(name)(") }
        assertFile("Path", of: output, contains: "public func close() {")
    }

    func testAFunctionThatFreesItsArgumentIsOmitted() throws {
        let path = GIRSnippet.parameter("path", GIRSnippet.type("Path", "GtkPath*"))
        let output = try generate(
            GIRSnippet.record("Path") + GIRSnippet.function("path_free", "gtk_path_free", path)
                + GIRSnippet.function("path_show", "gtk_path_show", path)
        )
        assertFile("Functions", of: output, lacks: "gtk_path_free")
        assertFile("Functions", of: output, contains: "public func pathShow(_ path: Path) {")
    }

    func testAStringThatCStoresWithoutCopyingIsSkipped() throws {
        let output = try generate(
            button: GIRSnippet.method("set_static_name", GIRSnippet.parameter("name", GIRSnippet.string))
        )
        let reason = "keeps a pointer to the string, unlike the function without `static`"
        assertSkipped("gtk_button_set_static_name", of: output, because: reason)
    }

    func testAConstantStringInAnOutputParameterIsNotFreed() throws {
        let output = try generate(
            button: GIRSnippet.method("read", GIRSnippet.out("kind", GIRSnippet.type("utf8", "const char**")))
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func read() -> String {
                    var cKind: UnsafePointer<CChar>?
                    gtk_button_read(OpaquePointer(pointer), &cKind)
                    return convertString(cKind, .none)
                }
                """
        )
    }

    func testAConstructOnlyPropertyHasNoSetter() throws {
        let output = try generate(
            button: GIRSnippet.property(
                "secret",
                GIRSnippet.string,
                #"readable="0" writable="1" construct-only="1""#
            )
        )
        assertFile("Button", of: output, lacks: "setSecret")
    }

    func testACancellableHasNoLabelFromTheFunctionName() throws {
        let cancellable = GIRSnippet.type("Gio.Cancellable", "GCancellable*")
        let output = try generate(
            button: GIRSnippet.method(
                "make_with_parents",
                GIRSnippet.parameter("cancellable", cancellable, #"nullable="1""#)
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: "public func makeWithParents(_ cancellable: Gio.GCancellable? = nil) {"
        )
    }
}
