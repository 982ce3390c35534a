/// The examples on the page "Widgets". The extensions in `Examples` contain the functions.
///
/// The tests write the page and its pictures. See ``WidgetsPageTests``.
@MainActor
enum WidgetExamples {
    static let all: [(section: String, examples: [WidgetExample])] = [
        ("Buttons", buttons), ("Entries and text", entries), ("Choices", choices), ("Progress and state", states),
        ("Lists", lists), ("Containers", containers), ("Bars", bars), ("Menus and popovers", menus),
        ("Dialogs and windows", dialogs), ("Drawing and media", media),
    ]

    private static let buttons = [
        WidgetExample("button", "Button", "Runs a command when the user clicks it. See ``/Gtk/Button``.", button),
        WidgetExample("iconButton", "Button with an icon", "A button for a toolbar. See ``/Gtk/Button``.", iconButton),
        WidgetExample(
            "toggleButton",
            "Toggle button",
            "Stays pressed while it's on. See ``/Gtk/ToggleButton``.",
            toggleButton
        ),
        WidgetExample(
            "linkedButtons",
            "Linked buttons",
            "Toggle buttons, only one of which is on at a time. See ``/Gtk/ToggleButton``.",
            linkedButtons
        ),
        WidgetExample(
            "checkButton",
            "Check button",
            "Turns an option on or off. See ``/Gtk/CheckButton``.",
            checkButton
        ),
        WidgetExample(
            "radioButtons",
            "Radio buttons",
            "Check buttons, only one of which is on at a time. See ``/Gtk/CheckButton``.",
            radioButtons
        ),
        WidgetExample(
            "onOffSwitch",
            "Switch",
            "Turns a setting on or off immediately. See ``/Gtk/Switch``.",
            onOffSwitch
        ),
        WidgetExample("linkButton", "Link button", "Opens a web page. See ``/Gtk/LinkButton``.", linkButton),
        WidgetExample(
            "volumeButton",
            "Volume button",
            "Opens a scale for the volume. See ``/Gtk/VolumeButton``.",
            volumeButton
        ),
    ]

    private static let entries = [
        WidgetExample("entry", "Entry", "Edits a line of text. See ``/Gtk/Entry``.", width: 260, entry),
        WidgetExample(
            "passwordEntry",
            "Password entry",
            "Hides what the user types. See ``/Gtk/PasswordEntry``.",
            width: 260,
            passwordEntry
        ),
        WidgetExample(
            "searchEntry",
            "Search entry",
            "Searches while the user types. See ``/Gtk/SearchEntry``.",
            width: 260,
            searchEntry
        ),
        WidgetExample("spinButton", "Spin button", "Edits a number. See ``/Gtk/SpinButton``.", spinButton),
        WidgetExample(
            "editableLabel",
            "Editable label",
            "A label that the user can edit. See ``/Gtk/EditableLabel``.",
            width: 260,
            editableLabel
        ),
        WidgetExample(
            "textView",
            "Text view",
            "Edits text of any length, with tags for its style. See ``/Gtk/TextView``.",
            width: 300,
            textView
        ),
        WidgetExample(
            "emojiChooser",
            "Emoji chooser",
            "Offers emoji to insert. See ``/Gtk/EmojiChooser``.",
            subject: .popover,
            emojiChooser
        ),
    ]

    private static let choices = [
        WidgetExample("dropDown", "Drop-down", "Selects one of several values. See ``/Gtk/DropDown``.", dropDown),
        WidgetExample("scale", "Scale", "Selects a number in a range. See ``/Gtk/Scale``.", width: 300, scale),
        WidgetExample("calendar", "Calendar", "Selects a day. See ``/Gtk/GtkCalendar``.", calendar),
        WidgetExample(
            "datePicker",
            "Date picker",
            "Shows a date and opens a calendar. See ``DatePicker``.",
            datePicker
        ),
        WidgetExample("colorButton", "Color button", "Selects a color. See ``/Gtk/ColorButton``.", colorButton),
        WidgetExample("fontButton", "Font button", "Selects a font. See ``/Gtk/FontButton``.", fontButton),
    ]

    private static let states = [
        WidgetExample("label", "Label", "Shows text. See ``/Gtk/Label``.", label),
        WidgetExample("image", "Image", "Shows an icon. See ``/Gtk/Image``.", image),
        WidgetExample("picture", "Picture", "Shows a picture at any size. See ``/Gtk/Picture``.", picture),
        WidgetExample(
            "progressBar",
            "Progress bar",
            "Shows how much of a task is done. See ``/Gtk/ProgressBar``.",
            width: 300,
            progressBar
        ),
        WidgetExample(
            "levelBar",
            "Level bar",
            "Shows a value in a range. See ``/Gtk/LevelBar``.",
            width: 300,
            levelBar
        ),
        WidgetExample("spinner", "Spinner", "Shows that a task is running. See ``/Gtk/Spinner``.", spinner),
        WidgetExample(
            "infoBar",
            "Info bar",
            "Shows a message with buttons. See ``/Gtk/InfoBar``.",
            width: 380,
            infoBar
        ),
        WidgetExample(
            "toast",
            "Toast",
            "Reports what happened, and offers to undo it. See <doc:Dialogs>.",
            subject: .clicked,
            width: 320,
            toast
        ),
    ]

