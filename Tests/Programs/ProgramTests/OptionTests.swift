import XCTest

@testable import CombineGtk

/// Tests of parsing command lines.
@MainActor
final class OptionTests: GtkTestCase {
    private enum Order: String, CaseIterable, OptionValue { case title, date, size }

    private struct Options {
        @CommandLineOption("verbose", short: "v", help: "Prints details") var verbose = false
        @CommandLineOption("colors", help: "Has colors") var colors = true
        @CommandLineOption("count", short: "c", help: "How many", placeholder: "COUNT") var count = 3
        @CommandLineOption("scale", help: "How large") var scale = 1.5
        @CommandLineOption("server", help: "Where") var server: String?
        @CommandLineOption("order", help: "By what") var order = Order.title
        @CommandLineOption("tag", help: "A tag") var tags = ["all"]
    }

    private func parser(_ options: Options, acceptsFiles: Bool = false) -> CommandLineParser {
        CommandLineParser(
            program: "try",
            summary: "Tries options.",
            explanation: "That is all.\n",
            acceptsFiles: acceptsFiles,
            options: declaredOptions(of: options),
            hidden: ["scale"]
        )
    }

    private func failure(_ arguments: String..., acceptsFiles: Bool = false) -> String? {
        do {
            _ = try parser(Options(), acceptsFiles: acceptsFiles).parse(arguments)
            return nil
        } catch {
            return error.description
        }
    }

    func testDefaults() throws {
        let options = Options()
        XCTAssertEqual(try parser(options).parse([]), [])
        XCTAssertFalse(options.verbose)
        XCTAssertTrue(options.colors)
        XCTAssertEqual(options.count, 3)
        XCTAssertNil(options.server)
        XCTAssertEqual(options.tags, ["all"])
    }

    func testAllSpellingsOfOptions() throws {
        let options = Options()
        let rest = try parser(options, acceptsFiles: true).parse([
            "-vc", "7", "a", "--colors", "--scale=0.25", "--server", "größe", "--order", "date", "--tag", "x",
            "--tag=y=z", "--",
            "--b", "",
        ])
        XCTAssertEqual(rest, ["a", "--b", ""])
        XCTAssertTrue(options.verbose)
        XCTAssertFalse(options.colors)
        XCTAssertEqual(options.count, 7)
        XCTAssertEqual(options.scale, 0.25)
        XCTAssertEqual(options.server, "größe")
        XCTAssertEqual(options.order, .date)
        XCTAssertEqual(options.tags, ["all", "x", "y=z"])
    }

    func testEachCommandLineResetsOptions() throws {
        let options = Options()
        let parser = parser(options)
        _ = try parser.parse(["--count", "1", "--count=2", "-v", "--tag", "x"])
        XCTAssertEqual(options.count, 2)
        _ = try parser.parse([])
        XCTAssertEqual(options.count, 3)
        XCTAssertFalse(options.verbose)
        XCTAssertEqual(options.tags, ["all"])
    }

    func testWrongValues() {
        XCTAssertEqual(failure("--count", "x"), "the option --count requires a whole number, not \"x\"")
        XCTAssertEqual(failure("-c", ""), "the option --count requires a whole number, not \"\"")
        XCTAssertEqual(
            failure("--count", "99999999999999999999"),
            "the option --count requires a whole number, not \"99999999999999999999\""
        )
        XCTAssertEqual(failure("--scale=big"), "the option --scale requires a number, not \"big\"")
        XCTAssertEqual(failure("--order=name"), "the option --order requires title, date or size, not \"name\"")
    }

    func testWrongCommandLines() throws {
        XCTAssertTrue(try XCTUnwrap(failure("--no")).contains("--no"))
        XCTAssertTrue(try XCTUnwrap(failure("-n")).contains("-n"))
        XCTAssertTrue(try XCTUnwrap(failure("--server")).contains("--server"))
        XCTAssertEqual(failure("file"), "unexpected argument \"file\"")
        XCTAssertNil(failure("file", acceptsFiles: true))
    }

    func testHelp() {
        let help = parser(Options(), acceptsFiles: true).help
        for text in [
            "[OPTION…] [FILE…]\n", "Tries options.", "-v, --verbose", "Prints details", "-c, --count=COUNT",
            "--order=ORDER", "That is all.",
        ] {
            XCTAssertTrue(help.contains(text), "\"\(text)\" is not in \(help)")
        }
        XCTAssertFalse(help.contains("--scale"), help)
    }

    func testOptionsOfSuperclass() {
        class Base { @CommandLineOption("one", help: "First") var one = false }
        final class Derived: Base { @CommandLineOption("two", help: "Second") var two = false }
        XCTAssertEqual(declaredOptions(of: Derived()).map(\.name), ["one", "two"])
    }
}
