import CGtk
import Gtk
import GtkTesting
import XCTest

/// Tests of keys by name, by character and by number.
@MainActor
final class KeyTests: GtkTestCase {
    func testNamesMatchC() {
        let keys: [(Key, Int32, String)] = [
            (.escape, GDK_KEY_Escape, "Escape"), (.return, GDK_KEY_Return, "Return"), (.tab, GDK_KEY_Tab, "Tab"),
            (.keypadEnter, GDK_KEY_KP_Enter, "KP_Enter"), (.keypad7, GDK_KEY_KP_7, "KP_7"), (.f1, GDK_KEY_F1, "F1"),
            (.f35, GDK_KEY_F35, "F35"), (.a, GDK_KEY_a, "a"), (.capitalA, GDK_KEY_A, "A"), (.digit0, GDK_KEY_0, "0"),
            (.shiftLeft, GDK_KEY_Shift_L, "Shift_L"), (.controlRight, GDK_KEY_Control_R, "Control_R"),
            (.pageUp, GDK_KEY_Page_Up, "Page_Up"), (.isoLeftTab, GDK_KEY_ISO_Left_Tab, "ISO_Left_Tab"),
            (.audioRaiseVolume, GDK_KEY_AudioRaiseVolume, "AudioRaiseVolume"),
            (.capitalAacute, GDK_KEY_Aacute, "Aacute"), (.capitalEth, GDK_KEY_ETH, "Eth"), (.eth, GDK_KEY_eth, "eth"),
            (.cyrillicCapitalYa, GDK_KEY_Cyrillic_YA, "Cyrillic_YA"), (.cyrillicYa, GDK_KEY_Cyrillic_ya, "Cyrillic_ya"),
            (.greekCapitalAlphaaccent, GDK_KEY_Greek_ALPHAaccent, "Greek_ALPHAaccent"),
            (.kanaSmallTsu, GDK_KEY_kana_tsu, "kana_tsu"), (.kanaTsu, GDK_KEY_kana_TSU, "kana_TSU"),
            (.deadCapitalA, GDK_KEY_dead_A, "dead_A"), (.ibm3270Enter, GDK_KEY_3270_Enter, "3270_Enter"),
        ]
        for (key, keyval, name) in keys {
            XCTAssertEqual(key.rawValue, Int(keyval), name)
            XCTAssertEqual(key.name, name)
            XCTAssertEqual(Key(named: name), key)
        }
        XCTAssertEqual(Key.brailleDots12345678.rawValue, Int(GDK_KEY_braille_dots_12345678))
        XCTAssertEqual(Key.voidSymbol.rawValue, Int(GDK_KEY_VoidSymbol))
        XCTAssertNil(Key(named: "NoSuchKey"))
        XCTAssertNil(Key(rawValue: 0).name)
    }

    func testCharacters() {
        XCTAssertEqual(Key("a"), .a)
        XCTAssertEqual("A" as Key, .capitalA)
        XCTAssertEqual(Key("\n"), .return)
        XCTAssertEqual(Key("\t"), .tab)
        XCTAssertEqual(Key("\u{1B}"), .escape)
        XCTAssertEqual(Key("я"), .cyrillicYa)
        XCTAssertEqual(Key("€"), .euroSign)
        XCTAssertEqual(Key("😀").unicodeScalar, "😀")
        XCTAssertEqual(Key("😀").name, "U+1F600")
        XCTAssertEqual(Key.capitalAacute.unicodeScalar, "Á")
        XCTAssertEqual(Key.keypad7.unicodeScalar, "7")
        XCTAssertNil(Key.f1.unicodeScalar)
    }

    func testCase() {
        XCTAssertEqual(Key.a.uppercased(), .capitalA)
        XCTAssertEqual(Key.capitalAacute.lowercased(), .aacute)
        XCTAssertEqual(Key.cyrillicYa.uppercased(), .cyrillicCapitalYa)
        XCTAssertEqual(Key.f1.uppercased(), .f1)
        XCTAssertEqual(Key.digit0.lowercased(), .digit0)
    }

    func testANumberThatIsNotAKeyvalTraps() {
        assertTraps(saying: "Key.rawValue: -1 doesn't fit in guint") { _ = Key(rawValue: -1).uppercased() }
    }

    func testTriggers() {
        let trigger = KeyvalTrigger(key: .s, modifiers: [.controlMask])
        XCTAssertEqual(trigger.toString(), "<Control>s")
        XCTAssertEqual(trigger.key, .s)
        XCTAssertEqual(MnemonicTrigger(key: "x").key, .x)
    }

    #if GTK4_24
    func testKeysWithTheSameMeaning() {
        XCTAssertEqual(Set(Key.left.aliases), [.left, .keypadLeft])
        XCTAssertEqual(Set(Key.keypadLeft.aliases), [.left, .keypadLeft])
        XCTAssertEqual(Key.f1.aliases.filter { $0 != .f1 && $0 != .keypadF1 }, [])
        XCTAssertEqual(Key.capitalAdiaeresis.aliases, [])
        XCTAssertEqual(Key(rawValue: 0).aliases, [])
    }
    #endif

    func testAPressedKeyIsRecognized() {
        let window = Window()
        let keys = EventControllerKey()
        window.addController(keys)
        var pressed: [Key] = []
        let connection = keys.keyPressed.connect { event in
            pressed.append(event.key)
            return EventPropagation.stop
        }
        window.present()
        let user = User(window)
        user.press(.f5)
        user.press("a")
        user.press("я")
        user.press(.keypadEnter)
        wait { pressed.count == 4 }
        XCTAssertEqual(pressed, [.f5, .a, .cyrillicYa, .keypadEnter])
        connection.cancel()
        window.destroy()
    }
}
