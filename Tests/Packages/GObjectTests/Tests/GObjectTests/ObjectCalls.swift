import GIMarshallingTests
import Gtk
import XCTest

let objects: [Calls] = [
    Calls("objects") {
        let object = GIMarshallingTestsObject(int: 42)
        XCTAssertEqual(object.int, 42)
        object.method()
        object.noneIn()
        object.methodArrayIn([-1, 0, 1, 2])
        expect([object.methodArrayOut, object.methodArrayReturn], [-1, 0, 1, 2])
        object.methodWithDefaultImplementation(7)
        XCTAssertEqual(object.int, 7)
        object.doMethodWithDefaultImplementation(8)
        XCTAssertEqual(object.int, 8)
        object.int = 0
        object.overriddenMethod()
        object.vfunc { $0 }
        GIMarshallingTestsObject.staticMethod()
        XCTAssertThrowsError(try GIMarshallingTestsObject(fail: 42)) {
            XCTAssertEqual(($0 as? GLibError)?.message, constantErrorMessage)
        }
        XCTAssertTrue(GIMarshallingTestsObject.noneReturn() === GIMarshallingTestsObject.noneReturn())
        XCTAssertTrue(GIMarshallingTestsObject.noneOut() === GIMarshallingTestsObject.noneOut())
        XCTAssertFalse(GIMarshallingTestsObject.fullReturn() === GIMarshallingTestsObject.fullReturn())
        XCTAssertFalse(GIMarshallingTestsObject.fullOut() === GIMarshallingTestsObject.fullOut())
    },
    Calls("derived objects") {
        let object = SubObject()
        object.subMethod()
        object.overwrittenMethod()
        object.methodDeepHierarchy(5)
        XCTAssertEqual(object.int, 5)
        XCTAssertEqual(SubSubObject().int, 0)
        XCTAssertEqual(OverridesObject().method(), 42)
        XCTAssertEqual(OverridesObject.returnv().method(), 42)
        let implementation = InterfaceImpl()
        XCTAssertTrue(implementation.asInterface === implementation)
        implementation.testInt8In(3)
        testInterfaceTestInt8In(implementation, in: 4)
    },
    Calls("virtual functions") {
        let object = Overriding(int: 42)
        XCTAssertEqual(object.typeName, "Overriding")
        object.methodInt8In(8)
        object.int8In(9)
        object.methodDeepHierarchy(10)
        object.methodWithDefaultImplementation(11)
        XCTAssertEqual(object.numbers, [8, 9, 10, 11])
        expect([object.int8Out, object.methodInt8Out], 42)
        XCTAssertEqual(object.methodInt8ArgumentAndOutCaller(20), 21)
        XCTAssertTrue(object.methodStrArgumentOutRet("text") == ("text!", 4))
        XCTAssertEqual(try object.vfuncCallerAllocatedOutParameter().get(as: String.self), "filled")
        XCTAssertNoThrow(try object.vfuncMethWithError(42))
        XCTAssertThrowsError(try object.vfuncMethWithError(41)) { XCTAssertEqual(($0 as? GLibError)?.message, "41") }
        XCTAssertTrue(object.vfuncMultipleOutParameters() == (1.5, 2.5))
        XCTAssertEqual(object.vfuncOneOutParameter(), 3.5)
        expect([object.vfuncOutEnum, object.vfuncReturnEnum], .value3)
        expect([object.vfuncOutFlags, object.vfuncReturnFlags], .value2)
        XCTAssertTrue(object.vfuncReturnValueAndMultipleOutParameters() == (1, 2, 3))
        XCTAssertTrue(object.vfuncReturnValueAndOneOutParameter() == (4, 5))
        XCTAssertEqual(object.vfuncReturnValueOnly(), 6)
    },
    Calls("objects that virtual functions hand over") {
        let object = Overriding(int: 42)
        func check(_ counts: (refCount: Int, isFloating: Bool), _ expected: Int, line: UInt = #line) {
            XCTAssertEqual(counts.refCount, expected, line: line)
            XCTAssertFalse(counts.isFloating, line: line)
        }
        // A C reference, and the reference of the Swift object, which C keeps alive.
        check(object.refInfoForVfuncReturnObjectTransferFull, 2)
        check(object.refInfoForVfuncOutObjectTransferFull, 2)
        check(object.refInfoForVfuncReturnObjectTransferNone, 1)
        check(object.refInfoForVfuncInObjectTransferNone(GIMarshallingTestsObject.self), 2)
        check(object.refInfoForVfuncInObjectTransferFull(GIMarshallingTestsObject.self), 0)
        XCTAssertEqual(object.received, ["GIMarshallingTestsObject", "GIMarshallingTestsObject"])
    },
    Calls("properties") {
        let object = PropertiesObject()
        func check<Value: Equatable>(
            _ property: ReferenceWritableKeyPath<PropertiesObject, Value>,
            _ values: Value...,
            line: UInt = #line
        ) {
            for value in values {
                object[keyPath: property] = value
                XCTAssertEqual(object[keyPath: property], value, line: line)
            }
        }
        check(\.someBoolean, true, false)
        check(\.someCharacter, 127, -128)
        check(\.someUchar, 255, 0)
        check(\.someInt, Int(Int32.max), Int(Int32.min))
        check(\.someUInt, Int(UInt32.max), 0)
        check(\.someLong, Int.max, Int.min)
        check(\.someUlong, Int.max, 0)
        check(\.someInt64, Int.max, Int.min)
        check(\.someUInt64, UInt64.max, 0)
        check(\.someFloat, Double(Float.greatestFiniteMagnitude), 0.5)
        check(\.someDouble, Double.greatestFiniteMagnitude, -0.1)
        check(\.someString, "text ♥", "", nil)
        check(\.someStrings, ["a", "b"], [])
        check(\.someVariant, Variant("content"), nil)
        check(\.someFlags, .value2, [.value1, .value3])
        check(\.someEnum, .value3, .value2)
        object.someBoxedStruct = BoxedStruct.out()
        XCTAssertEqual(object.someBoxedStruct?.long, 42)
        object.someBoxedStruct = nil
        XCTAssertNil(object.someBoxedStruct)
        let other = SubObject()
        object.someObject = other
        XCTAssertTrue(object.someObject === other)
        object.someObject = nil
        XCTAssertNil(object.someObject)
        XCTAssertEqual(object.someReadOnly, 42)
    },
    Calls("signals", leak: "The functions free the arrays, but not the elements.") {
        let object = SignalsObject()
        var (texts, numbers): ([String], [Int]) = ([], [])
        let connections = [
            object.someBoxedGptrarrayUTF8.connect { texts = $0 },
            object.someBoxedGptrarrayBoxedStruct.connect { numbers = $0.map(\.long) },
        ]
        object.emitBoxedGptrarrayUTF8()
        object.emitBoxedGptrarrayBoxedStruct()
        XCTAssertEqual(texts, ["0", "1", "2"])
        XCTAssertEqual(numbers, [42, 43, 44])
        for connection in connections { connection.cancel() }
        object.emitBoxedGptrarrayUTF8()
    },
]

