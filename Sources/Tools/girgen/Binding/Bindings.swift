import Foundation

/// The libraries that a package lists in its `Bindings.json`. They can be listed in any order.
struct Bindings {
    /// The name of the file that contains the list. The file is in the folder of the package.
    static let fileName = "Bindings.json"

    struct Binding: Decodable {
        /// The name of the module, or nil for the name of the namespace.
        var name: String?
        /// An array that only contains the name of the GIR file.
        let files: [String]
        /// The URL of the library's documentation pages, without the name of a page.
        var documentation: String?
        /// The headers that C programs include, or nil for the headers that the GIR file states.
        var headers: [String]?
        /// The macros that must be defined before the headers are included, such as `NAME` or `NAME=1`.
        var defines: [String]?
        /// The handwritten decisions about the library's declarations.
        var policy: PolicyFile?
        /// The path of a file that contains handwritten sentences. It's relative to the folder of the package.
        var words: String?

        /// The name of the GIR file. It consists of a namespace and a version.
        var file: String { files.joined() }

        var module: Configuration.Module {
            let namespace = String(files.first?.prefix { $0 != "-" } ?? "")
            return Configuration.Module(binding: name ?? namespace, files: files, documentation: documentation)
        }
    }

    private(set) var all: [Binding]
    /// The text of the list, or nil if the file doesn't exist.
    private(set) var text: String?

    /// Reads the list of a package. If the file doesn't exist, the list is empty.
    init(of package: URL) throws {
        let file = package.appendingPathComponent(Self.fileName)
        (all, text) = ([], nil)
        guard let data = FileManager.default.contents(atPath: file.path) else { return }
        do {
            all = try JSONDecoder().decode([Binding].self, from: data)
        } catch let error as DecodingError { throw GIRError(file: file.path, reason: error.words) }
        if let index = all.firstIndex(where: { $0.files.count != 1 || !$0.file.contains("-") }) {
            let reason = "expected one GIR file for a library, with namespace and version, such as \"Adw-1\""
            throw GIRError(file: file.path, reason: "entry \(index + 1): files: \(reason)")
        }
        text = String(decoding: data, as: UTF8.self)
    }

    /// Adds a library to the list, unless it's already listed.
    mutating func add(_ file: String) {
        if all.contains(where: { $0.files == [file] }) { return }
        all.append(Binding(files: [file]))
        let line = "  { \"files\": [\"\(file)\"] }"
        guard let text, let end = text.lastIndex(of: "]"),
            let last = text[..<end].lastIndex(where: { !$0.isWhitespace })
        else {
            self.text = "[\n\(line)\n]\n"
            return
        }
        let comma = text[last] == "[" ? "" : ","
        self.text = "\(text[...last])\(comma)\n\(line)\n]\n"
    }
}