    private static let lists = [
        WidgetExample(
            "listBox",
            "List box",
            "Shows the elements of a publisher's latest value. See ``/Gtk/ListBox``.",
            width: 300,
            listBox
        ),
        WidgetExample(
            "listView",
            "List view",
            "A list that stays fast with many elements. See ``/Gtk/ListView``.",
            width: 300,
            listView
        ),
        WidgetExample("tree", "Tree", "A list with expandable rows. See ``/Gtk/ListView``.", width: 300, tree),
        WidgetExample(
            "columnView",
            "Column view",
            "A table that the user can sort by a column. See ``/Gtk/ColumnView``.",
            width: 360,
            columnView
        ),
        WidgetExample(
            "gridView",
            "Grid view",
            "Shows the elements in a grid. See ``/Gtk/GridView``.",
            width: 300,
            gridView
        ),
        WidgetExample(
            "flowBox",
            "Flow box",
            "Starts a new line when a line is full. See ``/Gtk/FlowBox``.",
            width: 260,
            flowBox
        ),
    ]

    private static let containers = [
        WidgetExample("box", "Box", "Places widgets in a row or a column. See ``/Gtk/Box``.", width: 300, box),
        WidgetExample("grid", "Grid", "Places widgets in rows and columns. See ``/Gtk/Grid``.", width: 300, grid),
        WidgetExample(
            "centerBox",
            "Center box",
            "Keeps a widget in the center. See ``/Gtk/CenterBox``.",
            width: 300,
            centerBox
        ),
        WidgetExample("frame", "Frame", "Draws a border around a widget. See ``/Gtk/Frame``.", width: 260, frame),
        WidgetExample(
            "expander",
            "Expander",
            "Hides a widget until the user opens it. See ``/Gtk/Expander``.",
            width: 260,
            expander
        ),
        WidgetExample(
            "revealer",
            "Revealer",
            "Shows and hides a widget with an animation. See ``/Gtk/Revealer``.",
            subject: .clicked,
            width: 260,
            revealer
        ),
        WidgetExample("paned", "Paned", "Divides its space with a handle. See ``/Gtk/Paned``.", width: 320, paned),
        WidgetExample(
            "splitView",
            "Split view",
            "Shows two panes, or one pane in a narrow window. See ``SplitView``.",
            width: 420,
            splitView
        ),
        WidgetExample(
            "stack",
            "Stack with a switcher",
            "Shows one of its pages. See ``/Gtk/Stack`` and ``/Gtk/StackSwitcher``.",
            width: 320,
            stack
        ),
        WidgetExample(
            "sidebar",
            "Stack with a sidebar",
            "Lists the pages of a stack in a sidebar. See ``/Gtk/StackSidebar``.",
            width: 360,
            sidebar
        ),
        WidgetExample("notebook", "Notebook", "Shows pages with tabs. See ``/Gtk/Notebook``.", width: 320, notebook),
        WidgetExample(
            "scrolledWindow",
            "Scrolled window",
            "Scrolls what doesn't fit. See ``/Gtk/ScrolledWindow``.",
            width: 260,
            scrolledWindow
        ),
        WidgetExample(
            "overlay",
            "Overlay",
            "Places widgets over another widget. See ``/Gtk/Overlay``.",
            width: 260,
            overlay
        ),
    ]

    private static let bars = [
        WidgetExample(
            "headerBar",
            "Header bar",
            "The title bar of a window, with buttons. See ``/Gtk/HeaderBar``.",
            width: 380,
            headerBar
        ),
        WidgetExample(
            "searchBar",
            "Search bar",
            "A bar for a search entry, which can be hidden. See ``/Gtk/SearchBar``.",
            width: 380,
            searchBar
        ),
        WidgetExample(
            "actionBar",
            "Action bar",
            "A bar with buttons at the bottom of a window. See ``/Gtk/ActionBar``.",
            width: 380,
            actionBar
        ),
    ]

    private static let menus = [
        WidgetExample(
            "menu",
            "Menu button",
            "Opens a menu of commands. See ``/Gtk/MenuButton`` and ``Command``.",
            subject: .popover,
            menu
        ),
        WidgetExample(
            "popover",
            "Popover",
            "Shows any widget next to a button. See ``/Gtk/Popover``.",
            subject: .popover,
            popover
        ),
        WidgetExample("menuBar", "Menu bar", "A row of menus. See ``/Gtk/PopoverMenuBar``.", width: 260, menuBar),
    ]

    private static let dialogs = [
        WidgetExample("alert", "Alert", "Asks the user to choose. See <doc:Dialogs>.", subject: .dialog, alert),
        WidgetExample("prompt", "Prompt", "Asks the user for text. See <doc:Dialogs>.", subject: .dialog, prompt),
        WidgetExample(
            "preferences",
            "Preferences",
            "Edits settings in rows. See ``PreferencesPage`` and ``PreferencesRow``.",
            subject: .dialog,
            width: 420,
            preferences
        ),
        WidgetExample(
            "about",
            "About window",
            "Describes the program. See ``/Gtk/AboutDialog``.",
            subject: .dialog,
            about
        ),
        WidgetExample(
            "shortcuts",
            "Shortcuts window",
            "Lists the keyboard shortcuts. See ``/Gtk/ShortcutsWindow``.",
            subject: .dialog,
            shortcuts
        ),
    ]

    private static let media = [
        WidgetExample("drawingArea", "Drawing area", "Draws with cairo. See ``/Gtk/DrawingArea``.", drawingArea),
        WidgetExample(
            "mediaControls",
            "Media controls",
            "Plays and seeks a video or a sound. See ``/Gtk/MediaControls``.",
            width: 320,
            mediaControls
        ),
        WidgetExample(
            "shortcutLabel",
            "Shortcut label",
            "Shows the keys of a shortcut. See ``/Gtk/ShortcutLabel``.",
            shortcutLabel
        ),
    ]
}
