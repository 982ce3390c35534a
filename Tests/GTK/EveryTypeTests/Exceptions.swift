import Gtk

/// Exceptions from the tests of every type, each with its reason.
enum Exceptions {
    /// Classes that can't be instantiated here.
    static let notMade: [String: String] = [
        "GDBusConnection": "needs a bus",
        "GDBusActionGroup": "needs a connection to a bus",
        "GDBusMenuModel": "needs a connection to a bus",
        "GDBusMethodInvocation": "created by GDBus when a method is called",
        "GDBusObjectManagerClient": "needs a connection to a bus",
        "GDBusObjectManagerServer": "needs a connection to a bus",
        "GdkDmabufTexture": "needs graphics memory",
        "GdkGLTexture": "needs OpenGL",
        "GDesktopAppInfo": "created from the file of an installed program",
        "GdkPixbufAnimation": "created from a file",
        "GdkPixbufSimpleAnimIter": "created by an animation from a GTimeVal, which is not bound",
        "GdkContentDeserializer": "created by GDK when a program reads content of another program",
        "GdkContentSerializer": "created by GDK when another program reads content of this program",
        "GtkDragIcon": "created by GTK for a drag",
        "GtkTooltip": "created by GTK for a query",
        "GtkCustomLayout": "created by C code from C functions",
        "GVfs": "created by GIO",
        "GVolumeMonitor": "created by GIO",
        "GtkPrintContext": "created by a print operation",
        "GtkPrintJob": "needs a printer",
        "GtkPrinter": "needs a printer",
    ]

    /// Objects that outlive their owners, because C retains them.
    static let keptByC: [String: String] = [
        "GdkClipboard": "belongs to the display",
        "GdkDisplay": "exists as long as the program runs",
        "GdkMonitor": "belongs to the display",
        "GtkSettings": "belongs to the display",
        "GtkAssistantPage": "GTK 4.8 leaks the pages of an assistant",
        "GtkActivateAction": "C has only one instance",
        "GtkMnemonicAction": "C has only one instance",
        "GtkNothingAction": "C has only one instance",
        "GtkNeverTrigger": "C has only one instance",
        "AdwEnumListItem": "libadwaita leaks the items of an EnumListModel",
        "AdwStyleManager": "belongs to the display",
    ]

    /// Properties, as `Class:property`, that can't be read from a new object.
    static let notRead = neverRead.merging(
        GTK.version.minor < 10 ? [:] : ["GtkTreeListRow:item": "GTK 4.18 logs a warning for a row without a list"]
    ) { first, _ in first }

    private static let neverRead = [
        "GApplication:is-remote": "available after the application is registered",
        "GtkApplication:is-remote": "available after the application is registered",
        "AdwApplication:is-remote": "available after the application is registered",
        "GNativeSocketAddress:family": "C reads the native address, which a new object does not have",
    ]

    /// Properties that reject all other values in a new object.
    static let refusing = alwaysRefusing.merging(GTK.version.minor < 10 ? refusingInGTK4_8 : [:]) { first, _ in first }

    private static let refusingInGTK4_8 = [
        "GtkAspectFrame:yalign": "its getter returns xalign"
    ]

    private static let alwaysRefusing = [
        "GtkComboBox:active": "has no items to choose from",
        "GtkComboBox:active-id": "has no items to choose from",
        "GtkComboBoxText:active": "has no items to choose from",
        "GtkComboBoxText:active-id": "has no items to choose from",
        "GtkDropDown:selected": "has no items to choose from",
        "GtkSingleSelection:selected": "has no items to choose from",
        "GtkNotebook:page": "has no items to choose from",
        "GtkAdjustment:value": "its bounds are equal",
        "GtkSpinButton:value": "its bounds are equal",
        "GtkShortcutsWindow:section-name": "has no sections",
        "GtkFontChooserDialog:font": "requires the name of an installed font",
        "GtkFontChooserWidget:font": "requires the name of an installed font",
        "GtkImage:file": "replaces existing content",
        "GtkImage:resource": "replaces existing content",
        "GtkMessageDialog:secondary-use-markup": "requires a secondary text",
        "GtkTreeListRow:expanded": "has no children to show",
        "GtkStackPage:accessible-role": "cannot be changed after the creation",
        "GtkTreeView:headers-clickable": "has no columns with headers",
        "AdwComboRow:selected": "has no items to choose from",
    ]

