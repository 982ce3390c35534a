import Gtk

/// Exceptions from the tests of every type, each with its reason.
enum Exceptions {
    /// Classes that can't be instantiated here.
    static let notMade: [String: String] = [
        "GDBusConnection": "needs a bus",
        "GDBusActionGroup": "needs a connection to a bus",
        "GDBusMenuModel": "needs a connection to a bus",
        "GDBusMethodInvocation": "made by GDBus when somebody calls a method",
        "GDBusObjectManagerClient": "needs a connection to a bus",
        "GDBusObjectManagerServer": "needs a connection to a bus",
        "GdkDmabufTexture": "needs memory of a graphics card",
        "GdkGLTexture": "needs OpenGL",
        "GDesktopAppInfo": "made of an installed program's file",
        "GdkPixbufAnimation": "made of a file",
        "GdkPixbufSimpleAnimIter": "made by an animation, asked by a GTimeVal, which is not bound",
        "GdkContentDeserializer": "made by GDK when a program reads what another offers",
        "GdkContentSerializer": "made by GDK when another program reads what this one offers",
        "GtkDragIcon": "made by GTK for a drag",
        "GtkTooltip": "made by GTK for a query",
        "GtkCustomLayout": "made by C code, of C functions",
        "GVfs": "made by GIO",
        "GVolumeMonitor": "made by GIO",
        "GtkPrintContext": "made by a print operation",
        "GtkPrintJob": "needs a printer",
        "GtkPrinter": "needs a printer",
    ]

    /// Objects that outlive their owners, because C retains them.
    static let keptByC: [String: String] = [
        "GdkClipboard": "belongs to the display",
        "GdkDisplay": "is there for as long as the program runs",
        "GdkMonitor": "belongs to the display",
        "GtkSettings": "belong to the display",
        "GtkAssistantPage": "GTK 4.8 leaks the pages of an assistant",
        "GtkActivateAction": "C has a single one",
        "GtkMnemonicAction": "C has a single one",
        "GtkNothingAction": "C has a single one",
        "GtkNeverTrigger": "C has a single one",
        "AdwEnumListItem": "libadwaita leaks the items of an EnumListModel",
        "AdwStyleManager": "belongs to the display",
    ]

    /// Properties, as `Class:property`, that can't be read from a new object.
    static let notRead = neverRead.merging(
        GTK.version.minor < 10 ? [:] : ["GtkTreeListRow:item": "one without a list makes GTK 4.18 warn"]
    ) { first, _ in first }

    private static let neverRead = [
        "GApplication:is-remote": "known once the application is registered",
        "GtkApplication:is-remote": "known once the application is registered",
        "AdwApplication:is-remote": "known once the application is registered",
        "GNativeSocketAddress:family": "C reads the native address, which one made from nothing lacks",
    ]

    /// Properties that reject all other values in a new object.
    static let refusing = alwaysRefusing.merging(GTK.version.minor < 10 ? refusingInGTK4_8 : [:]) { first, _ in first }

    private static let refusingInGTK4_8 = [
        "GtkAspectFrame:yalign": "its getter gives xalign"
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
        "GtkFontChooserDialog:font": "takes the name of a font that there is",
        "GtkFontChooserWidget:font": "takes the name of a font that there is",
        "GtkImage:file": "takes the place of something that there is",
        "GtkImage:resource": "takes the place of something that there is",
        "GtkMessageDialog:secondary-use-markup": "needs a secondary text",
        "GtkTreeListRow:expanded": "has no children to show",
        "GtkStackPage:accessible-role": "stays as it is",
        "GtkTreeView:headers-clickable": "has no columns with headers",
        "AdwComboRow:selected": "has no items to choose from",
    ]

