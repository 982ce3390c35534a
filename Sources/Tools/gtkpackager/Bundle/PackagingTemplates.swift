import Foundation

/// The initial files of a `Packaging` folder, created from the description of a program.
struct PackagingTemplates {
    let description: ProgramDescription
    /// The date of the first release, for example 2026-01-31.
    let date: String

    /// The names and contents of the files.
    var files: [(name: String, content: String)] {
        var files = [
            ("\(id).desktop", desktopEntry), ("\(id).metainfo.xml", metainfo), ("\(id).svg", icon),
            ("\(id)-symbolic.svg", symbolicIcon),
        ]
        if description.isUnique { files.append(("\(id).service", service)) }
        if !description.definedTypes.isEmpty { files.append(("\(id).mime.xml", mimeTypes)) }
        return files
    }

    private var id: String { description.id }

    private var desktopEntry: String {
        var lines = [
            "[Desktop Entry]", "Type=Application", "Name=\(Self.entryValue(description.name))",
            "Comment=\(Self.entryValue(description.shortSummary))",
            "Exec=\(description.executable)\(description.opensFiles ? " %U" : "")", "Icon=\(id)", "Terminal=false",
            "Categories=\((description.categories.isEmpty ? ["Utility"] : description.categories).joined(separator: ";"));",
            "StartupNotify=true",
        ]
        if description.isUnique { lines.append("DBusActivatable=true") }
        if !description.mimeTypes.isEmpty { lines.append("MimeType=\(description.mimeTypes.joined(separator: ";"));") }
        return lines.joined(separator: "\n") + "\n"
    }

    private var service: String {
        """
        [D-BUS Service]
        Name=\(id)
        Exec=/usr/bin/\(description.executable) --gapplication-service

        """
    }

    private var metainfo: String {
        let homepage =
            description.website.isEmpty ? "" : "\n  <url type=\"homepage\">\(Self.xml(description.website))</url>"
        let types = description.fileTypes.flatMap(\.mimeTypes).map { "\n    <mediatype>\(Self.xml($0))</mediatype>" }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <component type="desktop-application">
              <id>\(id)</id>
              <metadata_license>CC0-1.0</metadata_license>
              <project_license>\(Self.xml(description.license))</project_license>
              <name>\(Self.xml(description.name))</name>
              <summary>\(Self.xml(description.shortSummary))</summary>
              <developer_name>\(Self.xml(description.developer))</developer_name>
              <description>
                <p>\(Self.xml(description.summary))</p>
              </description>
              <launchable type="desktop-id">\(id).desktop</launchable>\(homepage)
              <provides>
                <binary>\(Self.xml(description.executable))</binary>\(types.joined())
              </provides>
              <content_rating type="oars-1.1"/>
              <releases>
                <release version="\(Self.xml(description.version))" date="\(date)"/>
              </releases>
            </component>

            """
    }

    private var mimeTypes: String {
        let types = description.definedTypes.map { type in
            let globs = type.suffixes.map { "    <glob pattern=\"*.\(Self.xml($0))\"/>\n" }.joined()
            return """
                  <mime-type type="\(Self.xml(type.mimeTypes[0]))">
                    <comment>\(Self.xml(type.name))</comment>
                \(globs)  </mime-type>

                """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
            \(types.joined())</mime-info>

            """
    }

    private var icon: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">
          <rect x="12" y="12" width="104" height="104" rx="24" fill="#1c71d8"/>
          <rect x="12" y="12" width="104" height="100" rx="24" fill="#3584e4"/>
          <text x="64" y="88" font-family="sans-serif" font-size="72" font-weight="bold" text-anchor="middle" fill="#ffffff">\(initial)</text>
        </svg>

        """
    }

    private var symbolicIcon: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">
          <path d="M4 1h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3zm0 2a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1V4a1 1 0 0 0-1-1z" fill="#2e3436"/>
          <circle cx="8" cy="8" r="2.5" fill="#2e3436"/>
        </svg>

        """
    }

    private var initial: String { Self.xml(String(description.name.prefix(1)).uppercased()) }

    /// Returns a string for a desktop file, with backslashes and line breaks escaped.
    private static func entryValue(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
    }

    private static func xml(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
