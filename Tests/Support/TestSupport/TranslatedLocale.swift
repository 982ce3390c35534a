import Foundation
import Glibc

/// A locale with which the C library uses translations. Newer versions ignore translations in `C.UTF-8`, which is the
/// only locale on a small system.
public enum TranslatedLocale {
    /// The name of a locale that is available to this process and its child processes.
    public static let name: String = {
        let names = ["en_US.UTF-8", "de_DE.UTF-8"]
        if let installed = names.first(where: isUsable) { return installed }
        makeLocale(named: names[0])
        return isUsable(names[0]) ? names[0] : "C.UTF-8"
    }()

    private static func isUsable(_ name: String) -> Bool {
        guard let locale = newlocale(1 << LC_CTYPE | 1 << LC_MESSAGES, name, nil) else { return false }
        freelocale(locale)
        return true
    }

    /// Creates another name for the locale `C.UTF-8`, in a folder that the C library searches.
    private static func makeLocale(named name: String) {
        let temporary = FileManager.default.temporaryDirectory
        let folder = temporary.appendingPathComponent("combinegtk-tests-locale-\(getuid())")
        let link = folder.appendingPathComponent(name)
        let files = FileManager.default
        let installed = ["C.utf8", "C.UTF-8"].map { "/usr/lib/locale/\($0)" }.first(where: files.fileExists)
        guard let installed else { return }
        try? files.createDirectory(at: folder, withIntermediateDirectories: true)
        // A link without a target doesn't count as existing.
        if !files.fileExists(atPath: link.path) {
            try? files.removeItem(at: link)
            // Another test process may have created the link in the meantime.
            try? files.createSymbolicLink(atPath: link.path, withDestinationPath: installed)
        }
        let former = ProcessInfo.processInfo.environment["LOCPATH"]
        setenv("LOCPATH", folder.path, 1)
        if isUsable(name) { return }
        if let former { setenv("LOCPATH", former, 1) } else { unsetenv("LOCPATH") }
    }
}
