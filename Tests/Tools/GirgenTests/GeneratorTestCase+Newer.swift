import Foundation
import XCTest

@testable import GirgenPrint
@testable import GirgenAnalyse
@testable import GirgenCommand

extension GeneratorTestCase {
    /// Returns the package's traits.
    func traits() throws -> PackageTraits {
        try PackageTraits.decoded(from: Repository.tool.appendingPathComponent("Traits.json"))
    }

    /// Returns the package's traits with other versions of declarations, and with other reasons for omitting some of
    /// them.
    func traits(introduced: [String: String], unversioned: [String: String] = [:]) throws -> PackageTraits {
        let data = try Data(contentsOf: Repository.tool.appendingPathComponent("Traits.json"))
        var content = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
        content["introduced"] = introduced
        content["unversioned"] = unversioned
        return try JSONDecoder().decode(PackageTraits.self, from: JSONSerialization.data(withJSONObject: content))
    }

    /// Returns the output of a run for the traits.
    ///
    /// - Parameters:
    ///   - snippet: The content of Gtk.
    ///   - symbols: The C functions in the base header of virtual functions.
    ///   - declarations: The public declarations without a trait.
    ///   - traits: The traits, or nil for those of the package.
    func newerOutput(
        of snippet: String,
        besides symbols: Set<String> = [],
        declarations: Set<String> = [],
        traits: PackageTraits? = nil
    ) throws -> (files: [String: String], bodies: [String: NewerBody]) {
        let traits = try traits ?? self.traits()
        let output = try generate(snippet, traits: traits)
        let splitter = NewerSplitter(traits, output.api, besides: symbols)
        let (files, bodies) = APIPrinter(api: output.api).files(
            ofNewer: output.api.modules.map { splitter.parts(of: $0) },
            declarations: declarations,
            trampolines: [:]
        )
        return (Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first }, bodies)
    }

    /// Returns the tables for tests of the traits.
    ///
    /// - Parameters:
    ///   - snippet: The content of Gtk.
    ///   - declarations: The public declarations without a trait.
    func newerTables(of snippet: String, declarations: Set<String> = []) throws -> String {
        let traits = try traits()
        let api = try generate(snippet, traits: traits).api
        let splitter = NewerSplitter(traits, api, besides: [])
        var tables = TestTables(of: [], typeNames: TypeNameTable(listings: []))
        tables.newer = APIPrinter(api: api).newParts(api.modules.map { splitter.parts(of: $0) }, besides: declarations)
        return try XCTUnwrap(tables.files().first { $0.path == "NewerTables.swift" }).text
    }
}
