import Gtk

/// The description of a program in an about dialog.
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

/// The about dialog of a widget library.
@MainActor
package protocol PresentedAbout: Window {
    /// The name of the program that the dialog describes.
    var describedName: String? { get }

    /// Shows a description in place of the previous one.
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
