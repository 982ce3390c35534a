import CGtk
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

@MainActor
final class VariantTests: GtkTestCase {
    func testEachTypeRoundTrips() {
        let variants: [(Variant?, type: String, text: String)] = [
            (Variant(true), "b", "true"),
            (Variant(byte: 7), "y", "byte 0x07"),
            (Variant(int16: -5), "n", "int16 -5"),
            (Variant(uint16: 5), "q", "uint16 5"),
            (Variant(int32: -5), "i", "-5"),
            (Variant(uint32: 5), "u", "uint32 5"),
            (Variant(5), "x", "int64 5"),
            (Variant(int64: 5), "x", "int64 5"),
            (Variant(uint64: .max), "t", "uint64 18446744073709551615"),
            (Variant(handle: 1), "h", "handle 1"),
            (Variant(0.5), "d", "0.5"),
            (Variant("text"), "s", "'text'"),
            (Variant(objectPath: "/org/example"), "o", "objectpath '/org/example'"),
            (Variant(signature: "a{sv}"), "g", "signature 'a{sv}'"),
            (Variant(["a", "b"]), "as", "['a', 'b']"),
            (Variant([] as [String]), "as", "@as []"),
            (Variant(bytes: [1, 2]), "ay", "[byte 0x01, 0x02]"),
            (Variant([Variant(1), Variant(2)]), "ax", "[int64 1, 2]"),
            (Variant([] as [Variant], elementType: VariantType("i")), "ai", "@ai []"),
            (Variant(["b": Variant(true), "a": Variant("x")]), "a{sv}", "{'a': <'x'>, 'b': <true>}"),
            (Variant([:]), "a{sv}", "@a{sv} {}"),
            (Variant(key: Variant("k"), value: Variant(1.5)), "{sd}", "{'k', 1.5}"),
            (Variant(tuple: [Variant("a"), Variant(false)]), "(sb)", "('a', false)"),
            (Variant(tuple: []), "()", "()"),
            (Variant(maybe: Variant("x")), "ms", "@ms 'x'"),
            (VariantType("s").map { Variant(nothingOf: $0) }, "ms", "@ms nothing"),
            (Variant(boxed: Variant(int32: 5)), "v", "<5>"),
        ]
        for (variant, type, text) in variants {
            XCTAssertEqual(variant?.typeString, type)
            XCTAssertEqual(variant?.description, text)
            XCTAssertEqual(variant?.type.typeString, type)
            XCTAssertEqual(try variant.map { try Variant(parsing: $0.description) }, variant, text)
        }
    }

    func testContent() {
        XCTAssertEqual(Variant(true).bool, true)
        XCTAssertEqual(Variant(false).bool, false)
        XCTAssertEqual(Variant(byte: 200).int, 200)
        XCTAssertEqual(Variant(int16: -5).int, -5)
        XCTAssertEqual(Variant(uint16: 5).int, 5)
        XCTAssertEqual(Variant(int32: .min).int, Int(Int32.min))
        XCTAssertEqual(Variant(uint32: .max).int, Int(UInt32.max))
        XCTAssertEqual(Variant(.min).int, .min)
        XCTAssertEqual(Variant(handle: 3).int, 3)
        XCTAssertEqual(Variant(uint64: 5).int, 5)
        XCTAssertNil(Variant(uint64: .max).int)
        XCTAssertEqual(Variant(uint64: .max).uint64, .max)
        XCTAssertEqual(Variant(0.25).double, 0.25)
        XCTAssertEqual(Variant("世界").string, "世界")
        XCTAssertEqual(Variant(objectPath: "/a")?.string, "/a")
        XCTAssertEqual(Variant(["a", ""]).strings, ["a", ""])
        XCTAssertEqual(Variant(bytes: [0, 255]).bytes, [0, 255])
        XCTAssertEqual(Variant(bytes: []).bytes, [])
        XCTAssertEqual(Variant(boxed: Variant("x")).boxed, Variant("x"))
        XCTAssertEqual(Variant(maybe: Variant("x")).maybe, Variant("x"))
        XCTAssertFalse(Variant(maybe: Variant("x")).isNothing)
    }

