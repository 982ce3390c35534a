import CGtk
import Gtk
import Testing

/// What stops the program, and what it says then. Each check runs in a process of its own.
struct TrapTests {
    @Test func aNullThatMayNotBeNamesTheFunction() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let nothing: UnsafeMutablePointer<GtkWidget>? = nil
            _ = convertPointer(nothing, .none, "gtk_widget_get_first_child") as Widget
        }
        expect(result, says: "gtk_widget_get_first_child returned no Widget")
    }

    @Test func anObjectOfAnotherClassNamesBoth() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let object = g_object_new_with_properties(g_object_get_type(), 0, nil, nil)
                _ = convertPointer(object, .full, "test") as Adjustment
            }
        }
        expect(result, says: "expected Adjustment, found Object (GObject)")
    }

    @Test func anObjectWithoutTheInterfaceNamesBoth() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let object = g_object_new_with_properties(g_object_get_type(), 0, nil, nil)
                _ = convertInterface(object, .full, "test") as any Editable
            }
        }
        expect(result, says: "Object (GObject) is no Editable")
    }

    @Test func aNumberThatDoesNotFitIsNamed() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let number: UInt32 = exactInteger(-1, "DropDown.selected")
            print(number)
        }
        expect(result, says: "DropDown.selected: -1 does not fit guint")
        let large = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            print(convertInteger(UInt64.max, "g_file_info_get_size"))
        }
        expect(large, says: "g_file_info_get_size: 18446744073709551615 does not fit Int")
    }

    @Test func anArrayOfNothingNeedsItsType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Variant([] as [Variant])
        }
        expect(result, says: "needs its elementType")
        let mixed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Variant([Variant(1), Variant("a")])
        }
        expect(mixed, says: "of x cannot hold one of s")
    }

    @Test func anEmissionIsChecked() async {
        let count = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { Object().emit("notify", []) }
        }
        expect(count, says: "GObject::notify takes 1 arguments, found 0")
        let type = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { Object().emit("notify", [5]) }
        }
        expect(type, says: "argument 1 of GObject::notify: expected GParam, found Int")
        let name = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { Object().emit("sing", []) }
        }
        expect(name, says: "GObject has no signal “sing”")
    }

    private func expect(_ result: ExitTest.Result?, says text: String) {
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains(text), "\(output.prefix(500))")
    }
}
