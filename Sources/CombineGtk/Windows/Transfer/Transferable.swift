import Gtk

/// A type whose values can be dragged, dropped, copied and pasted. It corresponds to `Transferable` of Core
/// Transferable.
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
/// - Within the program, values are transferred unchanged: a struct is copied, and a class instance keeps its identity.
///   Transfers within the program require no representations.
/// - Other programs receive the formats in ``transferRepresentations``, which is empty by default.
/// - Strings, files, arrays of files, textures, pixbufs and colors are transferred in standard formats.
/// - Conforming to the protocol doesn't isolate the type to an actor.
public protocol Transferable {
    /// The representations for other programs, in order of preference. The array is empty by default.
    @MainActor static var transferRepresentations: [TransferRepresentation] { get }
}

extension Transferable {
    @MainActor
    public static var transferRepresentations: [TransferRepresentation] { [] }
}

// GDK provides the formats of these types.
extension String: Transferable {}
extension File: Transferable {}
extension Texture: Transferable {}
extension Pixbuf: Transferable {}
extension RGBA: Transferable {}

// Numbers can only be transferred within the program, for example as identifiers.
extension Int: Transferable {}

/// An array can be transferred within the program. An array of files can also be transferred to other programs.
extension Array: Transferable where Element: Transferable {
    @MainActor
    public static var transferRepresentations: [TransferRepresentation] {
        guard Element.self == File.self else { return [] }
        return [.value(to: { (files: [File]) in FileList(list: files) }, from: { (list: FileList) in list.files })]
    }
}
