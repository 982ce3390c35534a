import CombineGtk

extension WidgetExamples {
    static func label() -> Widget {
        let markup = Label("")
        markup.setMarkup("<b>Bold</b>, <i>italic</i>")
        let labels = Box.vertical(spacing: 6) {
            Label("A title").css("title-2")
            markup
            Label("A caption").css("caption", "dim-label")
        }
        return labels
    }

    static func image() -> Widget {
        let images = Box.horizontal(spacing: 12) {
            Image(iconName: "weather-clear-symbolic")
            Image(iconName: "weather-clear-symbolic").set(\.pixelSize, 48)
        }
        return images
    }

    static func picture() -> Widget {
        let picture = Picture(filename: "Resources/icon.png")
        picture.alternativeText = "The icon of the samples"
        picture.contentFit = .contain
        picture.size(width: 160, height: 90)
        return picture
    }

    static func progressBar() -> Widget {
        let done = CurrentValueRelay(0.6)
        let bar = ProgressBar().accessibilityLabel("Progress")
        bar.showsText = true
        bar.reactive.fraction <~ done
        return bar
    }

    static func levelBar() -> Widget {
        let stars = LevelBar(minValue: 0, maxValue: 5)
        stars.accessibilityLabel("Rating")
        stars.mode = .discrete
        stars.value = 3
        return stars
    }

    static func spinner() -> Widget {
        let isBusy = CurrentValueRelay(true)
        let spinner = Spinner().size(width: 32, height: 32)
        spinner.reactive.isSpinning <~ isBusy
        return spinner
    }

    static func infoBar() -> Widget {
        let bar = InfoBar()
        bar.messageType = .warning
        bar.addChild(Label("The file changed on disk"))
        _ = bar.addButton("Reload", responseID: ResponseType.apply.rawValue)
        bar.response.sink(on: bar) { bar, _ in bar.isRevealed = false }
        return bar
    }

    static func toast() -> Widget {
        let delete = Button(label: "Delete").align(horizontal: .center, vertical: .start)
        delete.clicked.sink(on: delete) { button in
            (button.root as? Window)?.toast("1 note deleted", undo: { print("Undone") })
        }
        return delete
    }
}
