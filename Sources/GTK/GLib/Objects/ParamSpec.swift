import CGtk

/// The specification of a GObject property: its name, type and limits. `GParamSpec`.
open class ParamSpec: FundamentalObject {
    @_spi(Binding) open override class func retain(_ pointer: UnsafeMutableRawPointer) {
        // A new `GParamSpec` has a floating reference, which its first owner sinks.
        g_param_spec_ref_sink(pointer.assumingMemoryBound(to: GParamSpec.self))
    }

    @_spi(Binding) open override class func release(_ pointer: UnsafeMutableRawPointer) {
        g_param_spec_unref(pointer.assumingMemoryBound(to: GParamSpec.self))
    }

    @_spi(Binding) open override class func get(from value: UnsafePointer<GValue>) -> UnsafeMutableRawPointer? {
        UnsafeMutableRawPointer(g_value_get_param(value))
    }

    @_spi(Binding) open override class func set(
        _ pointer: UnsafeMutableRawPointer?,
        in value: UnsafeMutablePointer<GValue>
    ) {
        g_value_set_param(value, pointer?.assumingMemoryBound(to: GParamSpec.self))
    }

    open override class var valueType: GType { FundamentalType.param }

    /// The property's GObject name, such as `"label"`. `g_param_spec_get_name`.
    public var name: String { convertString(g_param_spec_get_name(specification), .none) }

    /// A short name of the property, for display. `g_param_spec_get_nick`.
    public var nick: String { convertString(g_param_spec_get_nick(specification), .none) }

    /// A sentence that describes the property, or an empty string if the property has no description.
    /// `g_param_spec_get_blurb`.
    public var blurb: String { convertString(g_param_spec_get_blurb(specification), .none) }

    /// The type of the property's values.
    public var valueType: GType { specification.pointee.value_type }

    /// The type name of the property's values, such as `"gint"` or `"GtkWidget"`. `g_type_name`.
    public var valueTypeName: String { registeredName(of: valueType) }

    /// The class or interface that declares the property.
    public var ownerType: GType { specification.pointee.owner_type }

    /// A Boolean value that indicates whether the property can be read.
    public var isReadable: Bool { flags & G_PARAM_READABLE.rawValue != 0 }

    /// A Boolean value that indicates whether the property can be set. It's also true for a property that can be set
    /// only during the creation of the object.
    public var isWritable: Bool { flags & G_PARAM_WRITABLE.rawValue != 0 }

    /// A Boolean value that indicates whether the property can only be set during the creation of the object.
    public var isConstructOnly: Bool { flags & G_PARAM_CONSTRUCT_ONLY.rawValue != 0 }

    /// The default value of the property. `g_param_spec_get_default_value`.
    public var defaultValue: Value { Value(copying: g_param_spec_get_default_value(specification)) }

    private var flags: GParamFlags.RawValue { specification.pointee.flags.rawValue }

    private var specification: UnsafeMutablePointer<GParamSpec> { pointer.assumingMemoryBound(to: GParamSpec.self) }
}
