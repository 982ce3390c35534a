import CGIMarshallingTests
@_spi(Binding) import GIMarshallingTests
@_spi(Binding) import Gtk
import XCTest

private let ints = [-1, 0, 1, 2]
private let texts = ["0", "1", "2"]
private let table = ["-1": "1", "0": "0", "1": "-1", "2": "-2"]
private let scalars = Array("const ♥ utf8".unicodeScalars)

/// Returns a boxed structure with a number, which only C can set.
@MainActor
private func boxed(_ long: Int) -> BoxedStruct {
    let result = BoxedStruct()
    result.pointer.assumingMemoryBound(to: GIMarshallingTestsBoxedStruct.self).pointee.long_ = long
    return result
}

/// The variants of a static C array, which are initially floating. The first caller owns them, so the function can be
/// called only once.
@MainActor
private let ownedVariants = arrayVariantNoneIn([Variant(int32: 27), Variant("Hello")])

let collections: [Calls] = [
    Calls("arrays of numbers") {
        pass(
            ints,
            to: [
                arrayIn, arrayInGuint64Len, arrayInGuint8Len, arrayInLenBefore, arrayInLenZeroTerminated, arrayInt64In,
                arrayFixedIntIn, arrayFixedShortIn,
            ]
        )
        expect([arrayOut, arrayReturn, arrayFixedIntReturn, arrayFixedShortReturn, arrayFixedOut], ints)
        arrayUInt64In([UInt64.max, 0, 1, 2])
        arrayInUTF8TwoIn(ints, a: "1", b: "2")
        arrayInUTF8TwoIn(ints)
        arrayInUTF8TwoInOutOfOrder("1", ints: ints, b: "2")
        arrayInUTF8TwoInOutOfOrder(nil, ints: ints)
        let out = arrayOutEtc(5, last: 9)
        XCTAssertEqual(out.ints, [5, 0, 1, 9])
        XCTAssertEqual(out.sum, 14)
        let returned = arrayReturnEtc(5, last: 9)
        XCTAssertEqual(returned.etc, [5, 0, 1, 9])
        XCTAssertEqual(returned.sum, 14)
        arrayBoolIn([true, false, true, true])
        XCTAssertEqual(arrayBoolOut(), [true, false, true, true])
        arrayUint8In(Array("abcd".utf8))
        arrayUnicharIn(scalars)
        XCTAssertEqual(arrayUnicharOut(), scalars)
    },
    Calls("arrays of strings") {
        arrayStringIn(["foo", "bar"])
        arrayZeroTerminatedIn(texts)
        expect(
            [
                arrayZeroTerminatedOut, arrayZeroTerminatedReturn, gstrvReturn, gptrarrayUTF8ContainerReturn,
                gptrarrayUTF8FullReturn, gptrarrayUTF8NoneReturn,
            ],
            texts
        )
        expect([arrayZeroTerminatedReturnNull, filenameListReturn], [])
    },
    Calls("arrays of other values") {
        arrayEnumIn([.value1, .value2, .value3])
        arrayFlagsIn([.value1, .value2, .value3])
        arraySimpleStructIn((1...3).map { SimpleStruct(long: $0, int8: 0) })
        arrayStructIn((1...3).map(boxed))
        XCTAssertEqual(arrayFixedOutStruct(), [SimpleStruct(long: 7, int8: 6), SimpleStruct(long: 6, int8: 7)])
        XCTAssertEqual(arrayZeroTerminatedReturnStruct().map(\.long), [42, 43, 44])
        XCTAssertEqual(gptrarrayBoxedStructFullReturn().map(\.long), [42, 43, 44])
        XCTAssertEqual(ownedVariants, [Variant(int32: 27), Variant("Hello")])
    },
    Calls("bytes") {
        let bytes: [UInt8] = [0, 49, 0xFF, 51]
        XCTAssertEqual(bytearrayFullReturn(), bytes)
        bytearrayNoneIn(bytes)
        XCTAssertEqual(gbytesFullReturn().array, bytes)
        gbytesNoneIn(Bytes(bytes))
    },
    Calls("lists") {
        expect(
            [
                glistUTF8ContainerOut, glistUTF8ContainerReturn, glistUTF8FullOut, glistUTF8FullReturn,
                glistUTF8NoneOut,
                glistUTF8NoneReturn, gslistUTF8ContainerOut, gslistUTF8ContainerReturn, gslistUTF8FullOut,
                gslistUTF8FullReturn, gslistUTF8NoneOut, gslistUTF8NoneReturn,
            ],
            texts
        )
        pass(texts, to: [glistUTF8NoneIn, gslistUTF8NoneIn])
    },
    Calls("tables") {
        expect(
            [
                ghashtableUTF8ContainerOut, ghashtableUTF8ContainerReturn, ghashtableUTF8FullOut,
                ghashtableUTF8FullReturn, ghashtableUTF8NoneOut, ghashtableUTF8NoneReturn,
            ],
            table
        )
        ghashtableUTF8NoneIn(table)
    },
    Calls("values of any type") {
        let number = gvalueReturn()
        XCTAssertEqual(try number.get(as: Int.self), 42)
        XCTAssertEqual(try gvalueOutCallerAllocates().get(as: Int.self), 42)
        XCTAssertEqual(try gvalueCopy(number).get(as: Int.self), 42)
        XCTAssertEqual(try gvalueRoundTrip(number).get(as: Int.self), 42)
        gvalueIn(number)
        gvalueInt64In(try Value(Int.max))
        gvalueInEnum(try Value(GEnum.value3))
        gvalueInFlags(try Value(Flags.value3))
        gvalueIn(try Value("text"), withType: String.self)
        let changed = gvalueCopy(number)
        gvalueInWithModification(changed)
        XCTAssertEqual(try changed.get(as: Int.self), 24)
    },
]
