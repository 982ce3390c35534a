import CGtk
import CombineTesting
@_spi(Binding) import Gtk
import GtkTesting
import TestSupport
import XCTest

/// Tests of handwritten members that differ from the C functions in form.
@MainActor
final class HandwrittenMemberTests: GtkTestCase {
    // MARK: Inserted text

    func testInsertedTextIsObservedAndUnchanged() {
        let entry = Entry()
        let observed = TestSubscriber<String, Never>()
        entry.insertText.map { "\($0.position):\($0.text)" }.subscribe(observed)
        entry.text = "ab"
        var position = 1
        entry.insert("äöü", at: &position)
        XCTAssertEqual(entry.text, "aäöüb")
        XCTAssertEqual(observed.values, ["0:ab", "1:äöü"])
        entry.insert("wo", at: &position)
        XCTAssertEqual(observed.values.last, "4:wo")
        XCTAssertEqual(position, 6)
    }

    func testInsertedTextIsReplaced() {
        let entry = Entry()
        let connection = entry.insertText.connect { $0.text.uppercased() + "!" }
        entry.text = "ab"
        XCTAssertEqual(entry.text, "AB!")
        var position = 1
        entry.insert("x", at: &position)
        XCTAssertEqual(entry.text, "AX!B!")
        XCTAssertEqual(position, 3, "after the text that was inserted instead")
        connection.cancel()
        position = 0
        entry.insert("y", at: &position)
        XCTAssertEqual(entry.text, "yAX!B!")
    }

    func testOnlyDigitsMayBeTyped() {
        let window = Window()
        let entry = Entry()
        window.child = entry
        window.present()
        let connection = entry.insertText.connect { $0.text.filter(\.isNumber) }
        let user = User(window)
        wait { entry.isMapped }
        XCTAssertTrue(entry.grabFocus())
        user.type("a1b2")
        wait { entry.text == "12" }
        connection.cancel()
        window.destroy()
    }

    func testAHandlerOfInsertedTextThatCancelsItself() {
        let entry = Entry()
        let before = LiveCount.connections
        var connection: AnyCancellable?
        connection = entry.insertText.connect { _ in
            connection?.cancel()
            connection = nil
            return "once"
        }
        entry.text = "a"
        XCTAssertEqual(entry.text, "once")
        entry.text = "b"
        XCTAssertEqual(entry.text, "b")
        XCTAssertEqual(LiveCount.connections, before)
    }

    // MARK: Spin buttons

    func testASpinButtonParsesCustomNumbers() {
        let window = Window()
        let button = SpinButton(min: 0, max: 1440, step: 1)
        window.child = button
        button.isNumeric = false
        let connections = [
            button.input.connect { [weak button] in
                let parts = (button?.text ?? "").split(separator: ":").map { Double($0) }
                guard let hours = parts.first ?? nil else { return .invalid }
                guard parts.count == 2, let minutes = parts[1] else { return .standard }
                return .value(hours * 60 + minutes)
            },
            button.output.connect { [weak button] in
                guard let button else { return false }
                let minutes = Int(button.value) % 60
                button.text = "\(Int(button.value) / 60):\(minutes < 10 ? "0" : "")\(minutes)"
                return true
            },
        ]
        button.text = "2:30"
        button.update()
        XCTAssertEqual(button.value, 150)
        XCTAssertEqual(button.text, "2:30")
        button.text = "90"
        button.update()
        XCTAssertEqual(button.value, 90)
        XCTAssertEqual(button.text, "1:30")
        button.text = "nothing"
        button.update()
        XCTAssertEqual(button.value, 90)
        for connection in connections { connection.cancel() }
        button.text = "7"
        button.update()
        XCTAssertEqual(button.value, 7)
        window.destroy()
    }

    // MARK: Overlays

