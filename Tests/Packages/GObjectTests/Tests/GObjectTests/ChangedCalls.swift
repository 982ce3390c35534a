import CGIMarshallingTests
import GIMarshallingTests
@_spi(Binding) import Gtk
import XCTest

/// In/out parameters.
let changes: [Calls] = [
    Calls("changed enumerations, flags and types") {
        expect(enumInout, .value3, becomes: .value1)
        expect(GEnum.inout, .value3, becomes: .value1)
        expect(Flags.inout, .value2, becomes: .value1)
        expect(noTypeFlagsInout, .value2, becomes: .value1)
        // G_TYPE_NONE and G_TYPE_INT.
        expect(typeInout, 1 << 2, becomes: 6 << 2)
    },
    Calls("changed strings") {
        for function in [utf8NoneInout, utf8FullInout] { expect(function, "const ♥ utf8", becomes: "") }
    },
    Calls("changed objects and structures") {
        for function in [GIMarshallingTestsObject.noneInout, GIMarshallingTestsObject.fullInout] {
            let object = GIMarshallingTestsObject(int: 42)
            var changed = object
            function(&changed)
            XCTAssertEqual(changed.int, 0)
            XCTAssertFalse(changed === object)
            XCTAssertEqual(object.int, 42)
        }
        let structure = BoxedStruct()
        structure.pointer.assumingMemoryBound(to: GIMarshallingTestsBoxedStruct.self).pointee.long_ = 42
        var changed = structure
        BoxedStruct.inout(&changed)
        XCTAssertEqual(changed.long, 0)
        XCTAssertEqual(structure.long, 42)
    },
    Calls("changed values of any type") {
        let number = try Value(42 as Int32)
        var changed = number
        gvalueInout(&changed)
        XCTAssertEqual(try changed.get(as: String.self), "42")
        XCTAssertEqual(try number.get(as: Int.self), 42)
    },
    Calls("changed arrays") {
        let ints = [-1, 0, 1, 2]
        expect(arrayInout, ints, becomes: [-2, -1, 0, 1, 2])
        expect(GIMarshallingTestsObject(int: 42).methodArrayInout, ints, becomes: [-2, -1, 0, 1, 2])
        expect(arrayFixedInout, ints, becomes: [2, 1, 0, -1])
        var etc = ints
        XCTAssertEqual(arrayInoutEtc(42, ints: &etc, last: 24), 66)
        XCTAssertEqual(etc, [42, -1, 0, 1, 24])
        for function in [arrayZeroTerminatedInout, gstrvInout] {
            expect(function, ["0", "1", "2"], becomes: ["-1", "0", "1", "2"])
        }
    },
    Calls("changed containers") {
        let functions = [
            garrayUTF8NoneInout, garrayUTF8ContainerInout, garrayUTF8FullInout, gptrarrayUTF8NoneInout,
            gptrarrayUTF8ContainerInout, gptrarrayUTF8FullInout, glistUTF8NoneInout, glistUTF8ContainerInout,
            glistUTF8FullInout, gslistUTF8NoneInout, gslistUTF8ContainerInout, gslistUTF8FullInout,
        ]
        for function in functions { expect(function, ["0", "1", "2"], becomes: ["-2", "-1", "0", "1"]) }
        for function in [ghashtableUTF8NoneInout, ghashtableUTF8ContainerInout, ghashtableUTF8FullInout] {
            expect(
                function,
                ["-1": "1", "0": "0", "1": "-1", "2": "-2"],
                becomes: ["-1": "1", "0": "0", "1": "1"]
            )
        }
    },
]
