import XCTest

/// Tests of classes that aren't GObjects and have their own reference counts, such as `GtkExpression`, `GdkEvent` and
/// `GskRenderNode`.
final class FundamentalTests: GeneratorTestCase {
    private func fundamental(_ name: String, parent: String?, _ members: String = "", _ attributes: String = "")
        -> String
    {
        GIRSnippet.class(name, parent: parent ?? "-", members, #"glib:fundamental="1" \#(attributes)"#)
            .replacing(#"parent="-""#, with: "")
    }

    func testAReferenceFunctionOfAnotherClass() throws {
        let output = try generate(
            fundamental("Formula", parent: nil, GIRSnippet.method("hold", of: "Formula"))
                + fundamental(
                    "Sum",
                    parent: nil,
                    "",
                    #"glib:ref-func="gtk_formula_hold" glib:unref-func="g_object_unref""#
                )
        )
        assertFile("Sum", of: output, contains: "_ = gtk_formula_hold(OpaquePointer(pointer))")
        assertFile("Sum", of: output, contains: "g_object_unref(pointer)")
    }

    /// Swift can't override an initializer that is declared in an extension.
    func testAnInitializerOfTheSuperclassKeepsItsLabels() throws {
        func constructor(_ owner: String) -> String {
            GIRSnippet.constructor(
                "new",
                GIRSnippet.parameter("text", GIRSnippet.string),
                of: owner,
                result: GIRSnippet.result(GIRSnippet.type(owner, "Gtk\(owner)*"), transfer: "full")
            )
        }
        let functions = #"glib:ref-func="gtk_formula_ref" glib:unref-func="gtk_formula_unref""#
        let output = try generate(
            fundamental("Formula", parent: nil, constructor("Formula"), functions)
                + fundamental("Sum", parent: "Formula", constructor("Sum"))
        )
        assertFile("Formula", of: output, contains: "public convenience init(text: String) {")
        assertFile("Sum", of: output, contains: "public convenience init(string text: String) {")
    }

    func testARootClass() throws {
        let output = try generate(
            fundamental(
                "Formula",
                parent: nil,
                GIRSnippet.method(
                    "ref",
                    of: "Formula",
                    result: GIRSnippet.result(GIRSnippet.type("Formula", "GtkFormula*"), transfer: "full")
                ),
                """
                glib:ref-func="gtk_formula_ref" glib:unref-func="gtk_formula_unref" \
                glib:get-value-func="gtk_value_get_formula" glib:set-value-func="gtk_value_set_formula"
                """
            )
        )
        try assertSnapshot("Formula", of: output)
        assertFile("Formula", of: output, lacks: "func ref(")
        assertFile("GtkTypes", of: output, contains: "TypeRegistry.register(fundamentals: [")
    }

    func testASubclass() throws {
        let output = try generate(
            fundamental("Formula", parent: nil)
                + fundamental(
                    "ConstantFormula",
                    parent: "Formula",
                    GIRSnippet.constructor(
                        "new",
                        GIRSnippet.parameter("name", GIRSnippet.string),
                        of: "ConstantFormula",
                        result: GIRSnippet.result(
                            GIRSnippet.type("ConstantFormula", "GtkConstantFormula*"),
                            transfer: "full"
                        )
                    )
                )
        )
        try assertSnapshot("ConstantFormula", of: output)
    }

    /// `gtk_formula_bind` consumes its instance, and C still owns the watch.
    func testAnInstanceThatIsConsumed() throws {
        let output = try generate(
            fundamental(
                "Formula",
                parent: nil,
                GIRSnippet.method(
                    "bind",
                    GIRSnippet.parameter("target", GIRSnippet.widget),
                    of: "Formula",
                    consumed: true
                )
            )
        )
        assertFile(
            "Formula",
            of: output,
            contains: """
                public func bind(_ target: Widget) { gtk_formula_bind(OpaquePointer(consumedPointer), target.pointer.assumingMemoryBound(to: GtkWidget.self)) }
                """
        )
    }
}
