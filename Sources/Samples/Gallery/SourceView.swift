import CombineGtk

/// A view that shows the source of a page with syntax highlighting, and a copy button.
final class SourceView: Box {
    private let tags = TextTagTable()
    private let scrolled = ScrolledWindow()
    private var text = TextView()
    private let copy = Button(iconName: "edit-copy-symbolic")
    /// The name of the source file.
    private let fileName = Label("")

    init() {
        super.init(orientation: .vertical, spacing: 0)
        for kind in SwiftTokens.Kind.allCases { addTag(for: kind) }
        copy.tooltip("Copy Source (Ctrl+Shift+C)").accessibilityLabel("Copy Source").css("flat")
        append(
            Box.horizontal(spacing: 6) {
                fileName.css("caption").align(horizontal: .start).expand(.horizontal)
                copy
            }
            .margin(start: 18, end: 6, top: 6, bottom: 6)
        )
        append(scrolled.expand())
        copy.clicked.sink(on: self) { view in view.copySource() }
    }

    /// Shows the source of a page, scrolled to the beginning.
    func show(_ page: some GalleryPage) {
        let source = page.sourceText
        let buffer = TextBuffer(table: tags)
        buffer.text = source
        for token in SwiftTokens(of: source).tokens where token.depth == 0 && token.kind.colors != nil {
            let start = buffer.iter(atOffset: token.range.lowerBound)
            let end = buffer.iter(atOffset: token.range.upperBound)
            buffer.applyTag(named: "\(token.kind)", from: start, to: end)
        }
        buffer.placeCursor(at: buffer.startIter)
        // Creates a new view. If the text of the existing view changed, GTK would draw a visible scrollbar without an
        // allocation.
        text = TextView(buffer: buffer)
        text.isEditable = false
        text.isCursorVisible = false
        text.isMonospace = true
        (text.leftMargin, text.rightMargin, text.topMargin, text.bottomMargin) = (18, 18, 6, 18)
        text.css("code").accessibilityLabel("Source")
        // Resets the scroll position, because the scrolled window passes its position to the new view.
        (scrolled.hadjustment.value, scrolled.vadjustment.value) = (0, 0)
        scrolled.child = text
        fileName.label = "\(type(of: page)).swift"
    }

    /// Copies the source to the clipboard and shows a confirmation.
    func copySource() {
        guard let window = root as? Window else { return }
        do {
            try clipboard.write(text.text)
            window.toast("Source copied", for: .seconds(2))
        } catch {
            window.presentError(error)
        }
    }

    /// Adds a tag for a kind of token if it's highlighted.
    private func addTag(for kind: SwiftTokens.Kind) {
        guard let colors = kind.colors else { return }
        let tag = TextTag(name: "\(kind)")
        if kind == .keyword { tag.weight = 600 }
        tag.reactive.foregroundRGBA
            <~ settings.publisher(for: \.isDark).map { RGBA(hex: $0 ? colors.onDark : colors.onLight) }
        _ = tags.add(tag)
    }
}

extension SwiftTokens.Kind {
    /// The readable colors of a kind on a light and on a dark background, or nil if it isn't highlighted.
    fileprivate var colors: (onLight: Int, onDark: Int)? {
        switch self {
        case .comment: (0x5e5c64, 0x9a9996)
        case .string, .regularExpression: (0xa51d2d, 0xf6a192)
        case .number: (0x613583, 0xd0a8ff)
        case .keyword: (0x9b2393, 0xff9ad5)
        case .attribute: (0x8a4b00, 0xffbe6f)
        case .type: (0x1a5fb4, 0x8fd0ff)
        case .name, .symbol: nil
        }
    }
}

extension RGBA {
    fileprivate init(hex: Int) {
        let parts = [16, 8, 0].map { Double(hex >> $0 & 0xff) / 255 }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }
}
