import CRegress
@_spi(Binding) import Gtk
import Regress
import Utility
import XCTest

/// Calls functions that return their argument.
@MainActor
private func echo<Value: Equatable>(_ values: [Value], _ functions: [@MainActor (Value) -> Value], line: UInt = #line) {
    for value in values {
        for (index, function) in functions.enumerated() {
            XCTAssertEqual(function(value), value, "function \(index)", line: line)
        }
    }
}

let regressValues: [Calls] = [
    Calls("Regress: numbers and their own value") {
        echo(
            [-128, 127],
            [testInt8, testInt16, testInt32, testInt64, testInt, testLong, testShort, testSsize, testTimet]
        )
        echo([0, 255], [testUint8, testUInt16, testUInt32, testUInt, testUlong, testUshort, testSize])
        echo([Int.min, Int.max], [testInt64, testLong, testSsize, testTimet])
        echo([Int.max], [testUlong, testSize])
        echo([UInt64.max], [testUInt64])
        echo([0.1, -Double.greatestFiniteMagnitude], [testDouble])
        echo([0.5, -Double(Float.greatestFiniteMagnitude)], [testFloat])
        echo([true, false], [testBoolean])
        echo([true], [testBooleanTrue])
        echo([false], [testBooleanFalse])
        echo(["♥", "a", "\u{10FFFF}"], [testUnichar])
        XCTAssertEqual(testType(TestObj.self), TestObj.valueType)
        XCTAssertTrue(testMultiDoubleArguments(1.5) == (3, 4.5))
        setAbort(onError: true)
        testNestedParameter(1)
        testMultilineDocComments()
        testBoxedsNotAStatic()
        hasParameterNamedAttributes(1, attributes: Array(repeating: 1, count: 32))
    },
    Calls("Regress: constants and enumerations") {
        XCTAssertEqual(
            [intConstant, negativeIntConstant, mixedCaseConstant, int64Constant],
            [4422, -42, 4423, 1000]
        )
        XCTAssertEqual([maxuint64, uint64Constant, uint64Constanta], Array(repeating: UInt64.max, count: 3))
        XCTAssertEqual(minint64, Int.min)
        XCTAssertEqual(doubleConstant, 44.22)
        XCTAssertEqual([stringConstant, utf8Constant], ["Some String", "const ♥ utf8"])
        XCTAssertTrue(boolConstant)
        XCTAssertEqual([TestEnum.value3, .value4].map(TestEnum.param), ["value3", "value4"])
        XCTAssertEqual(testUnsignedEnumParam(.value2), "value2")
        XCTAssertEqual(globalGetFlagsOut(), [.flag1, .flag3])
        XCTAssertEqual(TestReferenceEnum.reference3, .reference0)
        let domains = [TestError.quark(), TestABCError.quark(), TestOtherError.quark()]
        XCTAssertEqual(
            domains.map(name),
            [TestError.errorDomain, TestABCError.errorDomain, TestOtherError.errorDomain]
        )
        XCTAssertEqual(name(of: regress_test_def_error_quark()), TestDEFError.errorDomain)
        XCTAssertEqual(name(of: regress_atest_error_quark()), ATestError.errorDomain)
    },
    Calls("Regress: texts") {
        expect([testUTF8NonconstReturn, testUTF8Out], "nonconst ♥ utf8")
        XCTAssertEqual(testUTF8ConstReturn(), "const ♥ utf8")
        testUTF8ConstIn("const ♥ utf8")
        expect(testUTF8Inout, "const ♥ utf8", becomes: "nonconst ♥ utf8")
        XCTAssertEqual(testUTF8NullOut(), "")
        XCTAssertNil(testReturnAllowNone())
        XCTAssertNil(testReturnNullable())
        XCTAssertEqual(testIntOutUTF8("const ♥ utf8"), 12)
        XCTAssertTrue(testUTF8OutOut() == ("first", "second"))
        XCTAssertTrue(testUTF8OutNonconstReturn() == ("first", "second"))
        XCTAssertEqual(testFilenameReturn(), ["åäö", "/etc/fstab"])
    },
    Calls("Regress: variants and values") {
        XCTAssertEqual(variant(), Variant(int32: 42))
        XCTAssertEqual(testVariantI(), Variant(int32: 1))
        XCTAssertEqual(testVariantS(), Variant("one"))
        XCTAssertEqual(testVariantV(), Variant(boxed: Variant("contents")))
        XCTAssertEqual(testVariantAs(), Variant(["one", "two", "three"]))
        XCTAssertEqual(testVariantAsv()["name"], Variant("foo"))
        XCTAssertEqual(testVariantAsv()["timeout"], Variant(int32: 10))
        XCTAssertEqual(try testValueReturn(7).get(as: Int.self), 7)
        XCTAssertEqual(testIntValueArgument(testValueReturn(8)), 8)
        XCTAssertEqual(try testDateInGvalue().get(as: GDate.self).year, 1984)
        XCTAssertEqual(try testStringsInGvalue().get(as: [String].self), ["one", "two", "three"])
        XCTAssertEqual(try testNullStringsInGvalue().get(as: [String].self), [])
    },
    Calls("Regress: structures") {
        var a = TestStructA(someInt: 42, someInt8: 43, someDouble: 44.5, someEnum: .value2)
        XCTAssertEqual(a.clone(), a)
        XCTAssertEqual(TestStructA.parse("").someInt, 23)
        var b = TestStructB(someInt8: 8, nestedA: a)
        XCTAssertEqual(b.clone(), b)
        XCTAssertEqual(
            TestSimpleBoxedA.constReturn(),
            TestSimpleBoxedA(someInt: 5, someInt8: 6, someDouble: 7, someEnum: .value1)
        )
        XCTAssertEqual(TestBoxedB(new: 8, someLong: 42), TestBoxedB(someInt8: 8, someLong: 42))
        XCTAssertEqual(TestBoxedC().anotherThing, 42)
        XCTAssertEqual(TestBoxedD(aString: "four", aInt: 5).magic, 9)
        let boxed = TestBoxed(alternativeConstructor1: 5)
        XCTAssertEqual(boxed.someInt8, 5)
        XCTAssertEqual(boxed.nestedA.someInt, 0)
        XCTAssertTrue(boxed == TestBoxed(i: 2, j: 3))
        XCTAssertFalse(boxed == TestBoxed())
        boxed.notAMethod()
    },
    Calls("Regress: drawing") {
        testCairoContextNoneIn(testCairoContextFullReturn())
        let surfaces: [CairoSurface?] = [
            testCairoSurfaceFullReturn(), testCairoSurfaceNoneReturn(), testCairoSurfaceFullOut(),
        ]
        for surface in surfaces {
            testCairoSurfaceNoneIn(try XCTUnwrap(surface))
        }
    },
    Calls("Regress: several results and errors") {
        let expected = (1.0, 2, 7)
        XCTAssertTrue(testTortureSignature0(1, foo: "♥♥", m: 5) == expected)
        XCTAssertTrue(try testTortureSignature1(1, foo: "♥", m: 6) == expected)
        XCTAssertThrowsError(try testTortureSignature1(1, foo: "", m: 5)) {
            XCTAssertEqual(($0 as? GLibError)?.message, "m is odd")
        }
        var calls = 0
        let result = testTortureSignature2(
            1,
            callback: {
                calls += 1; return 0
            },
            foo: "♥♥",
            m: 5
        )
        XCTAssertTrue(result == expected)
        XCTAssertEqual(calls, 1)
    },
    Calls("Regress: closures") {
        var calls = 0
        let count: @MainActor () -> Int = {
            calls += 1
            return calls
        }
        XCTAssertEqual(testCallbackUserData(count), 1)
        XCTAssertEqual(testCallbackDestroyNotify(count), 2)
        let object = TestObj(callback: count)
        XCTAssertEqual(calls, 3)
        XCTAssertEqual(testCallbackThawNotifications(), 4 + 5)
        testCallbackAsync(count)
        XCTAssertEqual(testCallbackThawAsync(), 6)
        withExtendedLifetime(object) {}
        dirForEach("/") { _ in }
    },
    Calls("Utility: a closure", leak: "The function never calls the destroy notification.") {
        UtilityObject().watchDir("/") { _ in }
    },
]

/// Returns the text of a GQuark.
private func name(of quark: Int) -> String { name(of: GQuark(quark)) }

private func name(of quark: GQuark) -> String { g_quark_to_string(quark).map { String(cString: $0) } ?? "" }
