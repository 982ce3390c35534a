import CombineGtk

struct OwnStylePage: GalleryPage {
    let title = "Your Own Style"
    let section = GallerySection.style
    let keywords = "css provider sheet color border theme dark"
    let source = PackageResources.OwnStylePage_swift

    func makeContent() -> Widget {
        _ = Self.style
        let isUrgent = CurrentValueRelay(false)
        let urgent = CheckButton(label: "Urgent")
        urgent.reactive.isActive <~> isUrgent

        return Box.vertical(spacing: 18) {
            Label("A note").css("note").css("urgent", when: isUrgent)
            urgent
            Label(Self.css).css("monospace").set(\.xalign, 0)
        }
    }

    private static let css = """
        .note {
          padding: 24px;
          border-radius: 12px;
          color: #241f31;
          background-color: #f9f06b;
          transition: background-color 300ms;
        }
        .note.urgent {
          color: white;
          background-color: #c01c28;
        }
        """

    /// The style sheet, which is applied to all windows once.
    private static let style: StyleSheet? = {
        guard let display = Display.default else { return nil }
        do {
            let style = try StyleSheet(file: "note.css", content: Array(css.utf8))
            style.apply(to: display)
            return style
        } catch {
            fatalError("\(error)")
        }
    }()
}
