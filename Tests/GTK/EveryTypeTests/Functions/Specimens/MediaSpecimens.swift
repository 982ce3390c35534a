import Gtk

/// Media to play.
extension HandmadeValues {
    static func addMedia(to makers: inout Makers) {
        makers.make(MediaStream.self) { _ in MediaFile() }
        makers.make(MediaFile.self) { _ in MediaFile() }
    }
}
