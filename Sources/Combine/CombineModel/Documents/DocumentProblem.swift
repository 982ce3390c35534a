import Combine

/// The reason why a ``Document`` can't be opened or saved, with a message for the user.
public struct DocumentProblem: PresentableError, Equatable {
    public enum Reason: Equatable, Sendable {
        /// The file can't be read or written.
        case file(DocumentFileError)
        /// The file doesn't contain valid content.
        case damaged
        /// A newer version of the program wrote the file.
        case newer
        /// Another program replaced the file with content that isn't valid.
        case replaced
        /// Another program changed the file, and the changes can't be merged.
        case conflict
        /// The content can't be converted to that of a file.
        case invalid
    }

    /// The reason for the problem.
    public let reason: Reason
    /// The path of the file.
    public let path: String
    /// The new path of a damaged file, or nil if the file wasn't renamed.
    public internal(set) var keptAs: String?

    init(_ reason: Reason, _ path: String) {
        self.reason = reason
        self.path = path
    }

    /// A Boolean value that indicates whether saving failed. In this case, another attempt may succeed.
    public var isAboutSaving: Bool {
        switch reason {
        case .file(let error): error.operation == .saving
        case .replaced, .conflict, .invalid: true
        case .damaged, .newer: false
        }
    }

    /// A Boolean value that indicates whether the content can be shown but not saved.
    public var isReadOnly: Bool { reason == .newer }

    private var name: String { FilePath.displayName(of: path) }

    public var title: String {
        switch reason {
        case .file(let error): error.title
        case .damaged: PackageText["“\(name)” can’t be opened"]
        case .newer: PackageText["“\(name)” can’t be changed"]
        case .replaced, .conflict, .invalid: PackageText["“\(name)” can’t be saved"]
        }
    }

    public var details: String? {
        switch reason {
        case .file(let error): error.details
        case .damaged, .invalid: PackageText["Its content isn’t valid."]
        case .newer: PackageText["A newer version of the program wrote the file."]
        case .replaced: PackageText["Another program has replaced the content."]
        case .conflict: PackageText["Another program changed the file."]
        }
    }

    public var recovery: String? {
        if let keptAs { return PackageText["It is now “\(keptAs)”. You start without its content."] }
        switch reason {
        case .file(let error): return error.recovery
        case .replaced: return PackageText["Move the file to another place and try again."]
        case .newer: return PackageText["Your changes won’t be saved."]
        case .damaged, .conflict, .invalid: return nil
        }
    }
}
