import CGtk
import GIMarshallingTests
import XCTest

let numbers: [Calls] = [
    Calls("signed integers") {
        expect([int8OutMax, int8ReturnMax], 127)
        expect([int8OutMin, int8ReturnMin], -128)
        pass(127, to: [int8InMax])
        pass(-128, to: [int8InMin])
        expect(int8InoutMaxMin, 127, becomes: -128)
        expect(int8InoutMinMax, -128, becomes: 127)
        let (max16, min16) = (Int(Int16.max), Int(Int16.min))
        expect([int16OutMax, int16ReturnMax, shortOutMax, shortReturnMax], max16)
        expect([int16OutMin, int16ReturnMin, shortOutMin, shortReturnMin], min16)
        pass(max16, to: [int16InMax, shortInMax])
        pass(min16, to: [int16InMin, shortInMin])
        for function in [int16InoutMaxMin, shortInoutMaxMin] { expect(function, max16, becomes: min16) }
        for function in [int16InoutMinMax, shortInoutMinMax] { expect(function, min16, becomes: max16) }
        let (max32, min32) = (Int(Int32.max), Int(Int32.min))
        expect([int32OutMax, int32ReturnMax, intOutMax, intReturnMax], max32)
        expect([int32OutMin, int32ReturnMin, intOutMin, intReturnMin], min32)
        pass(max32, to: [int32InMax, intInMax])
        pass(min32, to: [int32InMin, intInMin])
        for function in [int32InoutMaxMin, intInoutMaxMin] { expect(function, max32, becomes: min32) }
        for function in [int32InoutMinMax, intInoutMinMax] { expect(function, min32, becomes: max32) }
        expect([int64OutMax, int64ReturnMax, longOutMax, longReturnMax, ssizeOutMax, ssizeReturnMax], Int.max)
        expect([int64OutMin, int64ReturnMin, longOutMin, longReturnMin, ssizeOutMin, ssizeReturnMin], Int.min)
        pass(Int.max, to: [int64InMax, longInMax, ssizeInMax])
        pass(Int.min, to: [int64InMin, longInMin, ssizeInMin])
        for function in [int64InoutMaxMin, longInoutMaxMin, ssizeInoutMaxMin] {
            expect(function, Int.max, becomes: Int.min)
        }
        for function in [int64InoutMinMax, longInoutMinMax, ssizeInoutMinMax] {
            expect(function, Int.min, becomes: Int.max)
        }
    },
    Calls("unsigned integers") {
        expect([uint8Out, uint8Return], 255)
        uint8In(255)
        expect(uint8Inout, 255, becomes: 0)
        let max16 = Int(UInt16.max)
        expect([uint16Out, uint16Return, ushortOut, ushortReturn], max16)
        pass(max16, to: [uint16In, ushortIn])
        for function in [uint16Inout, ushortInout] { expect(function, max16, becomes: 0) }
        let max32 = Int(UInt32.max)
        expect([uint32Out, uint32Return, uintOut, uintReturn], max32)
        pass(max32, to: [uint32In, uintIn])
        for function in [uint32Inout, uintInout] { expect(function, max32, becomes: 0) }
        expect([uint64Out, uint64Return], UInt64.max)
        uint64In(UInt64.max)
        expect(uint64Inout, UInt64.max, becomes: 0)
        // Int.max replaces a greater number that C returns.
        expect([ulongOut, ulongReturn, sizeOut, sizeReturn], Int.max)
    },
    Calls("other numbers") {
        let (floatMax, doubleMax) = (Double(Float.greatestFiniteMagnitude), Double.greatestFiniteMagnitude)
        expect([floatOut, floatReturn], floatMax)
        floatIn(floatMax)
        expect(floatInout, floatMax, becomes: Double(Float.leastNormalMagnitude))
        expect([doubleOut, doubleReturn], doubleMax)
        doubleIn(doubleMax)
        expect(doubleInout, doubleMax, becomes: Double.leastNormalMagnitude)
        expect([timeTOut, timeTReturn], 1_234_567_890)
        timeTIn(1_234_567_890)
        expect(timeTInout, 1_234_567_890, becomes: 0)
        expect([booleanOutTrue, booleanReturnTrue], true)
        expect([booleanOutFalse, booleanReturnFalse], false)
        booleanInTrue(true)
        booleanInFalse(false)
        expect(booleanInoutTrueFalse, true, becomes: false)
        expect(booleanInoutFalseTrue, false, becomes: true)
        XCTAssertTrue(initFunction())
    },
    Calls("several arguments") {
        XCTAssertTrue(intOutOut() == (6, 7))
        XCTAssertTrue(intReturnOut() == (6, 7))
        XCTAssertTrue(intThreeInThreeOut(1, b: 2, c: 3) == (1, 2, 3))
        intTwoInUTF8TwoInWithAllowNone(1, b: 2, c: "3", d: "4")
        intTwoInUTF8TwoInWithAllowNone(1, b: 2)
        intOneInUTF8TwoInOneAllowsNone(1, b: "2", c: "3")
        intOneInUTF8TwoInOneAllowsNone(1, b: nil, c: "3")
    },
    Calls("types and constants") {
        expect([typeOut, typeReturn], NoValue.valueType)
        typeIn(NoValue.self)
        expect([typeStringOut, typeStringReturn], String.valueType)
        typeStringIn(String.self)
        XCTAssertEqual(constantNumber, 42)
        XCTAssertEqual(overridesConstant, 42)
        XCTAssertEqual(constantUTF8, "const ♥ utf8")
        XCTAssertEqual(constantErrorDebugMessage, "we got an error, life is shit")
        XCTAssertEqual(pointerStructGetType(), PointerStruct.type)
    },
    Calls("strings") {
        expect([utf8NoneOut, utf8NoneReturn, utf8FullOut, utf8FullReturn], constantUTF8)
        utf8NoneIn(constantUTF8)
        utf8AsUint8arrayIn(Array(constantUTF8.utf8))
        XCTAssertEqual(utf8DanglingOut(), "")
    },
    Calls("errors") {
        let expected = GLibError(domain: constantErrorDomain, code: constantErrorCode, message: constantErrorMessage)
        XCTAssertThrowsError(try error()) { XCTAssertEqual($0 as? GLibError, expected) }
        XCTAssertEqual(errorReturn(), expected)
        for (error, debug) in [errorOut(), errorOutTransferNone()] {
            XCTAssertEqual(error, expected)
            XCTAssertEqual(debug, constantErrorDebugMessage)
        }
    },
]

/// `G_TYPE_NONE`.
private enum NoValue: ValueConvertible {
    static var valueType: GType { 4 }
    func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {}
    static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> NoValue {
        fatalError("There is no value.")
    }
}

extension PointerStruct {
    /// The registered type, by its name.
    fileprivate static var type: GType { g_type_from_name("GIMarshallingTestsPointerStruct") }
}
