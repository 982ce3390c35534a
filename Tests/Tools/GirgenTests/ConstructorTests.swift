import XCTest

/// Tests of constructors that set properties, if this has the same effect as in C, so that Swift subclasses inherit
/// them. Also of their labels.
final class ConstructorTests: GeneratorTestCase {
    private let label = GIRSnippet.property("label", GIRSnippet.string, #"writable="1""#)

    // MARK: By properties

    func testAConstructorSetsProperties() throws {
        let output = try generate(
            button: label,
            GIRSnippet.constructor("new_with_label", GIRSnippet.parameter("label", GIRSnippet.string))
        )
        // The GIR file states that a widget is returned. The initializer creates a button anyway.
        try assertSnapshot("Button", of: output)
    }

    func testAConstructorWithoutParametersIsInherited() throws {
        let output = try generate(button: GIRSnippet.constructor("new"))
        assertFile("Button", of: output, lacks: "gtk_button_new")
        XCTAssertEqual(output.coverage.counts["Gtk"]?[.constructors]?.bound, 1)
    }

    func testPropertiesOfASuperclassAndAnInterface() throws {
        let output = try generate(
            GIRSnippet.class("Range", GIRSnippet.property("adjustment", GIRSnippet.widget))
                + GIRSnippet.interface("Orientable", GIRSnippet.property("orientation", GIRSnippet.int))
                + GIRSnippet.class(
                    "Scale",
                    parent: "Range",
                    #"<implements name="Orientable"/>"#
                        + GIRSnippet.constructor(
                            "new",
                            GIRSnippet.parameter("orientation", GIRSnippet.int),
                            GIRSnippet.parameter("adjustment", GIRSnippet.widget, #"nullable="1""#),
                            of: "Scale"
                        )
                )
        )
        assertFile(
            "Scale",
            of: output,
            contains: """
                public init(orientation: Int, adjustment: Widget? = nil) { super.init(properties: ["orientation": orientation, "adjustment": adjustment]) }
                """
        )
    }

    func testAMnemonicSetsUseUnderline() throws {
        let output = try generate(
            button: label,
            GIRSnippet.property("use-underline", GIRSnippet.bool),
            GIRSnippet.constructor("new_with_mnemonic", GIRSnippet.parameter("label", GIRSnippet.string))
        )
        assertFile(
            "Button",
            of: output,
            contains: """
                public init(mnemonic label: String) { super.init(properties: ["label": label, "use-underline": true]) }
                """
        )
    }

    func testADecisionNamesPropertiesAndStatements() throws {
        let output = try generate(
            GIRSnippet.class(
                "EditableLabel",
                GIRSnippet.property("text", GIRSnippet.string)
                    + GIRSnippet.constructor("new", GIRSnippet.parameter("str", GIRSnippet.string), of: "EditableLabel")
            )
                + GIRSnippet.class(
                    "Picture",
                    GIRSnippet.constructor(
                        "new_for_filename",
                        GIRSnippet.parameter("filename", GIRSnippet.type("filename", "const char*")),
                        of: "Picture"
                    )
                )
        )
        assertFile(
            "EditableLabel",
            of: output,
            contains: """
                public init(text: String) { super.init(properties: ["text": text]) }
                """
        )
        assertFile(
            "Picture",
            of: output,
            contains: """
                public init(filename: String) {
                    super.init()
                    setFilename(filename)
                }
                """
        )
    }

    func testAParameterMayBeASubclassOrAnotherIntegerType() throws {
        let output = try generate(
            button: GIRSnippet.property("content", GIRSnippet.widget),
            GIRSnippet.property("count", GIRSnippet.type("guint", "guint")),
            GIRSnippet.constructor(
                "new_with_content",
                GIRSnippet.parameter("content", GIRSnippet.type("Button", "GtkButton*")),
                GIRSnippet.parameter("count", GIRSnippet.int)
            )
        )
        assertFile("Button", of: output, contains: #"super.init(properties: ["content": content, "count": count])"#)
    }

    func testABoundedValueIsSetAfterItsBounds() throws {
        let output = try generate(
            GIRSnippet.class(
                "Adjustment",
                parent: "GObject.InitiallyUnowned",
                ["value", "lower", "upper"].map { GIRSnippet.property($0, GIRSnippet.double) }.joined()
                    + GIRSnippet.constructor(
                        "new",
                        GIRSnippet.parameter("value", GIRSnippet.double),
                        GIRSnippet.parameter("lower", GIRSnippet.double),
                        GIRSnippet.parameter("upper", GIRSnippet.double),
                        of: "Adjustment"
                    )
            )
        )
        assertFile(
            "Adjustment",
            of: output,
            contains: """
                public init(value: Double, lower: Double = 0, upper: Double = 0) { super.init(properties: ["lower": lower, "upper": upper, "value": value]) }
                """
        )
    }

    func testAConsumedParameterSetsAProperty() throws {
        let model = GIRSnippet.type("Gio.ListModel", "GListModel*")
        let output = try generate(
            GIRSnippet.class(
                "ListView",
                GIRSnippet.property("model", model)
                    + GIRSnippet.constructor(
                        "new",
                        GIRSnippet.parameter("model", model, #"nullable="1""#, transfer: "full"),
                        of: "ListView"
                    )
            )
        )
        assertFile(
            "ListView",
            of: output,
            contains: """
                public init(model: (any ListModel)?) { super.init(properties: ["model": model as Object?]) }
                """
        )
    }

    func testAnInitializerWithInheritedLabelsOverrides() throws {
        let new = GIRSnippet.parameter("label", GIRSnippet.string)
        let output = try generate(
            GIRSnippet.class("Button", label + GIRSnippet.constructor("new_with_label", new))
                + GIRSnippet.class(
                    "ToggleButton",
                    parent: "Button",
                    GIRSnippet.constructor("new_with_label", new, of: "ToggleButton")
                )
        )
        assertFile(
            "ToggleButton",
            of: output,
            contains: """
                public override init(label: String) { super.init(properties: ["label": label]) }
                """
        )
    }

    // MARK: Overrides

    func testAParameterWhoseNameDiffersFromItsProperty() throws {
        let output = try generate(
            GIRSnippet.class(
                "Label",
                label
                    + GIRSnippet.constructor(
                        "new",
                        GIRSnippet.parameter("str", GIRSnippet.string, #"nullable="1""#),
                        of: "Label"
                    )
            )
        )
        assertFile(
            "Label",
            of: output,
            contains: """
                public init(label: String?) { super.init(properties: ["label": label]) }
                """
        )
    }

    func testAParameterThatEndsWithAnUnderscore() throws {
        let output = try generate(
            GIRSnippet.class(
                "Number",
                GIRSnippet.property("int", GIRSnippet.int)
                    + GIRSnippet.constructor("new", GIRSnippet.parameter("int_", GIRSnippet.int), of: "Number")
            )
        )
        assertFile("Number", of: output, contains: #"super.init(properties: ["int": int])"#)
    }

    func testADefault() throws {
        let output = try generate(
            GIRSnippet.class(
                "Box",
                GIRSnippet.property("orientation", GIRSnippet.int) + GIRSnippet.property("spacing", GIRSnippet.int)
                    + GIRSnippet.constructor(
                        "new",
                        GIRSnippet.parameter("orientation", GIRSnippet.int),
                        GIRSnippet.parameter("spacing", GIRSnippet.int),
                        of: "Box"
                    )
            )
        )
        assertFile(
            "Box",
            of: output,
            contains: """
                public init(orientation: Int, spacing: Int = 0) { super.init(properties: ["orientation": orientation, "spacing": spacing]) }
                """
        )
    }

    func testAPropertyThatIsSetAfterTheInitialization() throws {
        let application = GIRSnippet.type("Widget", "GtkWidget*")
        let output = try generate(
            GIRSnippet.class(
                "ApplicationWindow",
                GIRSnippet.property("application", application)
                    + GIRSnippet.constructor(
                        "new",
                        GIRSnippet.parameter("application", application),
                        of: "ApplicationWindow"
                    )
            )
        )
        assertFile(
            "ApplicationWindow",
            of: output,
            contains: """
                public init(application: Widget?) {
                    super.init()
                    self.application = application
                }
                """
        )
    }

    func testAClassThatOnlyCCreatesHasNoInitializer() throws {
        let output = try generate(GIRSnippet.class("StackPage", parent: "GObject.Object"))
        try assertSnapshot("StackPage", of: output)
    }

    // MARK: Labels

    func testAConstructorWithoutParametersIsAStaticFunction() throws {
        let output = try generate(button: GIRSnippet.constructor("new_default"))
        assertFile(
            "Button",
            of: output,
            contains: """
                public static func `default`() -> Button {
                    Library.initialize()
                    return convertPointer(gtk_button_new_default(), .none, "gtk_button_new_default")
                }
                """
        )
    }

    func testInitializersWithTheSameLabelsAreDistinguished() throws {
        let output = try generate(
            button: GIRSnippet.constructor(
                "new_from_file",
                GIRSnippet.parameter("name", GIRSnippet.string),
                GIRSnippet.parameter("size", GIRSnippet.int)
            ),
            GIRSnippet.constructor(
                "new_from_icon",
                GIRSnippet.parameter("name", GIRSnippet.string),
                GIRSnippet.parameter("size", GIRSnippet.int)
            )
        )
        assertFile("Button", of: output, contains: "public convenience init(name: String, size: Int) {")
        assertFile("Button", of: output, contains: "public convenience init(icon name: String, size: Int) {")
    }

    func testAStructureHasAnInitializerWithItsFields() throws {
        let type = GIRSnippet.type("Point", "GtkPoint*")
        let output = try generate(
            GIRSnippet.record(
                "Point",
                GIRSnippet.field("x", GIRSnippet.int)
                    + GIRSnippet.method("free", of: "Point")
                    + GIRSnippet.constructor("new", of: "Point", result: GIRSnippet.result(type, transfer: "full"))
                    + GIRSnippet.constructor(
                        "new_from_angle",
                        GIRSnippet.parameter("angle", GIRSnippet.double),
                        of: "Point",
                        result: GIRSnippet.result(type, transfer: "full")
                    )
            )
        )
        assertFile("Point", of: output, lacks: "gtk_point_new()")
        assertFile(
            "Point",
            of: output,
            contains: """
                public init(angle: Double) {
                    Library.initialize()
                    let returned = gtk_point_new_from_angle(angle)
                    self = Point.fromPointer(requiredPointer(returned, "gtk_point_new_from_angle"), transfer: .full)
                }
                """
        )
    }

    func testABoxedRecordIsOwned() throws {
        let output = try generate(
            GIRSnippet.record(
                "Path",
                GIRSnippet.constructor(
                    "new",
                    GIRSnippet.parameter("text", GIRSnippet.string),
                    of: "Path",
                    result: GIRSnippet.result(GIRSnippet.type("Path", "GtkPath*"), transfer: "full")
                )
            )
        )
        assertFile(
            "Path",
            of: output,
            contains: """
                public convenience init(text: String) {
                    Library.initialize()
                    let returned = gtk_path_new(terminated(text, "gtk_path_new: text"))
                    self.init(taking: requiredPointer(UnsafeRawPointer(returned), "gtk_path_new"))
                }
                """
        )
    }
}
