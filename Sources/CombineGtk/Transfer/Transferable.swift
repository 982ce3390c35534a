import Gtk

/// A type whose values can be dragged, dropped, copied and pasted. SwiftUI's and Core Transferable's `Transferable`.
///
/// ```swift
/// struct Note: Transferable {
///     var text: String
///
///     @MainActor static var transferRepresentations: [TransferRepresentation] {
///         [.proxy(to: { (note: Note) in note.text }, from: { Note(text: $0) })]
///     }
/// }
/// ```
///
/// - Within the program a value travels as it is, whatever its type: a struct is copied, an object is the same object. A type
///   needs nothing for that but the conformance.
/// - Other programs get and give what ``transferRepresentations`` says: none for a type without any.
/// - Texts, files, arrays of files, textures, pixbufs and colors travel in the formats of all desktops.
/// - The protocol isolates nothing that conforms to it.
public protocol Transferable {
    /// The representations for other programs, in order of preference. It's empty by default.
    @MainActor static var transferRepresentations: [TransferRepresentation] { get }
}

extension Transferable {
    @MainActor
    public static var transferRepresentations: [TransferRepresentation] { [] }
}

// The formats that GDK derives itself.
extension String: Transferable {}
extension File: Transferable {}
extension Texture: Transferable {}
extension Pixbuf: Transferable {}
extension RGBA: Transferable {}

// Within the program, as what identifies something
extension Int: Transferable {}

/// Several values, which can be transferred within the program. Files can also be transferred to other programs.
extension Array: Transferable where Element: Transferable {
    @MainActor
    public static var transferRepresentations: [TransferRepresentation] {
        guard Element.self == File.self else { return [] }
        return [
            .value(
                to: { (files: [File]) in FileList(list: files) },
                from: { (list: FileList) in list.files }
            )
        ]
    }
}
