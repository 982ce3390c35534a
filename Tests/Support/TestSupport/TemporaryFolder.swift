import Foundation
import Synchronization

/// Temporary folders for tests whose process ends inside the test, so that no `defer` and no teardown block runs.
public enum TemporaryFolder {
    private static let folders = Mutex<[URL]>([])

    /// Returns a path that no other test uses. What the test creates there is removed when the process exits.
    ///
    /// - Parameter name: The beginning of the folder's name, for people who find it after a crash.
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
