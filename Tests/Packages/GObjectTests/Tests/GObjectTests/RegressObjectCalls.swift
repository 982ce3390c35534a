import CGtk
import CRegress
@_spi(Binding) import Gtk
import Regress
import XCTest

let regressObjects: [Calls] = [
    Calls("Regress: objects") {
        let object = TestObj()
        XCTAssertEqual(TestObj(obj: object).nameConflict, 42)
        XCTAssertEqual(try TestObj(file: "").nameConflict, 42)
        XCTAssertEqual(object.instanceMethod(), -1)
        object.instanceMethodFull()
        object.forcedMethod()
        object.testObjNameConflict()
        object.notNullableElementTypedGpointerIn([1, 2])
        object.notNullableTypedGpointerIn(object)
        pass(object, to: [functionObjNullIn, functionObjNullableIn])
        pass(nil, to: [functionObjNullIn, functionObjNullableIn])
        XCTAssertEqual(object.doMatrix("matrix"), 42)
        XCTAssertEqual(object.matrix("matrix"), 42)
        XCTAssertEqual(TestObj.staticMethod(42), 42)
        XCTAssertNil(TestObj.nullOut())
        XCTAssertTrue(object.tortureSignature0(1, foo: "♥♥", m: 5) == (1, 2, 7))
        XCTAssertTrue(try object.tortureSignature1(1, foo: "♥", m: 6) == (1, 2, 7))
        XCTAssertThrowsError(try object.tortureSignature1(1, foo: "", m: 5)) {
            XCTAssertEqual(($0 as? GLibError)?.message, "m is odd")
        }
        XCTAssertThrowsError(try object.skipReturnValNoOut(0))
        XCTAssertNoThrow(try object.skipReturnValNoOut(1))
        typealias Skipping = (Int, Double, inout Int, Int, Int) throws -> (b: Int, sum: Int)
        let functions: [Skipping] = [
            object.skipInoutParam, object.skipOutParam, object.skipParam, object.skipReturnVal,
        ]
        for function in functions {
            var inOut = 3
            XCTAssertTrue(try function(1, 2, &inOut, 4, 5) == (2, 54))
            XCTAssertEqual(inOut, 4)
        }
    },
    Calls("Regress: properties") {
        let object = TestObj()
        func check<Value: Equatable>(
            _ property: ReferenceWritableKeyPath<TestObj, Value>,
            _ values: Value...,
            line: UInt = #line
        ) {
            for value in values {
                object[keyPath: property] = value
                XCTAssertEqual(object[keyPath: property], value, line: line)
            }
        }
        // C stores it in 8 bits.
        check(\.int, 127, -128)
        check(\.float, 0.5, Double(Float.greatestFiniteMagnitude))
        check(\.double, 0.1, Double.greatestFiniteMagnitude)
        check(\.string, "text ♥", "")
        check(\.type, String.valueType)
        check(\.nameConflict, Int(Int32.max), Int(Int32.min))
        let other = TestSubObj()
        object.bare = other
        XCTAssertTrue(object.bare === other)
        object.bare = nil
        XCTAssertNil(object.bare)
        object.boxed = TestBoxed(alternativeConstructor1: 7)
        XCTAssertEqual(object.boxed?.someInt8, 7)
        object.int = 5
        object.setIsWriteOnly(false)
        XCTAssertEqual(object.int, 5)
        object.setIsWriteOnly(true)
        XCTAssertEqual(object.int, 0)
    },
    Calls("Regress: derived objects") {
        let object = TestSubObj()
        XCTAssertEqual(object.testSubObjInstanceMethod(), 0)
        object.bare = TestObj()
        object.unsetBare()
        XCTAssertNil(object.bare)
        XCTAssertTrue(object.boolean)
        object.boolean = false
        XCTAssertFalse(object.boolean)
        object.number = 9
        XCTAssertEqual(object.number, 9)
        var emissions = 0
        let connection = object.interfaceSignal.connect { _ in emissions += 1 }
        object.emitSignal()
        connection.cancel()
        XCTAssertEqual(emissions, 1)
        let wireless = TestWi8021x()
        XCTAssertTrue(wireless.isTestbool)
        wireless.isTestbool = false
        XCTAssertFalse(wireless.isTestbool)
        XCTAssertEqual(TestWi8021x.staticMethod(21), 42)
        XCTAssertEqual(TestFloating().typeName, "RegressTestFloating")
    },
    Calls("Regress: objects of other fundamental types") {
        XCTAssertEqual(TestFundamentalSubObject(data: "text").typeName, "RegressTestFundamentalSubObject")
        XCTAssertEqual(TestFundamentalObjectNoGetSetFunc(data: "text").data, "text")
        XCTAssertEqual(TestFundamentalSubObjectNoGetSetFunc(string: "text").data, "text")
        TestFundamentalObjectNoGetSetFunc.makeCompatibleWithFundamentalSubObject()
        let hidden = testCreateFundamentalHiddenClassInstance()
        XCTAssertEqual(hidden.typeName, "RegressTestFundamentalHiddenSubObject")
        let held = try Value(TestFundamentalSubObject(data: "held")).get(as: TestFundamentalObject.self)
        XCTAssertEqual(held.typeName, "RegressTestFundamentalSubObject")
    },
    Calls("Regress: virtual functions") {
        let object = Overriding()
        XCTAssertEqual(object.doMatrix("four"), 4)
        object.complexVfunc(5)
        object.allowNoneVfunc(nil)
        XCTAssertEqual(object.calls, ["matrix", "complex", "allow none"])
    },
    Calls("Regress: signals") {
        let object = TestObj()
        var events: [String] = []
        let connections = [
            object.all.connect { events.append("all") },
            object.all(detail: "detail").connect { events.append("detail") },
            object.first.connect { events.append("first") },
            object.cleanup.connect { events.append("cleanup") },
            object.test.connect { events.append("test") },
            object.sigWithArrayLenProperty.connect { events.append("\($0 ?? [])") },
            object.sigWithForeignStruct.connect { events.append("\($0.target.content)") },
            object.sigWithError.connect { events.append($0?.message ?? "no error") },
            object.sigWithObj.connect { events.append("\(($0 as? TestObj)?.int ?? 0)") },
            object.sigWithStrings.connect { events.append("\($0)") },
            object.sigWithInt64Property.connect {
                events.append("\($0)"); return 0
            },
            object.sigWithUInt64Property.connect {
                events.append("\($0)"); return 0
            },
            object.testWithStaticScopeArgument.connect { events.append("\($0.someInt)") },
            object.sigWithArrayProperty.connect { events.append("\($0)") },
            object.sigWithHashProperty.connect { events.append("\($0.keys)") },
        ]
        object.emitAll()
        for name in ["first", "cleanup", "test", "all::detail"] { try object.emit(signalNamed: name) }
        object.emitSigWithArrayLenProperty()
        object.emitSigWithForeignStruct()
        object.emitSigWithError()
        object.emitSigWithNullError()
        object.emitSigWithObj()
        try object.emit(signalNamed: "sig-with-strv", ["a", "b"])
        try object.emit(signalNamed: "test-with-static-scope-arg", TestSimpleBoxedA.constReturn())
        try object.emit(signalNamed: "sig-with-int64-prop", Int.min)
        try object.emit(signalNamed: "sig-with-uint64-prop", UInt64.max)
        let array = temporarySizedArray([7, 8] as [guint])
        try object.emitBoxed("sig-with-array-prop", g_array_get_type(), UnsafeMutableRawPointer(array))
        freeSizedArray(array)
        let table = temporaryTable(["key": try Value(1)], "sig-with-hash-prop", .string, .value)
        try object.emitBoxed("sig-with-hash-prop", g_hash_table_get_type(), UnsafeMutableRawPointer(table))
        freeTable(table)
        XCTAssertEqual(
            events,
            [
                "all", "first", "cleanup", "test", "all", "detail", "[0, 1, 2, 3, 4]", "colorAlpha", "Something failed",
                "no error", "3", "[\"a\", \"b\"]", "5", "\(Int.min)", "\(UInt64.max)", "[7, 8]", "[\"key\"]",
            ]
        )
        for connection in connections { connection.cancel() }
    },
]

extension TestObj {
    /// Emits a signal with a boxed value without a Swift type.
    fileprivate func emitBoxed(_ name: String, _ type: GType, _ content: UnsafeMutableRawPointer?) throws {
        let (emitter, argument) = (try Value(self), Value(type: type))
        g_value_set_boxed(argument.pointer, content)
        let values = [emitter.pointer.pointee, argument.pointer.pointee]
        withExtendedLifetime((emitter, argument)) {
            g_signal_emitv(values, g_signal_lookup(name, regress_test_obj_get_type()), 0, nil)
        }
    }
}

private final class Overriding: TestObj {
    var calls: [String] = []

    override func matrix(_ somestr: String) -> Int {
        calls.append("matrix")
        return somestr.count
    }

    override func complexVfunc(_ someint: Int) { calls.append("complex") }

    override func allowNoneVfunc(_ two: TestObj?) { calls.append("allow none") }
}
