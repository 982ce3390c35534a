import CGtk
import Gtk

/// Values that no generated initializer creates, and objects that are more typical than those that are created without
/// arguments.
@MainActor
enum HandmadeValues {
    /// Functions that create values of types.
    @MainActor
    struct Makers {
        fileprivate var ofTypes: [ObjectIdentifier: @MainActor (Arguments) throws -> Any?] = [:]

        mutating func make<Made>(_ type: Made.Type, _ maker: @escaping @MainActor (Arguments) throws -> Made?) {
            ofTypes[ObjectIdentifier(type)] = { try maker($0) }
        }
    }

    static let makers: [ObjectIdentifier: @MainActor (Arguments) throws -> Any?] = {
        var makers = Makers()
        makers.make(Bytes.self) { Bytes(try $0.bytes()) }
        makers.make(Variant.self) { Variant(try $0.text()) }
        makers.make(VariantType.self) { _ in VariantType("s") }
        makers.make(ParamSpec.self) { _ in
            PropertyExpression(thisType: Label.self, expression: nil, propertyName: "label").property
        }
        makers.make(Gtk.GtkExpression.self) { try $0.made(ConstantExpression.self) }
        makers.make(ConstantExpression.self) { _ in ConstantExpression(value: try Value("text")) }
        makers.make(ExpressionWatch.self) { arguments in
            let label = Label(label: "text")
            arguments.keep(label)
            return PropertyExpression(thisType: Label.self, expression: nil, propertyName: "label")
                .watch(label) {}
        }
        makers.make(ATContext.self) { _ in
            Display.default.flatMap { ATContext(accessibleRole: .button, accessible: Button(), display: $0) }
        }
        makers.make((any ActionGroup).self) { _ in SimpleActionGroup() }
        makers.make((any Icon).self) { _ in ThemedIcon(iconName: "edit-copy") }
        makers.make((any Paintable).self) { _ in WidgetPaintable(widget: Label(label: "")) }
        makers.make(Widget.self) { _ in Label(label: "text") }
        let groups: [@MainActor (inout Makers) -> Void] = [
            addBuses, addCairo, addEvents, addExtensions, addFiles, addFonts, addMedia, addModels, addNetwork,
            addNewer, addPrinting, addRenderNodes, addSettings, addSurfaces,
        ]
        for add in groups { add(&makers) }
        return makers.ofTypes
    }()
}
