import Foundation

/// The processes of the system and their parents.
enum ProcessTree {
    /// Returns the parent of a process, or 0 if the process doesn't exist.
    static func parent(of process: pid_t) -> pid_t {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
            let match = text.firstMatch(of: /PPid:\s+(\d+)/)
        else { return 0 }
        return pid_t(match.1) ?? 0
    }
}
