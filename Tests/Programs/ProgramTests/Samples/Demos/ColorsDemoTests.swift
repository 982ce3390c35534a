@_spi(Binding) import CombineGtk
import XCTest

@MainActor
final class ColorsDemoTests: GtkTestCase {
    private var livingColors: Int { LiveCount.objectsByClass["NamedColor", default: 0] }

    /// Scrolls a grid to a color and waits until the color is visible.
    private func scroll(_ window: ColorsWindow, to position: Int) {
        let name = NamedColor(at: position).name
        XCTAssertTrue(window.grid.activateAction("list.scroll-to-item", argument: Variant(uint32: UInt32(position))))
        wait {
            window.grid.descendants(of: Picture.self).contains { picture in
                picture.isMapped && (picture.paintable as? NamedColor)?.name == name
            }
        }
    }

    func testShowsColors() throws {
        let window = ColorsWindow()
        _ = User(window)
        wait { window.grid.first(Picture.self)?.isMapped ?? false }
        XCTAssertEqual(window.progress.label, "4096 /")
        let pixels = try WindowPixels(window, "colors")
        let pictures = window.grid.descendants(of: Picture.self).prefix(8)
        let shown = pictures.map { picture -> String in
            let middle = picture.convert(Point(x: 16, y: 16), to: window) ?? Point()
            return pixels.color(x: Int(middle.x), y: Int(middle.y))
        }
        XCTAssertEqual(
            shown,
            ["#000000", "#ff0000", "#00ff00", "#ffff00", "#0000ff", "#ff00ff", "#00ffff", "#ffffff"]
        )
    }

    func testColorsAreUnique() {
        let colors = ColorList(count: 32_768)
        XCTAssertEqual(Set(colors.items(as: NamedColor.self).map(\.name)).count, 32_768)
        XCTAssertEqual(NamedColor(at: ColorList.all - 1).components.red, 0xAA)
        XCTAssertTrue(colors.object(5) === colors.object(5))
        colors.count = ColorList.all + 1
        XCTAssertEqual(colors.count, ColorList.all)
        XCTAssertNil(colors.object(ColorList.all))
    }

    func testCreatesSixteenMillionColorsLazily() throws {
        let window = ColorsWindow()
        _ = User(window)
        let objects = LiveCount.objects
        window.limit.selected = 7
        XCTAssertEqual(window.colors.itemCount, 16_777_216)
        XCTAssertFalse(window.order.isSensitive)
        for position in [ColorList.all / 2, ColorList.all - 1, ColorList.all / 2, 0] {
            scroll(window, to: position)
            XCTAssertLessThan(livingColors, 2_000, "around \(position)")
            XCTAssertLessThan(LiveCount.objects - objects, 10_000, "around \(position)")
            if position == ColorList.all - 1 { _ = try WindowPixels(window, "colors-end") }
        }
        window.limit.selected = 3
        XCTAssertEqual(window.colors.itemCount, 4096)
        XCTAssertTrue(window.order.isSensitive)
    }

    func testSortsShortList() {
        let window = ColorsWindow()
        _ = User(window)
        let shown = { window.grid.model?.items(as: NamedColor.self) }
        for (index, order) in ColorOrder.allCases.enumerated() {
            window.order.selected = index
            let colors = shown().map { Array($0) } ?? []
            XCTAssertEqual(colors.count, 4096)
            switch order {
            case .unsorted: XCTAssertEqual(colors[1].name, "#ff0000")
            case .name: XCTAssertEqual(colors.map(\.name), colors.map(\.name).sorted())
            case .red: XCTAssertEqual(colors.map(\.components.red), colors.map(\.components.red).sorted())
            case .green: XCTAssertEqual(colors.map(\.components.green), colors.map(\.components.green).sorted())
            case .blue: XCTAssertEqual(colors.map(\.components.blue), colors.map(\.components.blue).sorted())
            case .hue: XCTAssertEqual(colors.map(\.rgba.hsv.hue), colors.map(\.rgba.hsv.hue).sorted())
            case .saturation:
                XCTAssertEqual(colors.map(\.rgba.hsv.saturation), colors.map(\.rgba.hsv.saturation).sorted())
            case .value: XCTAssertEqual(colors.map(\.rgba.hsv.value), colors.map(\.rgba.hsv.value).sorted())
            }
        }
        window.limit.selected = 7
        XCTAssertEqual(window.order.selected, 0, "not sorted, as they are too many")
    }

    func testRefills() {
        enableAnimations()
        let window = ColorsWindow()
        let user = User(window)
        var counts: [Int] = []
        let connection = window.colors.itemsChanged.connect { _ in counts.append(window.colors.count) }
        user.click(window.refill)
        wait { counts.last == 4096 }
        XCTAssertEqual(counts.first, 0)
        XCTAssertEqual(window.progress.label, "4096 /")
        connection.cancel()
    }

    func testIsReleased() {
        assertNoLeaks {
            let window = ColorsWindow()
            window.present()
            wait { window.grid.first(Picture.self)?.isMapped ?? false }
            window.close()
        }
    }
}
