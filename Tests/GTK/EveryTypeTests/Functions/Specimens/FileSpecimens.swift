import Foundation
import Gtk

/// Files, their locations, and programs that open them.
extension HandmadeValues {
    static func addFiles(to makers: inout Makers) {
        makers.make(File.self) { File(path: try $0.path()) }
        makers.make(FileMonitor.self) { _ in try File(path: Arguments.directory).monitor() }
        makers.make(VFS.self) { _ in VFS.local }
        makers.make(VolumeMonitor.self) { _ in VolumeMonitor.get() }
        makers.make(UnixMountEntry.self) { _ in UnixMountEntry.all().entries.first }
        makers.make(UnixMountPoint.self) { _ in UnixMountPoint.all().points.first }
        makers.make(DesktopAppInfo.self) { _ in try program() }
        makers.make((any AppInfo).self) { _ in try program() }
        makers.make(Resource.self) { _ in try resource() }
        makers.make(RecentInfo.self) { arguments in
            let path = Arguments.directory + "/recent"
            try recentFiles.write(toFile: path, atomically: true, encoding: .utf8)
            return RecentManager(properties: ["filename": path]).items.first
        }
        makers.make(PixbufFormat.self) { _ in Pixbuf.formats.first }
        makers.make(PixbufAnimation.self) { _ in
            let animation = PixbufSimpleAnim(width: 2, height: 2, rate: 1)
            let picture = Pixbuf(colorspace: .rgb, hasAlpha: true, bitsPerSample: 8, width: 2, height: 2)
            if let picture { animation.addFrame(picture) }
            return animation
        }
    }

    private static let recentFiles = """
        <?xml version="1.0" encoding="UTF-8"?>
        <xbel version="1.0" xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks"
        xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info">
        <bookmark href="file:///none" added="2022-01-01T00:00:00Z" modified="2022-01-01T00:00:00Z"
        visited="2022-01-01T00:00:00Z"><info><metadata owner="http://freedesktop.org">
        <mime:mime-type type="text/plain"/><bookmark:applications><bookmark:application name="text" exec="true"
        modified="2022-01-01T00:00:00Z" count="1"/></bookmark:applications></metadata></info></bookmark></xbel>
        """

    /// Returns the description of an installed program that does nothing.
    private static func program() throws -> DesktopAppInfo? {
        let path = Arguments.directory + "/nothing.desktop"
        let lines = ["[Desktop Entry]", "Type=Application", "Name=Nothing", "Exec=true", "MimeType=text/plain"]
        try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
        return DesktopAppInfo(filename: path)
    }

    /// Returns an empty resource bundle, which consists of the header of a table without entries.
    private static func resource() throws -> Resource {
        let path = Arguments.directory + "/nothing.gresource"
        let header: [UInt8] = Array("GVariant".utf8) + [UInt8](repeating: 0, count: 8) + [24, 0, 0, 0, 32, 0, 0, 0]
        try Data(header + [UInt8](repeating: 0, count: 8)).write(to: URL(fileURLWithPath: path))
        return try Resource.load(path)
    }
}
