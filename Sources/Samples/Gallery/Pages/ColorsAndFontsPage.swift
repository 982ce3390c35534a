import CombineGtk

struct ColorsAndFontsPage: GalleryPage {
    let title = "Colors and Fonts"
    let section = GallerySection.choices
    let keywords = "palette picker typeface chooser"
    let source = PackageResources.ColorsAndFontsPage_swift

    func makeContent() -> Widget {
        let color = ColorButton(rgba: RGBA(red: 0.1, green: 0.37, blue: 0.71, alpha: 1))
        color.title = "Pick a Color"
        let font = FontButton(font: "Serif Italic 18")
        font.usesFont = true

        let sample = Label("")
        let look = color.publisher(for: \.rgba).combineLatest(font.publisher(for: \.font))
        look.sink(on: sample) { sample, look in
            let (color, font) = (look.0?.hex ?? "#000", look.1 ?? "Sans")
            let style = "background='\(color)' color='#fff' font='\(font)'"
            sample.setMarkup("<span \(style)> Sample </span>")
        }

        return Box.vertical(spacing: 18) {
            Grid(columnSpacing: 12, rowSpacing: 12) {
                GridRow {
                    Label(mnemonic: "_Color").set(\.mnemonicWidget, color).set(\.xalign, 1)
                    color.align(horizontal: .start)
                }
                GridRow {
                    Label(mnemonic: "_Font").set(\.mnemonicWidget, font).set(\.xalign, 1)
                    font.expand(.horizontal)
                }
            }
            sample
            // The dialog of a color button contains the same widget.
            MenuButton { ColorChooserWidget().accessibilityLabel("Color").margin(6) }
                .set(\.label, "Palette")
                .align(horizontal: .center)
        }
    }
}

extension RGBA {
    /// The color in the format of Pango markup.
    fileprivate var hex: String {
        let parts = [red, green, blue].map { Int(($0 * 255).rounded()) + 256 }
        return "#" + parts.map { String($0, radix: 16).dropFirst() }.joined()
    }
}
