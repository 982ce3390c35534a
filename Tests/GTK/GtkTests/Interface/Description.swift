import Gtk

extension Interface {
    /// Returns a description with a template for a class. The first line of the body is line 2.
    static func template(_ className: String, parent: String = "GtkBox", _ body: String) -> Interface {
        let template =
            "<interface><template class=\"\(className)\" parent=\"\(parent)\">\n\(body)\n</template></interface>"
        return Interface(file: "test.ui", content: template)
    }

    /// Returns a description without a template.
    static func objects(_ body: String) -> Interface {
        Interface(file: "test.ui", content: "<interface>\n\(body)\n</interface>")
    }
}
