import Foundation
import XCTest

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

    /// Returns the output for the content of Gtk in the base and in the newest GIR files.
    ///
    /// - Parameters:
    ///   - newest: The content in the newest files.
    ///   - base: The content in the files of the base, or nil if it consists of the declarations without a version that
    ///     requires a trait.
    ///   - known: The public declarations without a trait.
    ///   - traits: The traits, or nil for those of the package.
    func merged(
        _ newest: String,
        base: String? = nil,
        known: Set<String> = [],
        traits: PackageTraits? = nil
    ) throws -> Output {
        let traits = try traits ?? self.traits()
        let earlier = try generate(base ?? newest, maximumVersions: base == nil ? traits.base : [:]).api
        let api = try APIMerger(base: earlier, newest: generate(newest, traits: traits).api, known: known).api
        return output(of: api)
    }

    /// Checks the content of Gtk in the newest GIR files against its content in the base.
    func check(_ newest: String, base: String, traits: PackageTraits? = nil) throws {
        let traits = try traits ?? self.traits()
        try TraitChecks(traits, base: generate(base).api).check(generate(newest, traits: traits).api)
    }
}