    func testContentOfADifferentTypeIsNil() throws {
        let text = Variant("text")
        XCTAssertNil(text.bool)
        XCTAssertNil(text.int)
        XCTAssertNil(text.uint64)
        XCTAssertNil(text.double)
        XCTAssertNil(text.strings)
        XCTAssertNil(text.bytes)
        XCTAssertNil(text.dictionary)
        XCTAssertNil(text.boxed)
        XCTAssertNil(text.maybe)
        XCTAssertFalse(text.isNothing)
        XCTAssertNil(Variant(5).string)
        XCTAssertNil(text["key"])
        XCTAssertEqual(text.count, 0)
        XCTAssertEqual(text.children, [])
        let nothing = Variant(nothingOf: try XCTUnwrap(VariantType("s")))
        XCTAssertTrue(nothing.isNothing)
        XCTAssertNil(nothing.maybe)
    }

    func testChildren() {
        let tuple = Variant(tuple: [Variant("a"), Variant(5)])
        XCTAssertTrue(tuple.isContainer)
        XCTAssertEqual(tuple.count, 2)
        XCTAssertEqual(tuple[1].int, 5)
        XCTAssertEqual(tuple.children, [Variant("a"), Variant(5)])
        let dictionary = Variant(["width": Variant(5), "name": Variant("x")])
        XCTAssertEqual(dictionary["width"]?.int, 5)
        XCTAssertNil(dictionary["height"])
        XCTAssertEqual(dictionary.dictionary, ["width": Variant(5), "name": Variant("x")])
        let typed = Variant([Variant(key: Variant("a"), value: Variant(1.5))])
        XCTAssertEqual(typed.typeString, "a{sd}")
        XCTAssertEqual(typed["a"]?.double, 1.5)
        XCTAssertEqual(typed.dictionary, ["a": Variant(1.5)])
    }

    func testParsing() throws {
        XCTAssertEqual(try Variant(parsing: "{'width': <5>}")["width"]?.int, 5)
        XCTAssertEqual(try Variant(parsing: "5", as: VariantType("t")).uint64, 5)
        XCTAssertThrowsError(try Variant(parsing: "{'width': ")) { error in
            XCTAssertTrue("\(error)".contains("expected value"), "\(error)")
        }
        XCTAssertThrowsError(try Variant(parsing: "'x'", as: VariantType("i")))
        XCTAssertNil(VariantType("a"))
        XCTAssertNil(VariantType("a{vs}"))
        XCTAssertEqual(VariantType("a{sv}")?.description, "a{sv}")
        XCTAssertNil(Variant(objectPath: "no path"))
        XCTAssertNil(Variant(signature: "?"))
        XCTAssertEqual(Variant(5).print(), "5")
    }

    func testEquality() {
        XCTAssertEqual(Variant(5), Variant(5))
        XCTAssertNotEqual(Variant(5), Variant(6))
        XCTAssertNotEqual(Variant(5), Variant(int32: 5), "the type is compared too")
        XCTAssertEqual(Set([Variant(["a"]), Variant(["a"]), Variant(["b"])]).count, 2)
    }

    func testReferencesOfEachTransfer() {
        let before = LiveCount.variants
        func use() {
            let floating = g_variant_new_string("floating")
            let sunk: Variant = convertPointer(floating, .none, "g_variant_new_string")
            XCTAssertEqual(g_variant_is_floating(floating), 0)
            let kept: Variant? = convertOptional(floating, .none)
            XCTAssertEqual(kept, sunk)
            let handedOver: Variant = convertPointer(g_variant_take_ref(g_variant_new_string("x")), .full, "test")
            XCTAssertEqual(handedOver.string, "x")
            XCTAssertEqual(sunk.consumedPointer, sunk.pointer)
            g_variant_unref(floating)
            XCTAssertEqual(LiveCount.variants, before + 3)
        }
        use()
        XCTAssertEqual(LiveCount.variants, before)
    }

    func testNothingLeaks() {
        let growth = heapGrowth {
            let dictionary = Variant(["a": Variant(tuple: [Variant("text"), Variant(bytes: [1, 2, 3])])])
            _ = dictionary.dictionary
            _ = dictionary["a"]?[1].bytes
            _ = dictionary.type.typeString
            _ = try? Variant(parsing: dictionary.print())
            _ = try? Variant(parsing: "(")
            _ = convertPointer(g_variant_new_string("x"), .none, "test") as Variant
            _ = convertPointer(g_variant_new_string("x"), .full, "test") as Variant
        }
        XCTAssertLessThan(growth, 50_000)
    }
}
