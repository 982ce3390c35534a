/// Parts of GIR files, so that a test only states what it needs.
enum GIRSnippet {
    /// Returns a GIR file with one namespace.
    static func file(_ name: String, version: String, _ content: String) -> String {
        """
        <?xml version="1.0"?>
        <repository version="1.2" xmlns="http://www.gtk.org/introspection/core/1.0"
            xmlns:c="http://www.gtk.org/introspection/c/1.0" xmlns:glib="http://www.gtk.org/introspection/glib/1.0">
        <namespace name="\(name)" version="\(version)" c:symbol-prefixes="g" c:identifier-prefixes="G">
        \(content)
        </namespace>
        </repository>
        """
    }

    // MARK: Types

    static func type(_ name: String, _ cType: String) -> String { #"<type name="\#(name)" c:type="\#(cType)"/>"# }

    static let nothing = type("none", "void")
    static let bool = type("gboolean", "gboolean")
    static let int = type("gint", "int")
    static let double = type("gdouble", "double")
    static let string = type("utf8", "const char*")
    static let widget = type("Widget", "GtkWidget*")

    // MARK: Members

    static func parameter(_ name: String, _ type: String, _ attributes: String = "", transfer: String = "none")
        -> String
    {
        #"<parameter name="\#(name)" transfer-ownership="\#(transfer)" \#(attributes)>\#(type)</parameter>"#
    }

    /// Returns an output parameter.
    static func out(_ name: String, _ type: String, _ attributes: String = "", transfer: String = "full") -> String {
        parameter(name, type, #"direction="out" \#(attributes)"#, transfer: transfer)
    }

    static func result(_ type: String, _ attributes: String = "", transfer: String = "none") -> String {
        #"<return-value transfer-ownership="\#(transfer)" \#(attributes)>\#(type)</return-value>"#
    }

    /// Returns a method, by default of a button.
    static func method(
        _ name: String,
        _ parameters: String...,
        of owner: String = "Button",
        instance: String? = nil,
        consumed: Bool = false,
        result: String = result(nothing),
        attributes: String = ""
    ) -> String {
        let cIdentifier = "gtk_\(snakeCase(owner))_\(name)"
        let instanceType = type(owner, instance ?? "Gtk\(owner)*")
        let transfer = consumed ? "full" : "none"
        return """
            <method name="\(name)" c:identifier="\(cIdentifier)" \(attributes)>
            \(result)
            <parameters>
            <instance-parameter name="self" transfer-ownership="\(transfer)">\(instanceType)</instance-parameter>
            \(parameters.joined(separator: "\n"))
            </parameters>
            </method>

            """
    }

    /// Returns a function or a constructor with a C name.
    static func function(
        _ name: String,
        _ cIdentifier: String,
        _ parameters: String...,
        result: String = result(nothing),
        element: String = "function",
        attributes: String = ""
    ) -> String {
        """
        <\(element) name="\(name)" c:identifier="\(cIdentifier)" \(attributes)>
        \(result)
        <parameters>\(parameters.joined(separator: "\n"))</parameters>
        </\(element)>

        """
    }

    /// Returns a constructor, by default of a button, which returns a `GtkWidget` according to GIR.
    static func constructor(
        _ name: String,
        _ parameters: String...,
        of owner: String = "Button",
        result: String = result(widget),
        attributes: String = ""
    ) -> String {
        """
        <constructor name="\(name)" c:identifier="gtk_\(snakeCase(owner))_\(name)" \(attributes)>
        \(result)
        <parameters>\(parameters.joined(separator: "\n"))</parameters>
        </constructor>

        """
    }

    static func property(_ name: String, _ type: String, _ attributes: String = #"writable="1""#) -> String {
        #"<property name="\#(name)" transfer-ownership="none" \#(attributes)>\#(type)</property>\#n"#
    }

    static func signal(
        _ name: String,
        _ parameters: String...,
        result: String = result(nothing),
        attributes: String = ""
    ) -> String {
        """
        <glib:signal name="\(name)" \(attributes)>
        \(result)
        <parameters>\(parameters.joined(separator: "\n"))</parameters>
        </glib:signal>

        """
    }

    /// Returns a virtual function, by default of a button. `prefix` is the prefix of the owner's C name.
    static func virtualMethod(
        _ name: String,
        _ parameters: String...,
        of owner: String = "Button",
        prefix: String = "Gtk",
        result: String = result(nothing),
        attributes: String = ""
    ) -> String {
        """
        <virtual-method name="\(name)" \(attributes)>
        \(result)
        <parameters>
        <instance-parameter name="self" transfer-ownership="none">\(type(owner, "\(prefix)\(owner)*"))</instance-parameter>
        \(parameters.joined(separator: "\n"))
        </parameters>
        </virtual-method>

        """
    }

    /// Returns the class structure of a class, or the structure of an interface, with the fields of its virtual
    /// functions.
    static func structure(_ cName: String, of owner: String, _ fields: String...) -> String {
        """
        <record name="\(cName.dropFirst(cName.hasPrefix("Gtk") ? 3 : 1))" c:type="\(cName)" \
        glib:is-gtype-struct-for="\(owner)">
        \(fields.map { #"<field name="\#($0)"><type name="gpointer" c:type="gpointer"/></field>"# }.joined(separator: "\n"))
        </record>

        """
    }

    // MARK: Declarations

    /// Returns a class of Gtk.
    static func `class`(
        _ name: String,
        parent: String = "Widget",
        _ members: String = "",
        _ attributes: String = ""
    ) -> String {
        """
        <class name="\(name)" c:type="Gtk\(name)" parent="\(parent)" glib:type-name="Gtk\(name)" \
        glib:get-type="gtk_\(snakeCase(name))_get_type" \(attributes)>
        \(members)
        </class>

        """
    }

    /// Returns an interface of Gtk.
    static func interface(_ name: String, _ members: String = "", _ attributes: String = "") -> String {
        """
        <interface name="\(name)" c:type="Gtk\(name)" glib:type-name="Gtk\(name)" \
        glib:get-type="gtk_\(snakeCase(name))_get_type" \(attributes)>
        \(members)
        </interface>

        """
    }

    /// Returns a record of Gtk, by default with a registered type.
    static func record(
        _ name: String,
        _ members: String = "",
        isRegistered: Bool = true,
        _ attributes: String = ""
    ) -> String {
        let registered =
            isRegistered ? #"glib:type-name="Gtk\#(name)" glib:get-type="gtk_\#(snakeCase(name))_get_type""# : ""
        return """
            <record name="\(name)" c:type="Gtk\(name)" \(registered) \(attributes)>
            \(members)
            </record>

            """
    }

    static func field(_ name: String, _ type: String, _ attributes: String = #"writable="1""#) -> String {
        #"<field name="\#(name)" \#(attributes)>\#(type)</field>\#n"#
    }

    static func callback(_ name: String, _ parameters: String..., result: String = result(nothing)) -> String {
        """
        <callback name="\(name)" c:type="Gtk\(name)">
        \(result)
        <parameters>\(parameters.joined(separator: "\n"))</parameters>
        </callback>

        """
    }

    private static func snakeCase(_ name: String) -> String {
        var result = ""
        for character in name {
            if character.isUppercase, !result.isEmpty { result += "_" }
            result += character.lowercased()
        }
        return result
    }

    // MARK: Declarations for all snippets

    static let glib = """
        <record name="Bytes" c:type="GBytes" glib:type-name="GBytes" glib:get-type="g_bytes_get_type"/>
        <record name="Variant" c:type="GVariant" glib:type-name="GVariant" glib:get-type="intern"/>
        <callback name="DestroyNotify" c:type="GDestroyNotify">
        <return-value transfer-ownership="none"><type name="none" c:type="void"/></return-value>
        <parameters><parameter name="data" transfer-ownership="none" nullable="1"><type name="gpointer" c:type="gpointer"/>\
        </parameter></parameters>
        </callback>

        """

    static let gobject = """
        <class name="Object" c:type="GObject" glib:type-name="GObject" glib:get-type="g_object_get_type">
        <field name="g_type_instance"><type name="gpointer" c:type="gpointer"/></field>
        </class>
        <class name="InitiallyUnowned" c:type="GInitiallyUnowned" parent="Object" glib:type-name="GInitiallyUnowned" \
        glib:get-type="g_initially_unowned_get_type"/>
        <class name="ParamSpec" c:type="GParamSpec" glib:type-name="GParam" glib:get-type="intern" glib:fundamental="1"/>

        """

    static let cairo = """
        <record name="Context" c:type="cairo_t" foreign="1" glib:type-name="CairoContext" \
        glib:get-type="cairo_gobject_context_get_type"/>

        """

    static let gio = """
        <interface name="AsyncResult" c:type="GAsyncResult" glib:type-name="GAsyncResult" \
        glib:get-type="g_async_result_get_type"/>
        <interface name="ListModel" c:type="GListModel" glib:type-name="GListModel" \
        glib:get-type="g_list_model_get_type"/>
        <class name="Cancellable" c:type="GCancellable" parent="GObject.Object" glib:type-name="GCancellable" \
        glib:get-type="g_cancellable_get_type"/>
        <callback name="AsyncReadyCallback" c:type="GAsyncReadyCallback">
        <return-value transfer-ownership="none"><type name="none" c:type="void"/></return-value>
        <parameters/>
        </callback>

        """

    static let gdk = """
        <record name="Frame" c:type="GdkFrame" glib:type-name="GdkFrame" \
        glib:get-type="gdk_frame_get_type">
        <field name="x" writable="1"><type name="gint" c:type="int"/></field>
        <field name="y" writable="1"><type name="gint" c:type="int"/></field>
        </record>

        """

    static let gtk = gtk(widget: "")

    /// Returns the same with additional members of the widget.
    static func gtk(widget members: String) -> String {
        """
        <class name="Widget" c:type="GtkWidget" parent="GObject.InitiallyUnowned" glib:type-name="GtkWidget" \
        glib:get-type="gtk_widget_get_type" abstract="1">
        <field name="parent_instance"><type name="GObject.InitiallyUnowned" c:type="GInitiallyUnowned"/></field>
        \(members)
        </class>

        """
    }
}
