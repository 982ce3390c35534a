import CombineGtk

extension WidgetExamples {
    static func box() -> Widget {
        let row = Box.horizontal(spacing: 12) {
            Label("Name")
            Entry().expand(.horizontal).accessibilityLabel("Name")
            Button(label: "Add")
        }
        return row
    }

    static func grid() -> Widget {
        let form = Grid(columnSpacing: 12, rowSpacing: 12) {
            GridRow {
                Label("Name").set(\.xalign, 1)
                Entry().expand(.horizontal).accessibilityLabel("Name")
            }
            GridRow {
                Label("City").set(\.xalign, 1)
                Entry().expand(.horizontal).accessibilityLabel("City")
            }
        }
        return form
    }

    static func centerBox() -> Widget {
        let bar = CenterBox {
            Button(label: "Back")
        } center: {
            Label("Page 2")
        } end: {
            Button(label: "Next")
        }
        return bar
    }

    static func frame() -> Widget {
        let frame = Frame(label: "Print") {
            Box.vertical {
                CheckButton(label: "In color")
                CheckButton(label: "On both sides")
            }
            .margin(9)
        }
        return frame
    }

    static func expander() -> Widget {
        let expander = Expander(label: "Details", expanded: true) {
            Label("The file has 3 pages.").margin(start: 18, top: 6)
        }
        return expander
    }

    static func revealer() -> Widget {
        let revealer = Revealer(transition: .slideDown) {
            CheckButton(label: "On both sides").margin(top: 6)
        }
        let more = ToggleButton(label: "More Settings")
        revealer.reactive.revealsChild <~ more.publisher(for: \.isActive)
        let settings = Box.vertical { [more, revealer] }
        return settings
    }

    static func paned() -> Widget {
        let paned = Paned.horizontal(position: 120) {
            Label("Folders")
        } end: {
            Label("Messages")
        }
        let frame = Frame { paned.size(height: 100) }
        return frame
    }

    static func splitView() -> Widget {
        let split = SplitView(collapsedBelow: 300, position: 140) {
            Label("Notes")
        } content: {
            Label("The selected note")
        }
        let frame = Frame { split.size(height: 100) }
        return frame
    }

    static func stack() -> Widget {
        let stack = Stack(transition: .slideLeftRight) {
            Label("Received messages").margin(24).page("Inbox")
            Label("Sent messages").margin(24).page("Sent")
        }
        let pages = Box.vertical {
            StackSwitcher().set(\.stack, stack).align(horizontal: .center)
            stack
        }
        return pages
    }

    static func sidebar() -> Widget {
        let stack = Stack(transition: .crossfade) {
            for number in 1...3 { Label("Text \(number)").page("Chapter \(number)") }
        }
        let chapters = Box.horizontal {
            StackSidebar().set(\.stack, stack).size(height: 130)
            stack.expand(.horizontal)
        }
        return chapters
    }

    static func notebook() -> Widget {
        let notebook = Notebook {
            Label("The first page").margin(24).page("First")
            Label("The second page").margin(24).page("Second")
        }
        return notebook
    }

    static func scrolledWindow() -> Widget {
        let lines = Box.vertical(spacing: 6) {
            for line in 1...20 { Label("Line \(line)").set(\.xalign, 0) }
        }
        let scrolled = ScrolledWindow(horizontal: .never) { lines.margin(9) }
        scrolled.hasFrame = true
        scrolled.size(height: 120)
        return scrolled
    }

    static func overlay() -> Widget {
        let overlay = Overlay {
            Frame { Image(iconName: "camera-photo-symbolic").set(\.pixelSize, 64).margin(18) }
        } over: {
            Button(iconName: "media-playback-start-symbolic")
                .css("circular")
                .accessibilityLabel("Play")
                .align(horizontal: .end, vertical: .end)
                .margin(9)
        }
        return overlay
    }
}
