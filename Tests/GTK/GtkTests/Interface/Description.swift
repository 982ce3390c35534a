import Gtk

extension Interface {
    /// Returns a description in a test, with a template for a class, each line of the body in its own line from line 2
    /// on.
    static func template(_ className: String, parent: String = "GtkBox", _ body: String) -> Interface {
        let template =
            "<interface><template class=\"\(className)\" parent=\"\(parent)\">\n\(body)\n</template></interface>"
        return Interface(file: "test.ui", content: template)
    }

    /// Returns a description in a test without a template.
    static func objects(_ body: String) -> Interface {
        Interface(file: "test.ui", content: "<interface>\n\(body)\n</interface>")
    }
}
