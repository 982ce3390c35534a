import Gtk

/// Render nodes that need more than the usual arguments of their initializers.
extension HandmadeValues {
    static func addRenderNodes(to makers: inout Makers) {
        makers.make(RenderNode.self) { try $0.made(ColorNode.self) }
        makers.make(RoundedRect.self) { _ in RoundedRect() }
        makers.make(BorderNode.self) { _ in
            BorderNode(
                outline: RoundedRect(),
                borderWidth: [1, 1, 1, 1],
                borderColor: [RGBA](repeating: RGBA(red: 1, green: 0, blue: 0, alpha: 1), count: 4)
            )
        }
        makers.make(TextNode.self) { arguments in
            TextNode(
                font: try arguments.object(Font.self),
                glyphs: try arguments.made(GlyphString.self),
                color: RGBA(red: 1, green: 0, blue: 0, alpha: 1),
                offset: Point(x: 0, y: 0)
            )
        }
    }
}
