import CGtk
import Glibc
import Gtk

/// The validated properties that describe a ``GtkApp``.
@MainActor
package struct ProgramDescription {
    /// The description of the running program, or nil in a process without a ``GtkApp``, for example a test.
    package static var current: ProgramDescription?

    let id: String
    package let name: String
    let summary: String
    let version: String
    let developer: String
    let license: License
    let website: String
    let categories: [String]
    let opens: [OpenedContent]
    let languages: [String]
    private let isUnique: Bool
    private let opensFiles: Bool

    /// Reads the properties of a program. Traps if a property isn't valid.
    init<App: GtkApp>(_ app: App) {
        (id, name, summary, version) = (app.id, app.name, app.summary, app.version)
        (developer, license, website) = (app.developer, app.license, app.website)
        (categories, opens, languages) = (app.categories, app.opens, app.languages)
        (isUnique, opensFiles) = (app.isUnique, app is any FileOpening)
        if let problem = problem(of: "\(App.self)") { fatalError(problem) }
    }

    static var executable: String? { CommandLine.arguments.first?.split(separator: "/").last.map(String.init) }

    // MARK: Checks

    /// Returns a message about the first property that isn't valid, or nil if all properties are valid.
    private func problem(of type: String) -> String? {
        if !GApplication.isIDValid(id) {
            return "\(type).id \"\(id)\" isn't a valid application ID. Use reverse-DNS form, "
                + "for example \"org.example.\(type)\"."
        }
        if !version.isEmpty, !Self.isVersion(version) {
            return "\(type).version \"\(version)\" isn't a valid version. "
                + "Begin with a digit, and use letters, digits and \".+-~\", for example \"1.2.0\"."
        }
        if !website.isEmpty, !["https://", "http://"].contains(where: { website.hasPrefix($0) && website != $0 }) {
            return "\(type).website \"\(website)\" isn't a web address. Begin with \"https://\"."
        }
        if let name = categories.first(where: { !Self.isName($0, with: "-") }) {
            return "\(type).categories contains \"\(name)\", "
                + "which isn't a category of the desktop menu, for example \"Office\"."
        }
        if let name = languages.first(where: { !Self.isName($0, with: "_@") }) {
            return "\(type).languages contains \"\(name)\", "
                + "which isn't the name of a catalog, for example \"de\" or \"pt_BR\"."
        }
        if !opens.isEmpty, !opensFiles {
            return "\(type).opens isn't empty, but \(type) can't open files. Conform to FileOpening."
        }
        return opens.lazy.compactMap(\.problem).first.map { "\(type).opens contains \($0)" }
    }

    /// Returns a Boolean value that indicates whether a string is a valid version for Debian, RPM and AppStream.
    private static func isVersion(_ text: String) -> Bool {
        text.first?.isNumber == true && isName(text, with: ".+-~")
    }

    /// Returns a Boolean value that indicates whether a string consists of ASCII letters, digits and the given
    /// characters.
    fileprivate static func isName(_ text: String, with others: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || others.contains($0)) }
    }

    // MARK: JSON

    /// The JSON object that `--describe` prints.
    var json: String {
        let types = opens.compactMap { content -> String? in
            guard case .files(let type) = content else { return nil }
            return Self.object([
                ("name", Self.string(type.name)), ("mimeTypes", Self.array(type.mimeTypes)),
                ("suffixes", Self.array(type.suffixes)),
            ])
        }
        let schemes = opens.compactMap { content -> String? in
            if case .links(let scheme) = content { scheme } else { nil }
        }
        let members = [
            ("id", Self.string(id)), ("executable", Self.string(Self.executable ?? name)), ("name", Self.string(name)),
            ("summary", Self.string(summary)), ("version", Self.string(version)), ("developer", Self.string(developer)),
            ("license", Self.string(license.spdxID ?? "")), ("website", Self.string(website)),
            ("categories", Self.array(categories)), ("languages", Self.array(languages)),
            ("fileTypes", "[\(types.joined(separator: ", "))]"), ("schemes", Self.array(schemes)),
            ("opensFiles", "\(opensFiles)"), ("isUnique", "\(isUnique)"),
        ]
        return "{\n" + members.map { "  \(Self.string($0)): \($1)" }.joined(separator: ",\n") + "\n}\n"
    }

    private static func object(_ members: [(String, String)]) -> String {
        "{\(members.map { "\(string($0)): \($1)" }.joined(separator: ", "))}"
    }

    private static func array(_ texts: [String]) -> String {
        "[\(texts.map(string).joined(separator: ", "))]"
    }

    private static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension OpenedContent {
    /// The part of an error message that describes invalid content, or nil if the content is valid.
    @MainActor
    fileprivate var problem: String? {
        switch self {
        case .files(let type) where type.mimeTypes.isEmpty:
            "the file type \"\(type.name)\", which has no MIME type. Add one, for example \"application/x-notebook\"."
        case .files(let type):
            type.mimeTypes.first { $0.contains("*") }.map {
                "the file type \"\(type.name)\" with the MIME type \"\($0)\". The desktop requires the name of each type."
            }
        case .links(let scheme) where scheme.first?.isLetter != true || !ProgramDescription.isName(scheme, with: "+.-"):
            "\"\(scheme)\", which isn't the scheme of an address, for example \"notebook\"."
        case .links: nil
        }
    }
}

extension License {
    /// The identifier of the license in the SPDX License List, or nil for a license that isn't one of the predefined
    /// cases.
    fileprivate var spdxID: String? {
        switch self {
        case .gpl20: "GPL-2.0-or-later"
        case .gpl30: "GPL-3.0-or-later"
        case .lgpl21: "LGPL-2.1-or-later"
        case .lgpl30: "LGPL-3.0-or-later"
        case .bsd: "BSD-2-Clause"
        case .mitX11: "MIT"
        case .artistic: "Artistic-2.0"
        case .gpl20Only: "GPL-2.0-only"
        case .gpl30Only: "GPL-3.0-only"
        case .lgpl21Only: "LGPL-2.1-only"
        case .lgpl30Only: "LGPL-3.0-only"
        case .agpl30: "AGPL-3.0-or-later"
        case .agpl30Only: "AGPL-3.0-only"
        case .bsd3: "BSD-3-Clause"
        case .apache20: "Apache-2.0"
        case .mpl20: "MPL-2.0"
        // The value 18 is the case `zeroClauseBSD`, which requires GTK 4.18.
        case .unrecognized(18): "0BSD"
        case .unknown, .custom, .unrecognized: nil
        }
    }
}
