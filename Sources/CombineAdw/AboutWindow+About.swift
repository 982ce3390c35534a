import CombineGtk

extension AboutWindow: PresentedAbout {
    package var describedName: String? { applicationName }

    package func describe(_ content: AboutContent) {
        applicationName = content.name
        version = content.version ?? ""
        // The comments are markup, whereas those of a `GtkAboutDialog` are plain text.
        comments = content.comments.map(markup) ?? ""
        website = content.website ?? ""
        copyright = content.copyright ?? ""
        licenseType = content.license
        developers = content.authors
        // The window shows the developer below the name of the program, without an address.
        let developer = content.authors.count == 1 ? content.authors[0] : ""
        developerName = developer.firstIndex(of: "<").map { String(developer[..<$0].dropLast()) } ?? developer
        if let icon = content.icon { applicationIcon = icon }
    }
}
