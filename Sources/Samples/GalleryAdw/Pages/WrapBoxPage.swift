#if GTK4_18
import CombineAdw

struct WrapBoxPage: GalleryPage {
    let title = "Wrap Box"
    let section = GallerySection.content
    let keywords = "flow lines tags words chips wrap"
    let source = PackageResources.WrapBoxPage_swift

    func makeContent() -> Widget {
        let chosen = CurrentValueRelay<Set<String>>(["Adventure"])
        let genres = [
            "Adventure", "Art", "Biography", "Children", "Cooking", "Fantasy",
            "Graphic Novels", "History", "Music", "Mystery", "Poetry", "Science Fiction",
            "Short Stories", "Travel",
        ]
        let tags = genres.map { genre in
            let tag = ToggleButton(label: genre).css("pill")
            tag.reactive.isActive <~ chosen.map { $0.contains(genre) }
            tag.toggled.sink(on: tag) { tag in
                var new = chosen.value
                if tag.isActive { new.insert(genre) } else { new.remove(genre) }
                if new != chosen.value { chosen.accept(new) }
            }
            return tag
        }
        let summary = chosen.map { $0.sorted().joined(separator: ", ") }
        return Box.vertical(spacing: 24) {
            WrapBox(childSpacing: 6, lineSpacing: 6) {
                for tag in tags { tag }
            }
            Label("").css("caption").set(\.wraps, true).bind(\.label, to: summary)
        }
    }
}
#endif
