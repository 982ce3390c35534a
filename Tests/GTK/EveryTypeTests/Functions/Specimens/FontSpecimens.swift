import CGtk
import Gtk

/// Fonts, and texts that are laid out.
extension HandmadeValues {
    static func addFonts(to makers: inout Makers) {
        makers.make(AttrList.self) { _ in
            let list = AttrList()
            list.insert(Attribute.weight(.bold))
            return list
        }
        makers.make(Attribute.self) { _ in Attribute.weight(.bold) }
        makers.make(Item.self) { _ in Label(label: "").pangoContext.itemize("text", attributes: AttrList()).first
        }
        makers.make(Analysis.self) { arguments in try arguments.made(Item.self).analysis }
        makers.make(GlyphString.self) { try $0.made(Item.self).shape("text") }
        makers.make(LayoutIter.self) { try $0.subject(Layout.self).iter }
        makers.make(LayoutLine.self) { _ in Label(label: "text").layout.line(0) }
        makers.make(GlyphItem.self) { _ in Label(label: "text").layout.iter.run }
        makers.make(Layout.self) { _ in Label(label: "text").layout }
        makers.make(Pango.PangoContext.self) { _ in Label(label: "").pangoContext }
        makers.make(Language.self) { _ in Language.default }
        makers.make(Font.self) { _ in Label(label: "").pangoContext.loadFont(FontDescription.fromString("Sans 12")) }
        makers.make(FontMap.self) { _ in FontMap.cairo() }
        makers.make(FontFamily.self) { _ in FontMap.cairoDefault.families.first }
        makers.make(Pango.PangoFontFace.self) { arguments in try arguments.made(FontFamily.self).face() }
        makers.make(FontMetrics.self) { arguments in try arguments.object(Font.self).metrics() }
        makers.make(Fontset.self) { _ in
            Label(label: "").pangoContext.loadFontset(FontDescription(), language: .default)
        }
        makers.make(Pango.PangoRenderer.self) { _ in LineCounter() }
    }
}

/// Draws nothing.
private final class LineCounter: Pango.PangoRenderer {}
