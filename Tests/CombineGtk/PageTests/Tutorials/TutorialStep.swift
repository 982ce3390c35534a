import Foundation
import TestSupport

/// A step of a tutorial: the files of the program after the step, and its picture.
struct TutorialStep {
    static let folder = SourceFolder.package.appending(path: "Sources/CombineGtk/CombineGtk.docc/Tutorials")
    /// The tutorials that continue another tutorial, which is the value in this dictionary.
    private static let continued = [
        "05-TestIt": "02-SearchSortAndUndo", "06-ShipIt": "02-SearchSortAndUndo",
    ]

    /// The code file of the step, which is one of `files`.
    let file: URL
    /// The files by the names that the tutorial displays.
    let files: [String: URL]
    /// The name of the picture next to the code, or nil if there is no picture.
    let picture: String?

    /// Returns the names of the folders with a tutorial.
    static func tutorials() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter { !$0.hasSuffix(".tutorial") }
            .sorted()
    }

    /// Returns the contents of the tutorial in a folder.
    static func text(of tutorial: String) throws -> String {
        let folder = folder.appending(path: tutorial)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.filter { $0.pathExtension == "tutorial" }.map { try String(contentsOf: $0, encoding: .utf8) }
            .joined()
    }

    /// Returns the steps of a tutorial that have code.
    static func steps(of tutorial: String) throws -> [TutorialStep] {
        var files = try continued[tutorial].flatMap { try steps(of: $0).last?.files } ?? [:]
        // The text of each step begins at its code.
        return try text(of: tutorial).split(separator: "@Code(").dropFirst().compactMap { text in
            guard
                let code = text.prefixMatch(of: /name: "(?<name>[^"]+)", file: "(?<file>[^"]+)"[^)]*\)(?<body> \{\n)?/)
            else { return nil }
            let file = folder.appending(path: "\(tutorial)/\(code.output.file)")
            files[String(code.output.name)] = file
            let picture = text[code.range.upperBound...].prefixMatch(of: /\s*@Image\(\s*source: "(?<name>[^"]+)"/)
            return TutorialStep(
                file: file,
                files: files,
                picture: code.output.body == nil ? nil : picture.map { String($0.output.name) }
            )
        }
    }

    /// The Swift files of each module, in the order in which they are compiled. A file in a folder is part of the module with the
    /// name of the folder. Other files are part of the program, whose name is in the manifest.
    var modules: [(name: String, files: [URL])] {
        get throws {
            let sources = files.filter { $0.key.hasSuffix(".swift") && !$0.key.hasSuffix("Package.swift") }
            let manifest = try files["Package.swift"].map { try String(contentsOf: $0, encoding: .utf8) }
            let program = manifest?.firstMatch(of: /name: "(?<name>\w+)"/).map { String($0.output.name) } ?? "Program"
            let modules = Dictionary(grouping: sources) { source in
                source.key.split(separator: "/").dropLast().first.map(String.init) ?? program
            }
            // Programs import models, and tests import programs.
            let order = { (name: String) in name.hasSuffix("Model") ? 0 : name.hasSuffix("Tests") ? 2 : 1 }
            return modules.sorted { order($0.key) < order($1.key) }
                .map { ($0.key, $0.value.map(\.value).sorted { $0.path() < $1.path() }) }
        }
    }

    /// The manifests of the step's packages.
    var manifests: [URL] { files.filter { $0.key.hasSuffix("Package.swift") }.map(\.value) }
}
