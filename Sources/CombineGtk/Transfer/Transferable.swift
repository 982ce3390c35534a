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
/// - Within the program, a value of any type is transferred unchanged: a struct is copied, and an object is the same
///   object. This only requires the conformance.
/// - Other programs exchange the formats in ``transferRepresentations``, which is empty by default.
/// - Texts, files, arrays of files, textures, pixbufs and colors are transferred in the formats of all desktops.
/// - Conforming to the protocol doesn't isolate a type to an actor.
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

// Within the program, as the identifier of something
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
