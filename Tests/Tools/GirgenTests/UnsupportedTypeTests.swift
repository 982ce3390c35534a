import XCTest

/// Tests of types without Swift values, and of the reasons in the report.
final class UnsupportedTypeTests: GeneratorTestCase {
    func testUnsupportedParametersAreSkipped() throws {
        func skipped(_ type: String, _ reason: String, line: UInt = #line) throws {
            let output = try generate(button: GIRSnippet.method("take", GIRSnippet.parameter("value", type)))
            assertSkipped("gtk_button_take", of: output, because: reason, line: line)
            assertFile("Button", of: output, lacks: "gtk_button_take", line: line)
        }
        try skipped(GIRSnippet.type("gpointer", "gpointer"), "takes an untyped pointer, value")
        try skipped(GIRSnippet.type("GObject.Closure", "GClosure*"), "takes a GClosure")
        try skipped(GIRSnippet.type("GLib.HashTable", "GHashTable*"), "takes a GHashTable")
        try skipped(GIRSnippet.type("va_list", "va_list"), "takes a va_list")
        try skipped(GIRSnippet.type("gint", "int*"), "takes a pointer to a number, value")
        try skipped(GIRSnippet.type("Widget", "GtkWidget**"), "takes a pointer to a pointer, value")
        try skipped("<varargs/>", "takes a variable number of arguments")
        try skipped(
            GIRSnippet.type("xlib.Display", "Display*"),
            "takes the type xlib.Display, which is not declared in any of the GIR files"
        )
    }

    func testUnsupportedResultsAreSkipped() throws {
        func skipped(_ type: String, _ reason: String, line: UInt = #line) throws {
            let output = try generate(button: GIRSnippet.method("give", result: GIRSnippet.result(type)))
            assertSkipped("gtk_button_give", of: output, because: reason, line: line)
        }
        try skipped(GIRSnippet.type("gpointer", "gpointer"), "returns an untyped pointer")
        try skipped(GIRSnippet.type("gint", "int*"), "returns a pointer to a number")
        try skipped(GIRSnippet.type("GObject.Value", "GValue"), "returns a GValue by value")
        try skipped(
            GIRSnippet.type("GLib.DestroyNotify", "GDestroyNotify"),
            "returns GDestroyNotify, a type that is not bound"
        )
    }
}
