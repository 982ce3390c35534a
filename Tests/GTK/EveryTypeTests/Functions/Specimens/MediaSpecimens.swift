import Gtk

/// What is played.
extension HandmadeValues {
    static func addMedia(to makers: inout Makers) {
        makers.make(MediaStream.self) { _ in MediaFile() }
        makers.make(MediaFile.self) { _ in MediaFile() }
    }
}
