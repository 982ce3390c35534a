import CombineGtk

#if GTK4_14
/// The class of about dialogs.
typealias AdwAbout = AdwAboutDialog
#else
/// The class of about dialogs.
typealias AdwAbout = AboutWindow
#endif

extension AdwAbout: PresentedAbout {
    package var describedName: String? { applicationName }

    package func describe(_ content: AboutContent) {
        applicationName = content.name
        version = content.version ?? ""
        // libadwaita parses the comments as markup. In a `GtkAboutDialog`, they are plain text.
        comments = content.comments.map(markup) ?? ""
        website = content.website ?? ""
        copyright = content.copyright ?? ""
        licenseType = content.license
        developers = content.authors
        // If there is a single author, the dialog also shows the author as the developer, below the name of the
        // program. The developer's name must not contain an email address.
        let developer = content.authors.count == 1 ? content.authors[0] : ""
        developerName = developer.firstIndex(of: "<").map { String(developer[..<$0].dropLast()) } ?? developer
        if let icon = content.icon { applicationIcon = icon }
    }
}
