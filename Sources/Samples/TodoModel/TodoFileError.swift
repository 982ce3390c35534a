import CombineModel
import Foundation

/// What can be wrong with a file of todos, in words for people.
public struct TodoFileError: PresentableError, Equatable {
    public enum Reason: Equatable, Sendable {
        case unreadable(String), damaged, newer, unwritable(String)
    }

    public let reason: Reason
    public let file: URL
    /// What the file is called now, where it could be given another name.
    public var keptAs: URL?

    /// Whether it is about writing, and another attempt may go better.
    public var canRetry: Bool { if case .unwritable = reason { true } else { false } }

    public var title: String {
        canRetry
            ? String(localized: "Your todos could not be saved") : String(localized: "Your todos could not be opened")
    }

    public var details: String? {
        let path = file.path(percentEncoded: false)
        return switch reason {
        case .unreadable(let cause): String(localized: "\(path) cannot be read: \(cause)")
        case .damaged: String(localized: "\(path) is damaged.")
        case .newer: String(localized: "\(path) was written by a newer version of Todo.")
        case .unwritable(let cause): String(localized: "\(path) cannot be written: \(cause)")
        }
    }

    public var recovery: String? {
        if canRetry {
            return String(localized: "Your changes are kept while Todo runs. Make room on the disk and try again.")
        }
        guard let path = keptAs?.path(percentEncoded: false) else {
            return String(localized: "It is left as it is, and nothing that you do now will be saved.")
        }
        return String(localized: "Nothing is lost: it is now \(path). You start with an empty list.")
    }
}
