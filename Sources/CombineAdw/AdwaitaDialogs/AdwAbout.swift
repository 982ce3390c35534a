import CombineGtk

#if GTK4_14
/// The libadwaita class of dialogs that describe the program.
typealias AdwAbout = AdwAboutDialog
#else
/// The libadwaita class of dialogs that describe the program.
typealias AdwAbout = AboutWindow
#endif

extension AdwAbout: PresentedAbout {
    package var describedName: String? { applicationName }

    package func describe(_ content: AboutContent) {
        applicationName = content.name
        version = content.version ?? ""
        // Unlike GTK, libadwaita parses the comments as markup. Therefore, they're escaped.
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
