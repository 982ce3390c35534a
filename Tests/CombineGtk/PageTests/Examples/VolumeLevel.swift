import CombineGtk

/// A level that the user changes by dragging, with the mouse wheel, or with the keys plus and minus.
final class VolumeLevel: LevelBar {
    private var start = 0.0

    init() {
        super.init(properties: ["focusable": true, "height-request": 24])

        let drag = GestureDrag()
        drag.dragBegin.sink(on: self) { level, _ in level.start = level.value }
        drag.dragUpdate.sink(on: self) { level, offset in
            level.change(to: level.start + offset.offsetX / Double(max(level.width, 1)))
        }
        addController(drag)

        let scroll = EventControllerScroll(flags: .vertical)
        scroll.scroll.connect(on: self) { level, delta in
            level.change(to: level.value - delta.dy / 20)
            return true
        }
        addController(scroll)

        let keys = EventControllerKey()
        keys.keyPressed.connect(on: self) { level, press in
            switch press.key {
            case .plus: level.change(to: level.value + 0.1)
            case .minus: level.change(to: level.value - 0.1)
            default: return false
            }
            return true
        }
        addController(keys)
    }

    private func change(to value: Double) { self.value = min(1, max(0, value)) }
}
