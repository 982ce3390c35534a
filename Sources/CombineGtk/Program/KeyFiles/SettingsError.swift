import CombineModel

/// An error of a settings file. The program continues with its current settings.
public enum SettingsError: PresentableError, Equatable, CustomStringConvertible {
    /// The file isn't a valid settings file. The file was renamed to `keptAs`. If the file couldn't be renamed,
    /// `keptAs` is nil.
    case damaged(file: String, keptAs: String?, reason: String)
    /// The file exists but can't be read.
    case unreadable(file: String, reason: String)
    /// The settings couldn't be written. Writing is repeated with the next change and when the program exits.
    case unwritable(file: String, reason: String)

    public var description: String {
        switch self {
        case .damaged(let file, let copy?, let reason):
            "The settings file \(file) was damaged: \(reason). It was renamed to \(copy)."
        case .damaged(let file, nil, let reason): "The settings file \(file) is damaged: \(reason)"
        case .unreadable(let file, let reason): "The settings file \(file) can't be read: \(reason)"
        case .unwritable(let file, let reason): "The settings file \(file) can't be written: \(reason)"
        }
    }
}
