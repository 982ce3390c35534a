import XCTest

/// Tests of ownership transfer: consumed parameters and instances, and results with each transfer.
final class OwnershipTests: GeneratorTestCase {
    /// `gtk_widget_add_controller`, `gtk_widget_set_layout_manager` and similar functions.
    func testAnObjectThatIsConsumed() throws {
        let output = try generate(
            button: GIRSnippet.method("add", GIRSnippet.parameter("child", GIRSnippet.widget, transfer: "full")),
            GIRSnippet.method(
                "put",
                GIRSnippet.parameter("child", GIRSnippet.widget, #"nullable="1""#, transfer: "full")
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func add(_ child: Widget) {
                    requireNewChild(child, "gtk_button_add: child")
                    gtk_button_add(OpaquePointer(pointer), child.consumedPointer.assumingMemoryBound(to: GtkWidget.self))
                }
                """
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public func put(_ child: Widget? = nil) {
                    if let child { requireNewChild(child, "gtk_button_put: child") }
                    gtk_button_put(OpaquePointer(pointer), child?.consumedPointer.assumingMemoryBound(to: GtkWidget.self))
                }
                """
        )
    }

    func testARecordThatIsConsumedIsCopied() throws {
        let output = try generate(
            GIRSnippet.record("Path", GIRSnippet.method("close", of: "Path", consumed: true))
                + GIRSnippet.class(
                    "Button",
                    GIRSnippet.method(
                        "take",
                        GIRSnippet.parameter("path", GIRSnippet.type("Path", "GtkPath*"), transfer: "full")
                    )
                )
        )
        assertFile(
            "Button",
            of: output,
            contains: "    gtk_button_take(OpaquePointer(pointer), OpaquePointer(path.copiedPointer))"
        )
        assertFile("Path", of: output, contains: "    gtk_path_close(OpaquePointer(copiedPointer))")
    }

    func testAVariantThatIsConsumedIsReferenced() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "take",
                GIRSnippet.parameter("value", GIRSnippet.type("GLib.Variant", "GVariant*"), transfer: "full")
            )
        )
        assertFile(
            "Button",
            of: output,
            contains: "    gtk_button_take(OpaquePointer(pointer), OpaquePointer(value.consumedPointer))"
        )
    }

    func testAStructureCannotBeConsumed() throws {
        let output = try generate(
            button: GIRSnippet.method(
                "take",
                GIRSnippet.parameter("area", GIRSnippet.type("Gdk.Frame", "GdkFrame*"), transfer: "full")
            )
        )
        assertSkipped("gtk_button_take", of: output, because: "consumes a structure")
    }

    func testResultsOfEachTransfer() throws {
        for (transfer, taken) in [("none", ".none"), ("full", ".full"), ("floating", ".full"), ("container", ".none")] {
            let output = try generate(
                button: GIRSnippet.method("make", result: GIRSnippet.result(GIRSnippet.widget, transfer: transfer))
            )
            assertFile(
                "Button",
                of: output,
                contains: """
                    public func make() -> Widget { convertPointer(gtk_button_make(OpaquePointer(pointer)), \(taken), "gtk_button_make") }
                    """
            )
        }
    }

    func testWindowsBelongToTheirList() throws {
        let output = try generate(GIRSnippet.class("Window"))
        assertFile(
            "Window",
            of: output,
            contains: """
                /// The only reference of a new window belongs to the GTK list of windows.
                @_spi(Binding) open override class var newObjectTransfer: Transfer { .none }
                """
        )
    }
}