private final class Overriding: GIMarshallingTestsObject {
    var numbers: [Int] = []
    var received: [String] = []
    private let kept = GIMarshallingTestsObject(int: 1)

    override func doMethodInt8In(_ in: Int) { numbers.append(`in`) }
    override func methodDeepHierarchy(_ in: Int) { numbers.append(`in`) }
    override func doMethodWithDefaultImplementation(_ in: Int) { numbers.append(`in`) }
    override func doMethodInt8Out() -> Int { 42 }
    override func doMethodInt8ArgumentAndOutCaller(_ arg: Int) -> Int { arg + 1 }
    override func doMethodStrArgumentOutRet(_ arg: String) -> (result: String, out: Int) { (arg + "!", arg.count) }
    override func doVfuncCallerAllocatedOutParameter() -> Value {
        // A string can be stored as its own value type.
        (try? Value("filled")) ?? Value(type: String.self)
    }
    override func vfuncMethWithErr(_ x: Int) throws(GLibError) {
        if x != 42 { throw GLibError(domain: constantErrorDomain, code: 1, message: "\(x)") }
    }
    override func doVfuncMultipleOutParameters() -> (a: Double, b: Double) { (1.5, 2.5) }
    override func doVfuncOneOutParameter() -> Double { 3.5 }
    override func doVfuncOutEnum() -> Enum { .value3 }
    override func doVfuncReturnEnum() -> Enum { .value3 }
    override func doVfuncOutFlags() -> Flags { .value2 }
    override func doVfuncReturnFlags() -> Flags { .value2 }
    override func doVfuncReturnValueAndMultipleOutParameters() -> (result: Int, a: Int, b: Int) { (1, 2, 3) }
    override func doVfuncReturnValueAndOneOutParameter() -> (result: Int, a: Int) { (4, 5) }
    override func doVfuncReturnValueOnly() -> Int { 6 }
    override func vfuncReturnObjectTransferFull() -> Object { GIMarshallingTestsObject(int: 2) }
    override func vfuncOutObjectTransferFull() -> Object? { GIMarshallingTestsObject(int: 3) }
    override func vfuncReturnObjectTransferNone() -> Object { kept }
    override func vfuncInObjectTransferNone(_ object: Object) { received.append(object.typeName) }
    override func vfuncInObjectTransferFull(_ object: Object) { received.append(object.typeName) }
}
