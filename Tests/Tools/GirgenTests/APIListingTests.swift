import Foundation
import XCTest

@testable import GirgenAnalyse
@testable import GirgenCommand

/// Tests of the listings of the public API.
final class APIListingTests: XCTestCase {
    /// The listings of handwritten modules must match the sources, regardless of the installed GIR files.
    func testListingsAreThoseOfTheSources() throws {
        let listing = APIListing(sources: Repository.sources)
        let generated = Set(try Repository.configuration().generatedModules)
        for module in APIListing.modules where !generated.contains(module) {
            let path = Repository.sources.appendingPathComponent(APIListing.path(of: module))
            let checkedIn = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
            let lines = Set(checkedIn.split(separator: "\n"))
            let current = Set(try listing.text(of: module).split(separator: "\n"))
            let difference = current.symmetricDifference(lines).sorted().prefix(5).joined(separator: "\n")
            XCTAssertTrue(
                current == lines,
                "\(APIListing.path(of: module)) differs; swift run girgen writes it again:\n\(difference)"
            )
        }
    }

    func testEveryVariableIsListedWithItsType() throws {
        for (module, lines) in try Self.listings.get() {
            let untyped = lines.filter { $0.contains(/(var|let) [\w`]+( |$)/) }
            XCTAssertEqual(untyped, [], "\(module) declares variables whose types aren't seen where they are declared.")
        }
    }

    /// The lines of all listings by module, including those of traits.
    private static let listings: Result<[String: [Substring]], any Error> = Result {
        let listing = APIListing(sources: Repository.sources)
        return try APIListing.modules.reduce(into: [:]) { lines, module in
            lines[module] = try listing.text(of: module).split(separator: "\n")
        }
    }

    /// A program that imports several modules never needs the name of a module.
    func testTypeNamesAreUniqueInAllModules() throws {
        let declaration =
            /^(?:@\w+ )*(?:public|open) (?:(?:final|indirect) )*(?:class|struct|enum|protocol|actor|typealias) (\w+)/
        var modules: [Substring: [String]] = [:]
        for (module, lines) in try Self.listings.get() {
            for name in Set(lines.compactMap { $0.firstMatch(of: declaration)?.1 }) {
                modules[name, default: []].append(module)
            }
        }
        XCTAssertGreaterThan(modules.count, 1000)
        for (name, owners) in modules where owners.count > 1 {
            XCTFail(
                "\(name) is declared in \(owners.sorted().joined(separator: " and ")); give one another \"name\" in Policy"
            )
        }
    }

    /// A C function or constant of a library belongs to a type.
    func testNoFunctionOrVariableIsGlobal() throws {
        let declaration = /^(?:@\w+ )*public (?:nonisolated )?(?:func|var|let) (\w+)/
        for (module, lines) in try Self.listings.get() where !module.hasSuffix("Testing") {
            let names = lines.compactMap { $0.firstMatch(of: declaration)?.1 }
            XCTAssertEqual(
                Set(names).subtracting(["observe", "trackingPublished"]),
                [],
                "\(module) has it outside of a type"
            )
        }
    }

    /// The words in the list of respelled words are written out in all names, including those that are written by hand.
    func testNamesContainNoAbbreviatedWords() throws {
        let short = Set(WordLists.texts("RespelledWords").filter { $0.value.count > $0.key.count }.keys)
        let exceptions: Set = [
            "arg0", "arg0Path", "matchArg0Path", "matchArg0Namespace",  // arg0 is a term of D-Bus.
            "where",  // as in the standard library
        ]
        for (module, lines) in try Self.listings.get() where !module.hasPrefix("Combine") {
            for line in lines where !line.hasPrefix("Key.") {
                let names = line.matches(of: /(?:func |var |let |case |[(,] ?)`?([a-z]\w*)(?: `?([a-z]\w*))?/)
                for name in names.flatMap({ [$0.1, $0.2].compactMap { $0 } }).map(String.init) {
                    if exceptions.contains(name) { continue }
                    let words = Naming.camelWords(name).map { String($0.lowercased().prefix { !$0.isNumber }) }
                    XCTAssertTrue(short.isDisjoint(with: words), "\(name) in \(module): \(line)")
                }
            }
        }
    }

    func testDeclarationsOfTraitsAreOmitted() {
        let source = """
            public struct Base {}
            #if GTK4_14
            public struct New {}
            #if GTK4_16
            public struct Newer {}
            #endif
            public struct AfterNewer {}
            #endif
            #if canImport(Foundation)
            public struct Other {}
            #endif
            """
        XCTAssertEqual(
            SwiftScanner.declarations(in: APIListing.withoutTraits(source)),
            ["public struct Base", "public struct Other"]
        )
    }

    private func assertDeclarations(
        _ source: String,
        _ expected: String...,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        XCTAssertEqual(SwiftScanner.declarations(in: source), expected, file: file, line: line)
    }

    func testDeclarationsForGeneratedCodeAreNotListed() {
        assertDeclarations(
            """
            @_spi(Binding)
            @inlinable
            public func convert(_ pointer: UnsafeRawPointer) -> Int { 1 }
            @MainActor
            @_spi(Binding)
            public enum Conversions {
                public static let none = 0
                public static func convert() {}
            }
            @_spi(Binding) extension Button: Convertible { public var pointer: Int { 1 } }
            public struct Border {
                @_spi(Binding) public var cValue: Int
                public var left: Int { 1 }
            }
            """,
            "public struct Border",
            "Border.public var left: Int { get }"
        )
    }

    func testCommentsAndTextsAreSkipped() {
        assertDeclarations(
            ##"public let a: String = f(#"{"#, "\(g("{"))") /* { /* } */ { */ // {"##,
            "public let a: String"
        )
    }

    func testTypesAndTheirMembers() {
        assertDeclarations(
            """
            /// A public class in a comment.
            @MainActor
            open class Button: Widget {
                open override class var objectType: ObjectType { ObjectType(Button.self) { Button(wrapping: $0) } }

                let hidden = 1
                package var inside: Int { 2 }
            }

            extension Button {
                public var label: String {
                    get { "public func no() {" }
                    set { text = newValue }
                }
                public var range: ClosedRange<Int>? { didSet { update() } }
                public private(set) var count = 0
                public static let all = Set<String>()
                @discardableResult
                public func set(_ closure: @escaping () -> Void = {}, values: [Int] = [1, 2]) -> Bool {
                    func public() {}
                    return true
                }
            }
            """,
            "open class Button: Widget // @MainActor",
            "Button.open override class var objectType: ObjectType { get }",
            "Button.public var label: String { get set }",
            "Button.public var range: ClosedRange<Int>? { get set }",
            "Button.public private(set) var count: Int { get }",
            "Button.public static let all: Set<String>",
            "Button.public func set(_ closure: @escaping () -> Void = {}, values: [Int] = [1, 2]) -> Bool // @discardableResult"
        )
    }

    func testAttributesThatAffectCallersAreListed() {
        assertDeclarations(
            """
            @available(*, deprecated, message: "Use it, please.")
            public func old() {}
            @available(
                *, unavailable, renamed: "label"
            )
            public func text() {}
            @MainActor
            extension Shape where Self: Widget {
                public var area: Double { 1 }
                public nonisolated var name: String { "" }
                @MainActor public func draw() {}
                @inlinable public var width: Double = 1
            }
            extension Shape: @MainActor Equatable, Sendable where Size: Equatable {}
            @_spi(Binding) extension Shape: Convertible {}
            """,
            "public func old() // @available(*, deprecated)",
            "public func text() // @available(*, unavailable)",
            "Shape.public var area: Double { get } // @MainActor",
            "Shape.public nonisolated var name: String { get }",
            "Shape.public func draw() // @MainActor",
            "Shape.public var width: Double { get set } // @MainActor",
            "extension Shape: @MainActor Equatable, Sendable where Size: Equatable"
        )
        XCTAssertEqual(
            SwiftScanner.plain(["public func old() // @available(*, deprecated)", "extension Shape: Equatable"]),
            ["public func old()"]
        )
    }

    func testTypesAreInferredFromInitialValues() {
        assertDeclarations(
            """
            public let name = "a = b"
            public let size = 12
            public let isOpen = true
            public let shape = Shape(size: 1)
            public let values: [Int] = []
            public let unknown = Shape.round(1)
            """,
            "public let name: String",
            "public let size: Int",
            "public let isOpen: Bool",
            "public let shape: Shape",
            "public let values: [Int]",
            "public let unknown"
        )
    }

    func testDeclarationsOfSeveralLines() {
        assertDeclarations(
            """
            public func insert<Item: Object>(
                _ item: Item,
                at position: Int = 0
            ) throws(GLibError)
                -> Bool where Item: Equatable
            { true }
            public var text = \"\"\"
                public var none: Int
                \"\"\"
            """,
            "public func insert<Item: Object>(_ item: Item, at position: Int = 0) throws(GLibError) -> Bool where Item: Equatable",
            "public var text: String { get set }"
        )
    }

    func testProtocolsAndEnumerations() {
        assertDeclarations(
            """
            public protocol Shape: Hashable {
                static var name: String { get }
                var area: Double { get set }
                func scale(by factor: Double)
            }
            public enum Kind {
                case round, square
                case other(Int)
                enum Inner { case hidden }
            }
            enum Hidden {
                case hidden
                public static let shown = 1
            }
            """,
            "public protocol Shape: Hashable",
            "Shape.static var name: String { get }",
            "Shape.var area: Double { get set }",
            "Shape.func scale(by factor: Double)",
            "public enum Kind",
            "Kind.case round, square",
            "Kind.case other(Int)"
        )
    }
}