    func testAnOverlayChildIsPositioned() throws {
        let window = Window()
        let (overlay, child) = (Overlay(), Button(label: "over"))
        let base = DrawingArea()
        (base.contentWidth, base.contentHeight) = (300, 200)
        overlay.child = base
        overlay.addOverlay(child)
        window.child = overlay
        var asked = 0
        let connection = overlay.getChildPosition.connect { widget in
            asked += 1
            return widget === child ? Gdk.GdkRectangle(x: 11, y: 12, width: 130, height: 40) : nil
        }
        window.present()
        wait { child.width > 0 }
        XCTAssertGreaterThan(asked, 0)
        let bounds = try XCTUnwrap(child.bounds(in: overlay))
        XCTAssertEqual(bounds.origin, Point(x: 11, y: 12))
        XCTAssertEqual(bounds.size.width, 130)
        connection.cancel()
        overlay.queueAllocate()
        wait { child.bounds(in: overlay)?.origin.x != 11 }
        window.destroy()
    }

    // MARK: Models

    func testAStoreIsSortedAndSearched() {
        let before = LiveCount.closures
        let store = GListStore(itemType: StringObject.self)
        for text in ["b", "d", "a"] { store.append(StringObject(string: text)) }
        func texts() -> [String] { (0..<store.itemCount).compactMap { (store.object($0) as? StringObject)?.string } }
        store.sort { (first: StringObject, second: StringObject) in first.string < second.string }
        XCTAssertEqual(texts(), ["a", "b", "d"])
        let position = store.insertSorted(StringObject(string: "c")) { $0.string < $1.string }
        XCTAssertEqual(position, 2)
        XCTAssertEqual(texts(), ["a", "b", "c", "d"])
        XCTAssertEqual(store.find { (item: StringObject) in item.string > "b" }, 2)
        XCTAssertNil(store.find { (item: StringObject) in item.string.isEmpty })
        XCTAssertEqual(LiveCount.closures, before)
    }

    func testSortingIsStable() {
        let store = GListStore(itemType: StringObject.self)
        let texts = ["b1", "a1", "b2", "a2", "b3"]
        for text in texts { store.append(StringObject(string: text)) }
        store.sort { (first: StringObject, second: StringObject) in first.string.prefix(1) < second.string.prefix(1) }
        XCTAssertEqual(
            (0..<5).compactMap { (store.object($0) as? StringObject)?.string },
            ["a1", "a2", "b1", "b2", "b3"]
        )
    }

    func testACustomSorter() {
        let before = LiveCount.closures
        weak var captured: Token?
        func use() {
            let token = Token()
            captured = token
            let sorter = CustomSorter { (first: StringObject, second: StringObject) in
                withExtendedLifetime(token) { first.string > second.string }
            }
            let sorted = SortListModel(model: StringList(strings: ["a", "c", "b"]), sorter: sorter)
            func texts() -> [String?] { (0..<3).map { (sorted.object($0) as? StringObject)?.string } }
            XCTAssertEqual(texts(), ["c", "b", "a"])
            sorter.setSort { (first: StringObject, second: StringObject) in first.string < second.string }
            XCTAssertEqual(texts(), ["a", "b", "c"])
        }
        use()
        XCTAssertNil(captured)
        XCTAssertEqual(LiveCount.closures, before)
    }

    // MARK: Actions

    func testActionsThatCallClosures() {
        let before = LiveCount.connections
        weak var captured: Token?
        var calls: [String] = []
        assertFreed {
            let token = Token()
            captured = token
            let group = SimpleActionGroup()
            group.addAction("save") { parameter in
                withExtendedLifetime(token) { calls.append("save \(parameter == nil)") }
            }
            group.addAction("open", parameterType: VariantType("s")) { calls.append($0?.string ?? "") }
            group.addAction("bold", state: Variant(false))
            group.activateAction("save")
            group.activateAction("open", parameter: Variant("file"))
            group.activateAction("bold")
            XCTAssertEqual(group.actionState("bold")?.bool, true)
            XCTAssertEqual(Set(group.actions), ["save", "open", "bold"])
            let widget = Box(orientation: .horizontal)
            widget.insertActionGroup("edit", group: group)
            XCTAssertTrue(widget.activateAction("edit.save"))
            group.removeAction("save")
            XCTAssertFalse(group.hasAction("save"))
            return group
        }
        XCTAssertEqual(calls, ["save true", "file", "save true"])
        XCTAssertNil(captured)
        XCTAssertEqual(LiveCount.connections, before)
    }

