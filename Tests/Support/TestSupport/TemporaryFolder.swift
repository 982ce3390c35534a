import Foundation
import Synchronization

/// Temporary folders for tests whose process exits during the test, so that `defer` and teardown blocks don't run.
public enum TemporaryFolder {
    private static let folders = Mutex<[URL]>([])

    /// Returns a unique path. A folder at that path is removed when the process exits.
    ///
    /// - Parameter name: The beginning of the folder's name, which identifies the test if the folder remains after a
    ///   crash.
    public static func removedAtExit(_ name: String) -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(name)-\(UUID().uuidString)")
        folders.withLock { folders in
            if folders.isEmpty { atexit { TemporaryFolder.removeAll() } }
            folders.append(folder)
        }
        return folder
    }

    private static func removeAll() {
        for folder in folders.withLock({ $0 }) { try? FileManager.default.removeItem(at: folder) }
    }
}
