import CGtk
import CombineGtk

extension AboutWindow: PresentedAbout {
    package var describedName: String? { applicationName }

    package func describe(_ content: AboutContent) {
        applicationName = content.name
        version = content.version ?? ""
        comments = content.comments.map(Self.escaped) ?? ""
        website = content.website ?? ""
        copyright = content.copyright ?? ""
        licenseType = content.license
        developers = content.authors
        // The window shows the developer below the name of the program, without an address.
        let developer = content.authors.count == 1 ? content.authors[0] : ""
        developerName = developer.firstIndex(of: "<").map { String(developer[..<$0].dropLast()) } ?? developer
        if let icon = content.icon { applicationIcon = icon }
    }

    /// Returns text as markup. The comments of this window are markup, whereas those of a `GtkAboutDialog` are plain
    /// text.
    private static func escaped(_ text: String) -> String {
        let escaped = g_markup_escape_text(text, -1)
        defer { g_free(escaped) }
        return escaped.map { String(cString: $0) } ?? ""
    }
}