    /// Properties that aren't set, or that don't publish exactly one value.
    static let notChanged: [String: String] = [
        "GApplication:application-id": "requires an identifier with a dot",
        "GtkApplication:application-id": "requires an identifier with a dot",
        "AdwApplication:application-id": "requires an identifier with a dot",
        "GApplication:resource-base-path": "requires a path",
        "GtkApplication:resource-base-path": "requires a path",
        "AdwApplication:resource-base-path": "requires a path",
        "GDBusObjectSkeleton:g-object-path": "requires a path",
        "GSimpleProxyResolver:default-proxy": "requires an address",
        "GtkShortcutLabel:accelerator": "requires an accelerator",
        "GtkShortcutsShortcut:accelerator": "requires an accelerator",
        "GtkFontChooserDialog:language": "GTK reads fonts without a Pango context if the chooser isn't in a window",
        "GtkFontChooserWidget:language": "GTK reads fonts without a Pango context if the chooser isn't in a window",
        "GtkStack:visible-child-name": "requires the name of a page",
        "GtkPopoverMenu:visible-submenu": "requires the name of a page",
        "AdwLeaflet:visible-child-name": "requires the name of a page",
        "AdwPreferencesWindow:visible-page-name": "requires the name of a page",
        "AdwViewStack:visible-child-name": "requires the name of a page",
        "AdwAboutWindow:release-notes": "requires the AppStream format",
        "AdwSplitButton:icon-name": "an icon and a label replace each other, so the first value cannot be restored",
        "AdwSplitButton:label": "an icon and a label replace each other, so the first value cannot be restored",
        "GDebugControllerDBus:debug-enabled": "needs a connection to a bus",
        "GSocket:multicast-ttl": "a socket without a group rejects it with an error",
        "GtkTreeViewColumn:sort-column-id": "requires a column in a view",
        "GtkFilterListModel:incremental": "needs a model",
        "GtkComboBoxText:id-column": "needs a model",
        "GtkButton:icon-name": "an icon and a label replace each other, so the first value cannot be restored",
        "GtkLinkButton:icon-name": "an icon and a label replace each other, so the first value cannot be restored",
        "GtkLockButton:icon-name": "an icon and a label replace each other, so the first value cannot be restored",
        "GtkToggleButton:icon-name": "an icon and a label replace each other, so the first value cannot be restored",
        "GtkButton:label": "initially nil, and empty after it was set",
        "GtkLinkButton:label": "initially nil, and empty after it was set",
        "GtkLockButton:label": "initially nil, and empty after it was set",
        "GtkToggleButton:label": "initially nil, and empty after it was set",
        "GtkMenuButton:label": "initially nil, and empty after it was set",
        "GtkEntry:placeholder-text": "initially nil, and empty after it was set",
        "GtkPasswordEntry:placeholder-text": "initially nil, and empty after it was set",
        "GtkSearchEntry:placeholder-text": "initially nil, and empty after it was set",
        "GtkText:placeholder-text": "initially nil, and empty after it was set",
        "GtkComboBox:entry-text-column": "the C function does not accept the value that represents nil",
        "GtkComboBox:id-column": "the C function does not accept the value that represents nil",
        "GtkEntryCompletion:text-column": "the C function does not accept the value that represents nil",
        "GtkPrintOperation:current-page": "the C function does not accept the value that represents nil",
        "GtkPrintOperation:n-pages": "the C function does not accept the value that represents nil",
        "GtkCellRendererText:ellipsize": "C notifies only of ellipsize-set",
        "GtkCellRendererAccel:ellipsize": "C notifies only of ellipsize-set",
        "GtkCellRendererCombo:ellipsize": "C notifies only of ellipsize-set",
        "GtkCellRendererSpin:ellipsize": "C notifies only of ellipsize-set",
        "GtkPopover:visible": "requires a parent",
        "GtkEmojiChooser:visible": "requires a parent",
        "GtkPopoverMenu:visible": "requires a parent",
        "GtkAccessibleHyperlink:accessible-role": "GTK ignores other roles",
        "GtkSvg:resource": "requires the path of a resource",
        "GtkSvgWidget:resource": "requires the path of a resource",
        "GtkTextTag:line-height-set": "depends on line-height",
        "GtkTextTag:overline-rgba": "ignored before GTK 4.18, where setting it would free memory twice",
        "GtkSettings:*": "apply to all windows of the process",
    ]

    /// Returns the names by which the tables here can list a property of an object: its own name, or all properties of
    /// the object's class.
    @MainActor
    static func names(of property: any PropertyEntry, _ object: Object) -> [String] {
        ["\(object.typeName):\(property.name)", "\(object.typeName):*"]
    }
}
