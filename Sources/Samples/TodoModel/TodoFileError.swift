import CombineModel
import Foundation

/// The reason why todos can't be read or saved, in words for the user.
public struct TodoFileError: PresentableError, Equatable {
    public enum Reason: Equatable, Sendable {
        /// The file can't be read or written.
        case file(DocumentFileError)
        /// The file doesn't contain todos, or contains invalid ones.
        case damaged
        /// A newer version of the program wrote the file. The value is the part that this version understands.
        case newer([TodoFile.Record])
        /// Another program replaced the todos with something else after they were read.
        case replaced
    }

    public let reason: Reason
    public let path: String
    /// The new path of a damaged file, if it was renamed.
    public var keptAs: String?

    init(_ reason: Reason, _ path: String) {
        self.reason = reason
        self.path = path
    }

    /// A Boolean value that indicates whether todos couldn't be saved, which may succeed later.
    public var isAboutSaving: Bool {
        switch reason {
        case .file(let error): error.operation == .saving
        case .replaced: true
        case .damaged, .newer: false
        }
    }

    /// A Boolean value that indicates whether the todos are shown, but not saved.
    public var isReadOnly: Bool {
        if case .newer = reason { true } else { false }
    }

    /// The name of the file, with U+FFFD for bytes that aren't UTF-8.
    private var name: String {
        String(decoding: String(path.split(separator: "/").last ?? "").fileNameBytes, as: UTF8.self)
    }

    public var title: String {
        if case .file(let error) = reason, error.operation == .opening { return error.title }
        if isReadOnly { return String(localized: "“\(name)” can’t be changed") }
        return isAboutSaving
            ? String(localized: "Your todos aren’t saved") : String(localized: "“\(name)” can’t be opened")
    }

    public var details: String? {
        switch reason {
        case .file(let error): error.details
        case .damaged: String(localized: "The file isn’t a list of todos.")
        case .newer: String(localized: "A newer version of Todo wrote it.")
        case .replaced: String(localized: "Another program wrote something else into “\(name)”.")
        }
    }

    public var recovery: String? {
        if let keptAs { return String(localized: "It is now “\(keptAs)”. You start with an empty list.") }
        switch reason {
        case .file(let error) where error.operation == .saving: return error.recovery
        case .replaced: return String(localized: "Move the file to another place and try again.")
        case .file, .damaged: return nil
        case .newer: return String(localized: "Your changes won’t be saved.")
        }
    }
}
