import CombineModel
import Foundation

/// An error that occurs when todos are read or saved, with a message for the user.
public struct TodoFileError: PresentableError, Equatable {
    public enum Reason: Equatable, Sendable {
        /// The file can't be read or written.
        case file(DocumentFileError)
        /// The file doesn't contain a valid list of todos.
        case damaged
        /// The file was written by a newer version of the program. The associated value contains the todos that this
        /// version can read.
        case newer([TodoFile.Record])
        /// Another program replaced the content of the file after the todos were read.
        case replaced
    }

    public let reason: Reason
    public let path: String
    /// The new path of the damaged file, or nil if it wasn't renamed.
    public var keptAs: String?

    init(_ reason: Reason, _ path: String) {
        self.reason = reason
        self.path = path
    }

    /// A Boolean value that indicates whether saving failed. In this case, another attempt may succeed.
    public var isAboutSaving: Bool {
        switch reason {
        case .file(let error): error.operation == .saving
        case .replaced: true
        case .damaged, .newer: false
        }
    }

    /// A Boolean value that indicates whether the todos can be shown but not saved.
    public var isReadOnly: Bool {
        if case .newer = reason { true } else { false }
    }

    /// The name of the file. Bytes that aren't valid UTF-8 are replaced by U+FFFD.
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
        case .newer: String(localized: "The file was written by a newer version of Todo.")
        case .replaced: String(localized: "Another program has replaced the content of “\(name)”.")
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