    // MARK: Streams and sockets

    func testAStreamIsRead() throws {
        let stream = MemoryInputStream(bytes: Bytes([1, 2, 3, 4, 5]))
        XCTAssertEqual(try stream.readBlocking(count: 2), [1, 2])
        XCTAssertEqual(try stream.readBlocking(count: 0), [])
        XCTAssertEqual(try stream.readAllBlocking(count: 100), [3, 4, 5])
        XCTAssertEqual(try stream.readAllBlocking(count: 5), [])
        try stream.closeBlocking()
        XCTAssertThrowsError(try stream.readBlocking(count: 1)) {
            XCTAssertEqual(($0 as? GLibError)?.code, IOErrorEnum.closed.rawValue)
        }
    }

    func testAStreamIsReadAsynchronously() async throws {
        let stream = MemoryInputStream(bytes: Bytes([UInt8](0..<10)))
        let more = try await stream.read(count: 4)
        XCTAssertEqual(more, [0, 1, 2, 3])
        let rest = try await stream.readAll(count: 100)
        XCTAssertEqual(rest, [4, 5, 6, 7, 8, 9])
        let end = try await stream.read(count: 5)
        XCTAssertEqual(end, [])
    }

    func testSocketsReceive() throws {
        var ends: (Int32, Int32) = (0, 0)
        let made = withUnsafeMutableBytes(of: &ends) {
            socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, $0.assumingMemoryBound(to: Int32.self).baseAddress)
        }
        XCTAssertEqual(made, 0)
        let (here, there) = (try Socket(fd: Int(ends.0)), try Socket(fd: Int(ends.1)))
        XCTAssertEqual(try here.send([1, 2, 3]), 3)
        XCTAssertEqual(try there.receive(count: 2), [1, 2])
        XCTAssertEqual(try there.receive(count: 10, blocking: true), [3])
        XCTAssertThrowsError(try there.receive(count: 10, blocking: false)) {
            XCTAssertEqual(($0 as? GLibError)?.code, IOErrorEnum.wouldBlock.rawValue)
        }
        try here.close()
        XCTAssertEqual(try there.receive(count: 10), [])
    }

    func testADatagramHasItsSender() throws {
        let any = InetSocketAddress(address: InetAddress(loopback: .ipv4), port: 0)
        let (here, there) = (
            try Socket(family: .ipv4, type: .datagram, protocol: .udp),
            try Socket(family: .ipv4, type: .datagram, protocol: .udp)
        )
        for socket in [here, there] { try socket.bind(to: any, allowReuse: true) }
        XCTAssertEqual(try here.sendTo(there.socketLocalAddress(), buffer: [7, 8]), 2)
        let (bytes, sender) = try there.receiveFrom(count: 10)
        XCTAssertEqual(bytes, [7, 8])
        XCTAssertEqual(
            (sender as? InetSocketAddress)?.port,
            (try here.socketLocalAddress() as? InetSocketAddress)?.port
        )
    }

    // MARK: Text

    func testThePartsOfAText() throws {
        let attributes = LogAttr.attributes(of: "an öx", language: try XCTUnwrap(Language.fromString("en")))
        XCTAssertEqual(attributes.count, 6)
        XCTAssertEqual(attributes.map(\.isWordStart), [1, 0, 0, 1, 0, 0])
        let layout = Label(label: "").createPangoLayout("an öx")
        let run = try XCTUnwrap(layout.iter.run)
        let widths = run.logicalWidths("an öx")
        XCTAssertEqual(widths.count, 5)
        XCTAssertTrue(widths.allSatisfy { $0 > 0 })
        XCTAssertEqual(run.glyphs?.logicalWidths("an öx"), widths)
    }

    // MARK: Pictures

    func testTheBytesOfAnImage() {
        let bytes: [UInt8] = [1, 2, 3, 255, 5, 6, 7, 255]
        let texture = MemoryTexture(
            width: 2,
            height: 1,
            format: .b8g8r8a8Premultiplied,
            bytes: Bytes(bytes),
            stride: 8
        )
        XCTAssertEqual(texture.download(), bytes)
    }
}
