import CombineGtk
import GtkTesting
import XCTest

@MainActor
final class ClipboardTransferTests: GtkTestCase {
    override class func tearDown() {
        MainActor.assumeIsolated { OtherDisplay.close() }
        super.tearDown()
    }

    private func clipboards() throws -> (here: Clipboard, there: Clipboard) {
        let display = try XCTUnwrap(Display.default)
        return (display.clipboard, try OtherDisplay.open().clipboard)
    }

    func testTransfersCustomTypesWithinProgram() async throws {
        let (here, _) = try clipboards()
        let card = Card(title: "a", isMarked: true)
        try here.write(card)
        let read = try await here.read(Card.self)
        XCTAssertEqual(read, card)
        let text = try await here.read(String.self)
        XCTAssertEqual(text, "a")
        let number = try await here.read(Int.self)
        XCTAssertNil(number)
        XCTAssertTrue(here.contains(Card.self) && here.contains(String.self))
        XCTAssertFalse(here.contains(Int.self) || here.contains(Texture.self))
    }

    func testOtherProgramsReadEncodedValues() async throws {
        let (here, there) = try clipboards()
        try here.write(Card(title: "b", isMarked: true))
        wait { there.contains(Card.self) }
        let read = try await there.read(Card.self)
        XCTAssertEqual(read, Card(title: "b"))
        let text = try await there.read(String.self)
        XCTAssertEqual(text, "b")
        try here.write(Card(title: "unreadable"))
        do {
            _ = try await there.read(Card.self)
            XCTFail("it was read")
        } catch { XCTAssertTrue(error is Card.Refusal, "\(error)") }
        XCTAssertThrowsError(try here.write(Card(title: "unwritable")))
    }

    func testTransfersImagesToOtherPrograms() async throws {
        let (here, there) = try clipboards()
        let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255]
        let texture = MemoryTexture(
            width: 2,
            height: 1,
            format: .r8g8b8a8,
            bytes: Bytes(pixels),
            stride: 8
        )
        try here.write(texture as Texture)
        wait { there.contains(Texture.self) }
        let read = try await there.read(Texture.self)
        XCTAssertEqual(read?.download(), texture.download())
        let pixbuf = try await there.read(Pixbuf.self)
        XCTAssertEqual(pixbuf?.width, 2)
    }

    func testPublishesWhetherPastingIsPossible() throws {
        let (here, _) = try clipboards()
        try here.write("text")
        var states: [Bool] = []
        let connection = here.publisher(containing: Card.self).sink { states.append($0) }
        try here.write(Card(title: "c"))
        try here.write(Card(title: "d"))
        try here.write(1)
        XCTAssertEqual(states, [false, true, false])
        connection.cancel()
    }
}
