import CombineGtk

struct GesturesPage: GalleryPage {
    let title = "Gestures"
    let section = GallerySection.input
    let keywords = "click tap drag long press swipe pinch zoom rotate touch"
    let source = PackageResources.GesturesPage_swift

    func makeContent() -> Widget {
        let place = Label("Click, drag, long-press, pinch").css("sample-box")
        place.set(\.wraps, true).size(height: 240)

        let click = GestureClick()
        click.pressed.sink(on: place) { place, press in
            place.label = "Click \(press.pressCount) at \(Int(press.x)), \(Int(press.y))"
        }
        let drag = GestureDrag()
        drag.dragUpdate.sink(on: place) { place, offset in
            place.label = "Dragged by \(Int(offset.offsetX)), \(Int(offset.offsetY))"
        }
        let longPress = GestureLongPress()
        longPress.pressed.sink(on: place) { place, _ in place.label = "A long press" }
        let swipe = GestureSwipe()
        swipe.swipe.sink(on: place) { place, velocity in
            if abs(velocity.velocityX) > 800 { place.label = "A swipe" }
        }
        let zoom = GestureZoom()
        zoom.scaleChanged.sink(on: place) { place, scale in
            place.label = "Zoomed to \(Int(scale * 100)) %"
        }
        let rotation = GestureRotate()
        rotation.angleChanged.sink(on: place) { place, turn in
            place.label = "Turned by \(Int(turn.angleDelta * 180 / .pi))°"
        }
        for gesture in [click, drag, longPress, swipe, zoom, rotation] {
            place.addController(gesture)
        }

        let secondary = Label("Click here with the secondary button").css("sample-box")
        let menu = GestureClick().set(\.button, 3)
        menu.pressed.sink(on: secondary) { label, _ in label.label = "Secondary click" }
        secondary.addController(menu)

        return Box.vertical(spacing: 18) {
            place
            secondary
        }
    }
}
