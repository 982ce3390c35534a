#if DEBUG
import CGtk
import CombineModel
import Dispatch

package struct SourceLine: Hashable, Sendable, CustomStringConvertible {
    package let path: String
    package let line: Int

    /// The name of the file and the line, such as `CounterWindow.swift:12`.
    package var description: String { "\(path.split(separator: "/").last.map(String.init) ?? path):\(line)" }
}

/// Functions that find the source lines of call stacks in the program's debug information. They run `llvm-symbolizer`,
/// which is part of the Swift toolchain, or `addr2line`.
package enum SourceLocations {
    private static let known = Locked<[CallStack: SourceLine?]>([:])
    /// A serial queue. `llvm-symbolizer` needs a second of CPU time or more for a large program, so a stack that is
    /// requested again in the meantime must not start another process.
    private static let queue = DispatchQueue(label: "SourceLocations")

    private static let sources: String = {
        // The last four parts of the path are GTK, GLib, Inspection and the name of the file.
        let parts = "\(#filePath)".split(separator: "/", omittingEmptySubsequences: false)
        return parts.dropLast(4).joined(separator: "/") + "/"
    }()

    private static let ownFolders = [
        "Combine/", "CombineAdw/", "CombineGtk/", "CombineGtkBroadway/", "GTK/", "Testing/",
    ]

    /// Returns the innermost program line in a call stack. Lines of this package and of the standard library don't
    /// count as program lines.
    ///
    /// The outer optional is nil if the line hasn't been determined yet. The inner optional is nil if the call stack
    /// has no program line.
    package static func cached(_ stack: CallStack) -> SourceLine?? { known.withLock { $0[stack] } }

    /// Finds the lines of call stacks on another thread, and then calls a closure on the main actor.
    @MainActor
    package static func find(_ stacks: [CallStack], _ done: @escaping @MainActor @Sendable () -> Void) {
        let unknown = known.withLock { known in stacks.filter { known[$0] == nil } }
        if unknown.isEmpty { return }
        queue.async {
            findNow(known.withLock { known in unknown.filter { known[$0] == nil } })
            DispatchQueue.main.async { done() }
        }
    }

    /// Returns the innermost program line in a call stack, or nil if there is no program line. If the line hasn't been
    /// determined yet, this method determines it.
    package static func location(of stack: CallStack) -> SourceLine? {
        if let known = cached(stack) { return known }
        findNow([stack])
        return cached(stack) ?? nil
    }

    private static func findNow(_ stacks: [CallStack]) {
        if stacks.isEmpty { return }
        let files = MappedFile.all
        func place(of address: UInt) -> (file: String, offset: UInt)? {
            guard let file = files.last(where: { $0.range.contains(address) }) else { return nil }
            // The return address is the address of the instruction after the call.
            return (file.path, address - 1 - file.base)
        }
        var addresses: [String: Set<UInt>] = [:]
        for address in stacks.flatMap(\.addresses) {
            guard let (file, offset) = place(of: address) else { continue }
            addresses[file, default: []].insert(offset)
        }
        var lines: [String: [UInt: [SourceLine]]] = [:]
        for (file, offsets) in addresses { lines[file] = symbolize(file, Array(offsets)) }
        for stack in stacks {
            var found: SourceLine?
            for address in stack.addresses {
                guard let (file, offset) = place(of: address) else { continue }
                found = lines[file]?[offset]?.first { isProgram($0) }
                if found != nil { break }
            }
            let result = found
            known.withLock { $0[stack] = .some(result) }
        }
    }

    /// Returns a Boolean value that indicates whether a line belongs to the program, and not to this package or the
    /// standard library.
    private static func isProgram(_ location: SourceLine) -> Bool {
        guard location.line > 0, location.path.hasPrefix("/"), !location.path.hasSuffix("<compiler-generated>") else {
            return false
        }
        guard location.path.hasPrefix(sources) else { return true }
        let rest = location.path.dropFirst(sources.count)
        return !ownFolders.contains { rest.hasPrefix($0) }
    }

    /// Returns the lines at the given offsets in a file. If functions are inlined at an offset, the line in the
    /// innermost function is first.
    private static func symbolize(_ file: String, _ offsets: [UInt]) -> [UInt: [SourceLine]] {
        guard let quoted = g_shell_quote(file) else { return [:] }
        defer { g_free(quoted) }
        let object = String(cString: quoted)
        let list = offsets.map { "0x" + String($0, radix: 16) }.joined(separator: " ")
        let options = "-a -i -f"
        let output = run(
            "llvm-symbolizer --no-demangle --output-style=GNU \(options) --obj=\(object) \(list) 2>/dev/null"
                + " || addr2line \(options) -e \(object) \(list) 2>/dev/null"
        )
        var found: [UInt: [SourceLine]] = [:]
        var current: UInt?
        var isFunction = true
        for line in output.split(separator: "\n") {
            if line.hasPrefix("0x") {
                current = UInt(line.dropFirst(2).prefix { $0.isHexDigit }, radix: 16)
                isFunction = true
            } else if isFunction {
                isFunction = false
            } else {
                isFunction = true
                guard let current, let location = parse(line) else { continue }
                found[current, default: []].append(location)
            }
        }
        return found
    }

    /// Parses a line such as `/home/me/Sources/Window.swift:12 (discriminator 2)`.
    private static func parse(_ line: Substring) -> SourceLine? {
        let place = line.split(separator: " (").first ?? line
        guard let colon = place.lastIndex(of: ":"), let number = Int(place[place.index(after: colon)...]) else {
            return nil
        }
        return SourceLine(path: String(place[..<colon]), line: number)
    }

    private static func run(_ command: String) -> String {
        guard let pipe = popen(command, "r") else { return "" }
        defer { pclose(pipe) }
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while case let count = fread(&buffer, 1, buffer.count, pipe), count > 0 { output += buffer[..<count] }
        return String(decoding: output, as: UTF8.self)
    }
}

/// A part of a program or library file that is mapped into the process. `/proc/self/maps` lists these parts.
private struct MappedFile {
    let range: Range<UInt>
    let path: String
    /// The address of the beginning of the file. If the beginning isn't mapped, this is the address that the beginning
    /// would have.
    var base: UInt

    static var all: [MappedFile] {
        var text: UnsafeMutablePointer<CChar>?
        guard g_file_get_contents("/proc/self/maps", &text, nil, nil) != 0, let text else { return [] }
        defer { g_free(text) }
        var bases: [String: UInt] = [:]
        return String(cString: text).split(separator: "\n").compactMap { line in
            let fields = line.split(separator: " ", maxSplits: 5)
            guard fields.count == 6, let slash = fields[5].firstIndex(of: "/") else { return nil }
            let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard bounds.count == 2, let offset = UInt(fields[2], radix: 16) else { return nil }
            let path = String(fields[5][slash...])
            if bases[path] == nil { bases[path] = bounds[0] - offset }
            // If the program was built again while it runs, its file was deleted. The kernel still provides a link to
            // the file.
            let isDeleted = path.hasSuffix(" (deleted)")
            let file = isDeleted ? "/proc/\(getpid())/exe" : path
            return MappedFile(range: bounds[0]..<bounds[1], path: file, base: bases[path] ?? 0)
        }
    }
}
#endif
