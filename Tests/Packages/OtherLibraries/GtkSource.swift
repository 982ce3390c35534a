func widgets() -> [Widget] {
    let buffer = Buffer(textTagTable: nil)
    buffer.language = LanguageManager.default.language("swift")
    buffer.text = "let answer = 42\n"
    let view = View(buffer: buffer)
    view.showsLineNumbers = true
    let map = Map()
    map.view = view
    return [view, map]
}
