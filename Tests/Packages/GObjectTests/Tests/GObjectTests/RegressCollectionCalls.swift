import Gtk
import Regress
import XCTest

private let texts = ["1", "2", "3"]
private let table = ["foo": "bar", "baz": "bat", "qux": "quux"]

let regressCollections: [Calls] = [
    Calls("Regress: arrays of numbers") {
        for function in [testArrayGint16In, testArrayGint32In, testArrayGint64In, testArrayIntIn] {
            XCTAssertEqual(function([1, 2, -5]), -2)
            XCTAssertEqual(function([]), 0)
        }
        XCTAssertEqual(testArrayGint8In([1, 2, 3]), 6)
        XCTAssertEqual(testArrayFixedSizeIntIn([1, 2, 3, 4, 5]), 15)
        expect(
            [testArrayFixedSizeIntOut, testArrayFixedSizeIntReturn, testArrayIntFullOut, testArrayIntOut],
            [0, 1, 2, 3, 4]
        )
        XCTAssertEqual(testArrayIntNoneOut(), [1, 2, 3, 4, 5])
        testArrayIntNullIn(nil)
        XCTAssertEqual(testArrayIntNullOut(), [])
        testArrayStaticInInt(Array(1...10))
        XCTAssertEqual(testArrayTypeIn([Bool.self, String.self]), "[gboolean,gchararray,]")
        expect(testArrayIntInout, [1, 2, 3], becomes: [3, 4])
        expect(testArrayIntInout, [], becomes: [])
    },
    Calls("Regress: arrays of structures and objects") {
        testArrayStructInNone(
            [301, 302, 303].map { TestStructA(someInt: $0, someInt8: 0, someDouble: 0, someEnum: .value1) }
        )
        testArrayStructIn([201, 202].map { TestStructA(someInt: $0, someInt8: 0, someDouble: 0, someEnum: .value1) })
        XCTAssertEqual(testArrayStructOut().map(\.someInt), [22, 33, 44])
        XCTAssertEqual(testArrayStructOutContainer().map(\.someInt), [11, 13, 17, 19, 23])
        XCTAssertEqual(testArrayStructOutFullFixed().map(\.someInt), [2, 3, 5, 7])
        XCTAssertEqual(testArrayStructOutNone().map(\.someInt), [111, 222, 333])
        XCTAssertEqual(testArrayFixedOutObjects().map(\.typeName), ["RegressTestObj", "RegressTestObj"])
    },
    Calls("Regress: arrays of strings") {
        XCTAssertTrue(testStringsIn(texts))
        XCTAssertFalse(testStringsIn(["3", "2", "1"]))
        XCTAssertFalse(testStringsIn([]))
        expect([testStringsOut, testStringsOutC], ["thanks", "for", "all", "the", "fish"])
        expect([testStringsOutContainer, testStringsOutarg], texts)
        expect([testGarrayContainerReturn, testGarrayFullReturn], ["regress"])
    },
    Calls("Regress: lists") {
        expect(
            [
                testGlistContainerReturn, testGlistEverythingReturn, testGlistNothingReturn, testGlistNothingReturn2,
                testGslistContainerReturn, testGslistEverythingReturn, testGslistNothingReturn,
                testGslistNothingReturn2,
            ],
            texts
        )
        pass(texts, to: [testGlistNothingIn, testGlistNothingIn2, testGslistNothingIn, testGslistNothingIn2])
        pass(nil, to: [testGlistNullIn, testGslistNullIn])
        expect([testGlistNullOut, testGslistNullOut], [])
        testGlistTypeContainerIn([TestObj.self, TestSubObj.self])
    },
    Calls("Regress: tables") {
        expect(
            [testGhashContainerReturn, testGhashEverythingReturn, testGhashNothingReturn, testGhashNothingReturn2],
            table
        )
        pass(table, to: [testGhashNothingIn, testGhashNothingIn2])
        testGhashNullIn(nil)
        expect([testGhashNullOut, testGhashNullReturn], [:])
        expect([testGhashNestedEverythingReturn, testGhashNestedEverythingReturn2], ["wibble": table])
        let values = testGhashGvalueReturn()
        XCTAssertEqual(values.count, 6)
        XCTAssertEqual(try values["strings"]?.get(as: [String].self), ["first", "second", "third"])
        testGhashGvalueIn(values)
    },
]
