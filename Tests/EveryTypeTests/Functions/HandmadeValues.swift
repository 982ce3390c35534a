import CGtk
import Cairo
import Gtk

/// Values that no generated initialiser makes, and objects that are more ordinary than those that one makes from nothing.
@MainActor
enum HandmadeValues {
    static let makers: [ObjectIdentifier: @MainActor (Arguments) throws -> Any?] = {
        var makers: [ObjectIdentifier: @MainActor (Arguments) throws -> Any?] = [:]
        func make<Made>(_ type: Made.Type, _ maker: @escaping @MainActor (Arguments) throws -> Made?) {
            makers[ObjectIdentifier(type)] = { try maker($0) }
        }
        // Records.
        make(Bytes.self) { Bytes(try $0.bytes()) }
        make(Variant.self) { Variant(try $0.text()) }
        make(VariantType.self) { _ in VariantType("s") }
        make(ParamSpec.self) { _ in
            PropertyExpression(thisType: Label.self, expression: nil, propertyName: "label").pspec
        }
        make(AttrList.self) { _ in
            let list = AttrList()
            list.insert(Attribute.weight(.bold))
            return list
        }
        make(Attribute.self) { _ in Attribute.weight(.bold) }
        make(Item.self) { _ in itemize(Label(label: "").pangoContext, text: "text", attributes: AttrList()).first }
        make(Analysis.self) { arguments in try arguments.made(Item.self).analysis }
        make(GlyphString.self) { try $0.made(Item.self).shape("text") }
        make(LayoutIter.self) { try $0.subject(Layout.self).iter }
        make(LayoutLine.self) { _ in Label(label: "text").layout.line(0) }
        make(GlyphItem.self) { _ in Label(label: "text").layout.iter.run }
        make(TextIter.self) { arguments in
            let buffer = TextBuffer()
            buffer.text = "some text"
            arguments.keep(buffer)
            return buffer.startIter
        }
        make(TreePath.self) { _ in TreePath(string: "0") }
        make(TreeIter.self) { arguments in (try HandmadeValues.treeModel()).iterFirst }
        make(RenderNode.self) { try $0.made(ColorNode.self) }
        make(Gtk.GtkExpression.self) { try $0.made(ConstantExpression.self) }
        make(ConstantExpression.self) { _ in ConstantExpression(value: try Value("text")) }
        // Interfaces, and classes that functions take.
        make(File.self) { File(path: try $0.path()) }
        make((any ActionGroup).self) { _ in SimpleActionGroup() }
        make((any Icon).self) { _ in ThemedIcon(iconname: "edit-copy") }
        make((any ListModel).self) { _ in StringList(strings: ["a", "b"]) }
        make((any TreeModel).self) { _ in try HandmadeValues.treeModel() }
        make((any Paintable).self) { _ in WidgetPaintable(widget: Label(label: "")) }
        make(Widget.self) { _ in Label(label: "text") }
        make(Layout.self) { _ in Label(label: "text").layout }
        make(Pango.PangoContext.self) { _ in Label(label: "").pangoContext }
        make(Language.self) { _ in Language.default }
        make(Font.self) { _ in
            Label(label: "").pangoContext.loadFont(FontDescription())
        }
        return makers
    }()

    private static func treeModel() throws -> Gtk.GtkListStore {
        let store = Gtk.GtkListStore(types: [String.self])
        let row = store.append()
        store.setValue(row, column: 0, value: try Value("text"))
        return store
    }
}
