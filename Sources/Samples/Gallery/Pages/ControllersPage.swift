import CombineGtk

struct ControllersPage: GalleryPage {
    let title = "Keys, Pointer and Focus"
    let section = GallerySection.input
    let keywords = "keyboard mouse scroll wheel hover enter leave event focus"
    let source = PackageResources.ControllersPage_swift

    func makeContent() -> Widget {
        let entry = Entry().set(\.placeholderText, "Type here")
        let lastKey = Label("")
        let keys = EventControllerKey()
        keys.keyPressed.connect(on: lastKey) { label, press in
            label.label = "The key \(press.key.name ?? "?")"
            return false  // The entry also receives the key.
        }
        entry.addController(keys)
        let focus = EventControllerFocus()
        let focusLabel = Label("")
        focusLabel.reactive.label
            <~ focus.publisher(for: \.containsFocus)
            .map { $0 ? "The entry has the focus" : "The focus is elsewhere" }
        entry.addController(focus)

        let area = Label("Move and scroll here").css("sample-box").size(height: 160)
        let pointer = EventControllerMotion()
        pointer.motion.sink(on: area) { area, place in
            area.label = "The pointer is at \(Int(place.x)), \(Int(place.y))"
        }
        pointer.leave.sink(on: area) { area in area.label = "Move and scroll here" }
        area.addController(pointer)
        let wheel = EventControllerScroll(flags: .vertical)
        wheel.scroll.connect(on: area) { area, scroll in
            area.label = scroll.dy > 0 ? "Down" : "Up"
            return true  // The page doesn't scroll.
        }
        area.addController(wheel)

        return Box.vertical(spacing: 12) {
            entry.accessibilityLabel("Text")
            lastKey.set(\.xalign, 0)
            focusLabel.set(\.xalign, 0)
            area
        }
    }
}