    /// Properties that aren't set, or that don't publish exactly one value.
    static let notChanged: [String: String] = [
        "GApplication:application-id": "takes an identifier with a dot",
        "GtkApplication:application-id": "takes an identifier with a dot",
        "AdwApplication:application-id": "takes an identifier with a dot",
        "GApplication:resource-base-path": "takes a path",
        "GtkApplication:resource-base-path": "takes a path",
        "AdwApplication:resource-base-path": "takes a path",
        "GDBusObjectSkeleton:g-object-path": "takes a path",
        "GSimpleProxyResolver:default-proxy": "takes an address",
        "GtkShortcutLabel:accelerator": "takes an accelerator",
        "GtkShortcutsShortcut:accelerator": "takes an accelerator",
        "GtkFontChooserDialog:language": "GTK looks at fonts without a Pango context if the chooser isn't in a window",
        "GtkFontChooserWidget:language": "GTK looks at fonts without a Pango context if the chooser isn't in a window",
        "GtkStack:visible-child-name": "takes the name of a page",
        "GtkPopoverMenu:visible-submenu": "takes the name of a page",
        "AdwLeaflet:visible-child-name": "takes the name of a page",
        "AdwPreferencesWindow:visible-page-name": "takes the name of a page",
        "AdwViewStack:visible-child-name": "takes the name of a page",
        "AdwAboutWindow:release-notes": "takes the format of AppStream",
        "AdwSplitButton:icon-name": "icon and label take each other's place, so nothing sets them back",
        "AdwSplitButton:label": "icon and label take each other's place, so nothing sets them back",
        "GDebugControllerDBus:debug-enabled": "needs a connection to a bus",
        "GSocket:multicast-ttl": "a socket without a group refuses it with an error",
        "GtkTreeViewColumn:sort-column-id": "belongs to a column in a view",
        "GtkFilterListModel:incremental": "needs a model",
        "GtkComboBoxText:id-column": "needs a model",
        "GtkButton:icon-name": "icon and label take each other's place, so nothing sets them back",
        "GtkLinkButton:icon-name": "icon and label take each other's place, so nothing sets them back",
        "GtkLockButton:icon-name": "icon and label take each other's place, so nothing sets them back",
        "GtkToggleButton:icon-name": "icon and label take each other's place, so nothing sets them back",
        "GtkButton:label": "absent first, it is empty afterwards",
        "GtkLinkButton:label": "absent first, it is empty afterwards",
        "GtkLockButton:label": "absent first, it is empty afterwards",
        "GtkToggleButton:label": "absent first, it is empty afterwards",
        "GtkMenuButton:label": "absent first, it is empty afterwards",
        "GtkEntry:placeholder-text": "absent first, it is empty afterwards",
        "GtkPasswordEntry:placeholder-text": "absent first, it is empty afterwards",
        "GtkSearchEntry:placeholder-text": "absent first, it is empty afterwards",
        "GtkText:placeholder-text": "absent first, it is empty afterwards",
        "GtkComboBox:entry-text-column": "C's function does not take back the value that means none",
        "GtkComboBox:id-column": "C's function does not take back the value that means none",
        "GtkEntryCompletion:text-column": "C's function does not take back the value that means none",
        "GtkPrintOperation:current-page": "C's function does not take back the value that means none",
        "GtkPrintOperation:n-pages": "C's function does not take back the value that means none",
        "GtkCellRendererText:ellipsize": "C only notifies of ellipsize-set",
        "GtkCellRendererAccel:ellipsize": "C only notifies of ellipsize-set",
        "GtkCellRendererCombo:ellipsize": "C only notifies of ellipsize-set",
        "GtkCellRendererSpin:ellipsize": "C only notifies of ellipsize-set",
        "GtkPopover:visible": "C shows it at a parent, which it lacks",
        "GtkEmojiChooser:visible": "C shows it at a parent, which it lacks",
        "GtkPopoverMenu:visible": "C shows it at a parent, which it lacks",
        "GtkAccessibleHyperlink:accessible-role": "GTK ignores another role",
        "GtkSvg:resource": "takes the path of a resource",
        "GtkSvgWidget:resource": "takes the path of a resource",
        "GtkTextTag:line-height-set": "follows line-height",
        "GtkTextTag:overline-rgba": "is ignored before GTK 4.18, which would free other memory with it",
        "GtkSettings:*": "set for all windows of the process",
    ]

    /// Returns the names by which the tables here can list a property of an object: its own name, or all properties of
    /// the object's class.
    @MainActor
    static func names(of property: any PropertyEntry, _ object: Object) -> [String] {
        ["\(object.typeName):\(property.name)", "\(object.typeName):*"]
    }
}
