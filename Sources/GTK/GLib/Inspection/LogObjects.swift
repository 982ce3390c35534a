#if DEBUG
import CGtk
import CombineModel

/// Functions that add descriptions of Swift objects to the log messages of C libraries. They exist in debug builds
/// only.
@MainActor
package enum LogObjects {
    /// A closure that describes the C object at an address, or returns nil if there is no such object. The closure
    /// never accesses the memory at the address. The Gtk module replaces this closure with a closure that also
    /// describes widgets without a Swift object.
    package static var describe: (UInt) -> String? = { address in
        LiveObjects.object(at: address).map { description(of: $0) }
    }

    private nonisolated static let domains: Set<String> = [
        "Adwaita", "GLib-GObject", "Gdk", "GdkPixbuf", "GLib-GIO", "Gsk", "Gtk",
    ]
    private static var isDescribing = false

    /// Returns the class and name of an object, and the line that created it.
    package static func description(of object: Object) -> String {
        let made = LiveObjects.madeAt(object).flatMap { SourceLocations.location(of: $0) }
        return Diagnostics.description(of: object) + (made.map { ", created in \($0)" } ?? "")
    }

    /// Returns a copy of an entry, with descriptions of the Swift objects that its message mentions. Returns nil if
    /// there is no object to describe, or if the calling thread isn't the main thread.
    nonisolated static func describing(_ entry: LogEntry) -> LogEntry? {
        guard entry.level <= .warning, let domain = entry.domain, domains.contains(domain) else { return nil }
        let text = MainThread.enterIfCurrent(entry.message) { LogObjects.descriptions(for: $0) } ?? nil
        guard let text else { return nil }
        return LogEntry(
            level: entry.level,
            fields: entry.fields.map { $0.name == "MESSAGE" ? LogField("MESSAGE", "\(entry.message)\n\(text)") : $0 }
        )
    }

    /// Returns a line for each object that a message mentions. A message mentions an object by its address, or by the
    /// name of its C class if the object is the only instance. Returns nil if the message mentions no object.
    package static func descriptions(for message: String) -> String? {
        // Describing an object may itself log a message. To prevent endless recursion, that message isn't described.
        if isDescribing { return nil }
        isDescribing = true
        defer { isDescribing = false }
        var lines: [String] = []
        var names: [String] = []
        for word in message.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map(String.init) {
            if word.hasPrefix("0x"), let address = UInt(word.dropFirst(2), radix: 16) {
                guard let description = describe(address) else { continue }
                lines.append("    \(word) is \(description)")
            } else if word.first?.isUppercase == true {
                names.append(word)
            }
        }
        if lines.isEmpty {
            for name in names {
                let type = g_type_from_name(name)
                guard type != 0, g_type_is_a(type, g_object_get_type()) != 0 else { continue }
                let objects = LiveObjects.all.filter { $0.gType == type }
                guard objects.count == 1 else { continue }
                lines.append("    The only \(name) with a Swift object is \(description(of: objects[0]))")
            }
        }
        var seen: Set<String> = []
        lines = lines.filter { seen.insert($0).inserted }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
}
#endif
