import Foundation

@testable import girgen

extension GeneratorTestCase {
    /// The package's traits.
    func traits() throws -> PackageTraits {
        try PackageTraits(contentsOf: Repository.tool.appendingPathComponent("Traits.json"))
    }

    /// What a run for the traits makes.
    ///
    /// - Parameters:
    ///   - snippet: the content of Gtk.
    ///   - symbols: the C functions of the base's header of virtual functions.
    ///   - declarations: what is public without a trait.
    func brought(
        by snippet: String,
        besides symbols: Set<String> = [],
        declarations: Set<String> = []
    ) throws -> (files: [String: String], bodies: [String: NewerBody]) {
        let output = try generate(snippet, hasTraits: true)
        let splitter = NewerSplitter(try traits(), output.api, besides: symbols)
        let (files, bodies) = APIPrinter(api: output.api).files(
            ofNewer: output.api.modules.map { splitter.parts(of: $0) },
            declarations: declarations,
            trampolines: [:]
        )
        return (Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first }, bodies)
    }
}
