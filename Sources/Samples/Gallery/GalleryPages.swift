/// The pages of the gallery.
@MainActor
enum GalleryPages {
    /// All pages, grouped by section and in the order of the list.
    static let all: [any GalleryPage] = [
        ButtonsPage(), TogglesPage(), SpecialButtonsPage(),
        EntriesPage(), NumbersPage(), FormPage(), CompletionPage(), LabelsPage(), TextEditingPage(),
        DropDownsPage(), ScalesPage(), CalendarPage(), DatePickerPage(), ColorsAndFontsPage(),
        ProgressPage(), MessagesPage(),
        ListViewPage(), ColumnViewPage(), TreePage(), GridViewPage(), ListBoxPage(), FlowBoxPage(),
        BoxesPage(), GridPage(), PanedPage(), StackPage(), NotebookPage(), FramesPage(), ScrollingPage(),
        OverlaysPage(), BarsPage(),
        MenusPage(), PopoversPage(), CommandsPage(), ShortcutsPage(),
        QuestionsPage(), FilesPage(), AboutPage(), WindowsPage(), PrintingPage(),
        DrawingPage(), OwnWidgetPage(), ImagesPage(), VideoPage(), AnimationsPage(),
        GesturesPage(), ControllersPage(), DragAndDropPage(), ClipboardPage(),
        StyleClassesPage(), OwnStylePage(), AccessibilityPage(),
    ]
}
