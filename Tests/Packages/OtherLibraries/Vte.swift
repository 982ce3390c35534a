func widgets() -> [Widget] {
    let terminal = Terminal()
    terminal.feed(Array("Bound\r\n".utf8))
    return [terminal]
}
