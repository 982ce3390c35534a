import CombineGtk

final class NotePage: Box {
    @Outlet var list: ListBox
    @Outlet var heading: Entry
    private(set) var saved: [String] = []

    override class var template: Interface? { .notePage }
    override class var cssName: String? { "note-page" }

    override class var handlers: [String: Handler] {
        [
            "save": Handler(NotePage.save),
            "row_activated": Handler(NotePage.open(row:)),
            "letters": Handler(NotePage.letters(in:)),
        ]
    }

    override class var actions: [WidgetAction] {
        [WidgetAction("note.save", NotePage.save), WidgetAction("note.title", NotePage.rename)]
    }

    override class var keyBindings: [KeyBinding] {
        [KeyBinding("<Control>s", action: "note.save"), KeyBinding("F2", NotePage.focusHeading)]
    }

    init() {
        super.init(orientation: .vertical, spacing: 0)
    }

    func save() { saved.append(heading.text) }
    func open(row: ListBoxRow) { heading.text = row.widgetName }
    func letters(in text: String) -> String { "\(text.count) letters" }
    func rename(to title: String) { heading.text = title }
    func focusHeading() -> Bool { heading.grabFocus() }
}

extension Interface {
    static let notePage = Interface(
        file: "note-page.ui",
        content: """
            <interface>
              <template class="NotePage" parent="GtkBox">
                <child><object class="GtkEntry" id="heading"/></child>
                <child><object class="GtkLabel">
                  <binding name="label">
                    <closure type="gchararray" function="letters"><lookup name="text">heading</lookup></closure>
                  </binding>
                </object></child>
                <child><object class="GtkListBox" id="list">
                  <signal name="row-activated" handler="row_activated"/>
                </object></child>
                <child><object class="GtkButton">
                  <property name="label">Save</property>
                  <signal name="clicked" handler="save"/>
                </object></child>
              </template>
            </interface>
            """
    )
}
