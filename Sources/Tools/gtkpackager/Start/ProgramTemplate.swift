import Foundation

/// The template for a new program. It's the program `Hello`, which is compiled and tested together with this package.
struct ProgramTemplate {
    /// The folder of this package.
    let combineGtk: URL
    let isAdwaita: Bool

    /// The languages of the catalogs.
    let languages = ["de"]

    private static let folder = "Sources/Tools/gtkpackager/"
    private static let dependency = ".package(name: \"CombineGtk\", path: \"../../../..\")"

    // MARK: Names

    /// Returns a message that explains why a program can't have the given name, or nil if the name is valid.
    func mistake(inName name: String) throws -> String? {
        if name.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]+/) == nil {
            let words = name.split { !$0.isASCII || !$0.isLetter && !$0.isNumber }
            let valid = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined().drop { !$0.isLetter }
            return "\"\(name)\" can't be the name of a Swift module. Use two or more letters, digits and _, "
                + "and begin with a letter, for example \(valid.count > 1 ? String(valid) : "MyProgram")."
        }
        if Self.reservedWords.contains(name) { return "\"\(name)\" is a reserved word of Swift. Choose another name." }
        let manifest = try String(contentsOf: combineGtk.appending(path: "Package.swift"), encoding: .utf8)
        // A program may have the name of an executable target of this package, because packages that depend on this
        // package don't build that target.
        let names = manifest.matches(of: /\.(?:library|executable|plugin|target|systemLibrary)\(\s*name: "(\w+)"/)
        if Self.modules.contains(name) || names.contains(where: { $0.1 == name }) {
            return "there is already a module or a product \"\(name)\". Choose another name."
        }
        return nil
    }

    private static let reservedWords: Set = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where", "while",
    ]

    /// The modules of the toolchain that a program or its tests may import. A program can't have the same name as one
    /// of these modules.
    private static let modules: Set = [
        "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Observation", "Swift", "SwiftShims",
        "Synchronization", "Testing", "XCTest",
    ]

    // MARK: Files

    /// Returns the files of a new program, except for the compiled catalogs.
    func files(name: String, id: String, dependency: StartCommand.Dependency) throws -> [InstalledFile] {
        var texts = try texts(in: "Hello")
        if isAdwaita { texts.merge(try self.texts(in: "HelloAdw")) { _, adwaita in adwaita } }
        let files = texts.map { path, text in
            // The ID and the paths are inserted last, because they can also contain "Hello".
            var text = (isAdwaita ? adwaita(text) : text).replacing("Hello", with: name)
                .replacing("org.example.\(name)", with: id)
                .replacing(Self.dependency, with: dependency.declaration)
            if path.hasSuffix(".yml") { text = workflow(text, dependency) }
            return InstalledFile(path: path.replacing("Hello", with: name), content: Data(text.utf8))
        }
        return files + packaging(name: name, id: id)
    }

    /// Returns the contents of the files in a folder, by path. Build products aren't included.
    private func texts(in folder: String) throws -> [String: String] {
        let url = combineGtk.appending(path: Self.folder + folder)
        var texts: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: url.filePath)
        where !path.hasPrefix(".build/") && !path.hasSuffix(".mo") && path != "Package.resolved" {
            let file = url.appending(path: path)
            guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
            texts[path] = try String(contentsOf: file, encoding: .utf8)
        }
        return texts
    }

    private func adwaita(_ text: String) -> String {
        text.replacing("import CombineGtk", with: "import CombineAdw").replacing(": GtkApp", with: ": AdwApp")
            .replacing(".product(name: \"CombineGtk\"", with: ".product(name: \"CombineAdw\"")
            .replacing("libgtk-4-dev", with: "libadwaita-1-dev")
    }

    /// Returns the text of the CI workflow. The step that clones this package is only included if the new program
    /// depends on a local folder.
    private func workflow(_ text: String, _ dependency: StartCommand.Dependency) -> String {
        guard let path = dependency.path else { return text.replacing(#/ +- run: git clone .*\n/#, with: "") }
        return text.replacing("../CombineGtk", with: path)
    }

    private func packaging(name: String, id: String) -> [InstalledFile] {
        let description = ProgramDescription(
            id: id,
            executable: name,
            name: name,
            summary: "Welcomes you by name.",
            version: "0.1",
            developer: "The \(name) authors",
            license: "MIT",
            website: "",
            categories: ["Utility"],
            languages: languages,
            fileTypes: [],
            schemes: [],
            opensFiles: false,
            isUnique: true
        )
        let templates = PackagingTemplates(description: description, date: String(Date().ISO8601Format().prefix(10)))
        return templates.files.map { InstalledFile(path: "Packaging/\($0.name)", content: Data($0.content.utf8)) }
    }
}
