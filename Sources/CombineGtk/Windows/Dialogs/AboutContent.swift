import Gtk

/// The information about a program that an about dialog shows.
package struct AboutContent {
    package let name: String
    package let version: String?
    package let comments: String?
    package let website: String?
    package let copyright: String?
    package let license: License
    package let authors: [String]
    package let icon: String?
}

/// An about dialog from GTK or another widget library.
@MainActor
package protocol PresentedAbout: PresentedDialog {
    var describedName: String? { get }

    /// Replaces the information that the dialog shows.
    func describe(_ content: AboutContent)
}

extension AboutDialog: PresentedAbout {
    package var describedName: String? { programName }

    package func describe(_ content: AboutContent) {
        programName = content.name
        version = content.version
        comments = content.comments
        website = content.website
        copyright = content.copyright
        licenseType = content.license
        authors = content.authors
        if let icon = content.icon { logoIconName = icon }
    }
}
