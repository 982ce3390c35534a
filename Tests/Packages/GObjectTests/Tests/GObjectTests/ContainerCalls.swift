import CGIMarshallingTests
import GIMarshallingTests
@_spi(Binding) import Gtk
import XCTest

private let ints = [-1, 0, 1, 2]
private let texts = ["0", "1", "2"]

/// Containers of GLib with numbers and other elements.
let containers: [Calls] = [
    Calls("arrays of numbers with their own length") {
        garrayIntNoneIn(ints)
        XCTAssertEqual(garrayIntNoneReturn(), ints)
        garrayUInt64NoneIn([0, .max])
        XCTAssertEqual(garrayUInt64NoneReturn(), [0, .max])
        garrayBoolNoneIn([true, false, true, true])
        garrayUnicharNoneIn(Array("const ♥ utf8".unicodeScalars))
        XCTAssertEqual(arrayZeroTerminatedReturnUnichar(), Array("const ♥ utf8".unicodeScalars))
    },
    Calls("arrays of strings with their own length") {
        pass(texts, to: [garrayUTF8NoneIn, gptrarrayUTF8NoneIn, gstrvIn])
        expect(
            [
                garrayUTF8NoneOut, garrayUTF8ContainerOut, garrayUTF8FullOut, garrayUTF8FullOutCallerAllocated,
                garrayUTF8NoneReturn, garrayUTF8ContainerReturn, garrayUTF8FullReturn, gptrarrayUTF8NoneOut,
                gptrarrayUTF8ContainerOut, gptrarrayUTF8FullOut, gstrvOut,
            ],
            texts
        )
    },
    Calls(
        "arrays of structures with their own length",
        leak: "The function copies structures that it never frees."
    ) {
        XCTAssertEqual(garrayBoxedStructFullReturn().map(\.long), [42, 43, 44])
    },
    Calls("arrays that C takes over") {
        let variants = [Variant(int32: 27), Variant("Hello")]
        XCTAssertEqual(arrayVariantContainerIn(variants), variants)
        XCTAssertEqual(arrayVariantFullIn(variants), variants)
        let structures = (1...3).map { number in
            let structure = BoxedStruct()
            structure.pointer.assumingMemoryBound(to: GIMarshallingTestsBoxedStruct.self).pointee.long_ = number
            return structure
        }
        arrayStructTakeIn(structures)
        XCTAssertEqual(structures.map(\.long), [1, 2, 3])
    },
    Calls("arrays of values of any type") {
        let (number, text) = (try Value(42 as Int32), try Value("42"))
        gvalueFlatArray([number, text, try Value(true)])
        let returned = returnGvalueFlatArray()
        XCTAssertEqual(returned.count, 3)
        XCTAssertEqual(try returned[0].get(as: Int.self), 42)
        XCTAssertEqual(try returned[1].get(as: String.self), "42")
        XCTAssertEqual(try returned[2].get(as: Bool.self), true)
        let numbers = gvalueFlatArrayRoundTrip(number, two: number, three: number)
        XCTAssertEqual(try numbers.map { try $0.get(as: Int.self) }, [42, 42, 42])
        multiArrayKeyValueIn(["one", "two", "three"], values: try [1, 2, 3].map { try Value($0 as Int32) })
        XCTAssertEqual(try gvalueOut().get(as: Int.self), 42)
        XCTAssertEqual(try gvalueInt64Out().get(as: Int.self), Int.max)
    },
    Calls("lists of numbers") {
        pass(ints, to: [glistIntNoneIn, gslistIntNoneIn])
        expect([glistIntNoneReturn, gslistIntNoneReturn], ints)
        glistUInt32NoneIn([0, Int(UInt32.max)])
        XCTAssertEqual(glistUInt32NoneReturn(), [0, Int(UInt32.max)])
    },
    Calls("tables of numbers") {
        let table = [-1: 1, 0: 0, 1: -1, 2: -2]
        ghashtableIntNoneIn(table)
        XCTAssertEqual(ghashtableIntNoneReturn(), table)
        pass(["-1": -0.1, "0": 0, "1": 0.1, "2": 0.2], to: [ghashtableDoubleIn, ghashtableFloatIn])
        ghashtableInt64In(["-1": -1, "0": 0, "1": 1, "2": Int(UInt32.max) + 1])
        ghashtableUInt64In(["-1": UInt64(UInt32.max) + 1, "0": 0, "1": 1, "2": 2])
    },
]
