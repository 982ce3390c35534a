import CGtk
import GIMarshallingTests
import XCTest

let structures: [Calls] = [
    Calls("enumerations and flags") {
        expect([enumOut, enumReturnv], .value3)
        enumIn(.value3)
        expect([GEnum.out, GEnum.returnv], .value3)
        GEnum.in(.value3)
        expect([Flags.out, Flags.returnv], .value2)
        Flags.in(.value2)
        Flags.inZero([])
        expect([noTypeFlagsOut, noTypeFlagsReturnv], .value2)
        noTypeFlagsIn(.value2)
        noTypeFlagsInZero([])
        XCTAssertEqual([SecondEnum.secondvalue1, .secondvalue2].map(\.rawValue), [0, 1])
        XCTAssertEqual([Enum.value1, .value2, .value3].map(\.rawValue), [0, 1, 42])
        XCTAssertEqual(Flags.mask, Flags.value1.union(.value2))
    },
    Calls("structures") {
        var simple = SimpleStruct.returnv()
        XCTAssertEqual(simple, SimpleStruct(long: 6, int8: 7))
        simple.inv()
        simple.method()
        var pointer = PointerStruct.returnv()
        XCTAssertEqual(pointer.long, 42)
        pointer.inv()
        XCTAssertEqual(NestedStruct(simpleStruct: simple).simpleStruct, simple)
        let union = Union.returnv()
        XCTAssertEqual(union.long, 42)
        union.inv()
        union.method()
        XCTAssertEqual(OverridesStruct().method(), 42)
        XCTAssertEqual(OverridesStruct.returnv().method(), 42)
    },
    Calls("boxed structures") {
        XCTAssertEqual(BoxedStruct().long, 0)
        let filled = BoxedStruct.out()
        XCTAssertEqual(filled?.long, 42)
        filled?.inv()
        let returned = BoxedStruct.returnv()
        XCTAssertEqual(returned.long, 42)
        XCTAssertEqual(returned.string, "hello")
        returned.inv()
        var number = 0
        let result = callbackOwnedBoxed { number = $0.long }
        XCTAssertEqual(number, result)
    },
    Calls("parameter specifications") {
        for specification in [paramSpecReturn(), paramSpecOut()] {
            XCTAssertEqual(specification?.name, "test-param")
            XCTAssertEqual(specification?.blurb, "This is a test")
            XCTAssertEqual(specification?.isWritable, false)
        }
        let bool = try XCTUnwrap(g_param_spec_ref_sink(g_param_spec_boolean("mybool", nil, nil, 0, G_PARAM_READABLE)))
        paramSpecInBool(ParamSpec(taking: bool))
    },
]
