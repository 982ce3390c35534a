import XCTest

@testable import girgen

/// Classes that are no GObjects and count references of their own: `GtkExpression`, `GdkEvent`, `GskRenderNode`.
final class FundamentalTests: GeneratorTestCase {
    private func fundamental(_ name: String, parent: String?, _ members: String = "", _ attributes: String = "")
        -> String
    {
        GIRSnippet.class(name, parent: parent ?? "-", members, #"glib:fundamental="1" \#(attributes)"#)
            .replacing(#"parent="-""#, with: "")
    }

    func testTheFirstOfItsKind() throws {
        let output = try generate(
            fundamental(
                "Expression",
                parent: nil,
                GIRSnippet.method(
                    "ref",
                    of: "Expression",
                    result: GIRSnippet.result(GIRSnippet.type("Expression", "GtkExpression*"), transfer: "full")
                ),
                """
                glib:ref-func="gtk_expression_ref" glib:unref-func="gtk_expression_unref" \
                glib:get-value-func="gtk_value_get_expression" glib:set-value-func="gtk_value_set_expression"
                """
            )
        )
        assertFile(
            "Expression",
            of: output,
            contains: """
                /// `GtkExpression`. [Reference](https://docs.gtk.org/gtk4/class.Expression.html)
                open class Expression: FundamentalObject {
                    open override class func registerTypes() { GtkTypes.register() }

                    open override class func retain(_ pointer: UnsafeMutableRawPointer) {
                        _ = gtk_expression_ref(OpaquePointer(pointer))
                    }

                    open override class func release(_ pointer: UnsafeMutableRawPointer) {
                        gtk_expression_unref(OpaquePointer(pointer))
                    }

                    open override class var valueType: GType { gtk_expression_get_type() }

                    open override class func get(from value: UnsafePointer<GValue>) -> UnsafeMutableRawPointer? {
                        UnsafeMutableRawPointer(gtk_value_get_expression(value))
                    }

                    open override class func set(_ pointer: UnsafeMutableRawPointer?, in value: UnsafeMutablePointer<GValue>) {
                        gtk_value_set_expression(value, OpaquePointer(pointer))
                    }
                }
                """
        )
        assertFile("Expression", of: output, lacks: "func ref(")
        assertFile("GtkTypes", of: output, contains: "TypeRegistry.register(fundamentals: [")
    }

    func testThoseThatDeriveFromIt() throws {
        let output = try generate(
            fundamental("Expression", parent: nil)
                + fundamental(
                    "ConstantExpression",
                    parent: "Expression",
                    GIRSnippet.constructor(
                        "new",
                        GIRSnippet.parameter("name", GIRSnippet.string),
                        of: "ConstantExpression",
                        result: GIRSnippet.result(
                            GIRSnippet.type("ConstantExpression", "GtkConstantExpression*"),
                            transfer: "full"
                        )
                    )
                )
        )
        assertFile(
            "ConstantExpression",
            of: output,
            contains: """
                open class ConstantExpression: Expression {
                    open override class func registerTypes() { GtkTypes.register() }
                }

                extension ConstantExpression {
                    /// `gtk_constant_expression_new`. [Reference](https://docs.gtk.org/gtk4/ctor.ConstantExpression.new.html)
                    public convenience init(name: String) {
                        Library.initialize()
                        let returned = gtk_constant_expression_new(terminated(name, "gtk_constant_expression_new: name"))
                        self.init(taking: requiredPointer(UnsafeRawPointer(returned), "gtk_constant_expression_new"))
                    }
                }
                """
        )
    }

    /// `gtk_expression_bind` consumes its instance, and the watch stays C's.
    func testAnInstanceThatIsConsumed() throws {
        let output = try generate(
            fundamental(
                "Expression",
                parent: nil,
                GIRSnippet.method(
                    "bind",
                    GIRSnippet.parameter("target", GIRSnippet.widget),
                    of: "Expression",
                    consumed: true
                )
            )
        )
        assertFile(
            "Expression",
            of: output,
            contains: """
                public func bind(_ target: Widget) {
                    gtk_expression_bind(OpaquePointer(consumedPointer), target.pointer.assumingMemoryBound(to: GtkWidget.self))
                }
                """
        )
    }
}
