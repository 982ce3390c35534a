/// The subject of a generated comment.
enum DocumentedDeclaration {
    case type(Declaration)
    case property(PropertyPlan, of: Declaration)
    /// A Swift property that isn't a GObject property.
    case computed(CallPlan)
    case function(CallPlan)
    case initializer(CallPlan)
    /// A method that subclasses override. `entry` is the C function that calls the method. If the method is the default
    /// handler of a signal, `signal` is this signal.
    case virtualFunction(CallPlan, entry: GIRCallable?, signal: GIRCallable?, of: Declaration)
    case signal(SignalPlan, of: Declaration)
    case detail(SignalPlan)
    /// The function that emits a signal.
    case emitter(SignalPlan)
    /// A case of an enumeration, a member of flags, or an error code.
    case value(GIRMember)
    case field(GIRField, of: Declaration)
    case constant(GIRConstant)
    /// A keyboard key.
    case key(GIRConstant)
    case comparison(TypeDeclaration.Comparison.Operator)

    /// The C name for which a handwritten sentence can exist: `gtk_button_new`, `GtkButton:label`,
    /// `GtkButton::clicked`, `GTK_ALIGN_FILL` or `GdkRectangle.x`. It's nil if a rule always creates the sentence.
    var cName: String? {
        switch self {
        case .type(let declaration): declaration.cType
        case .property(let property, let declaration): "\(declaration.typeName):\(property.gir.info.name)"
        case .computed(let call), .function(let call), .initializer(let call): call.callable.cIdentifier
        case .virtualFunction(let call, _, _, _): call.callable.cIdentifier
        case .signal(let signal, let declaration): "\(declaration.typeName)::\(signal.gir.info.name)"
        case .value(let member): member.cIdentifier
        case .field(let field, let declaration): "\(declaration.cType).\(field.name)"
        case .constant(let constant): constant.cType
        case .detail, .emitter, .key, .comparison: nil
        }
    }
}
