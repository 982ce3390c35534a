import Foundation
import Glibc

/// The lock that SwiftPM holds while a plugin runs.
///
/// The plugin of `swift package dev` runs until the user stops it. If SwiftPM kept the lock, each `swift build` of the
/// user, and each build of `dev`, would wait until the plugin ends. SwiftPM locks a file with `flock`. When the file is
/// removed, the next build creates and locks a new file. The process that runs the plugin does nothing until the plugin
/// ends. Therefore, it doesn't need the lock.
enum BuildLock {
    /// Releases the lock of a package's scratch folder if an ancestor of this process holds the lock. Returns false if
    /// the lock file can't be removed.
    static func release(ofScratchFolder scratch: String) -> Bool {
        // The name of the file is the path of the scratch folder, with underscores instead of slashes.
        let suffix = scratch.split(separator: "/").joined(separator: "_") + ".lock"
        var process = getppid()
        while process > 1 {
            let folder = "/proc/\(process)/fd"
            for number in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
                guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(number)"),
                    path.hasSuffix(suffix)
                else { continue }
                return unlink(path) == 0
            }
            process = ProcessTree.parent(of: process)
        }
        return true
    }
}
