import CombineGtk

@MainActor
func makeUrgentLabel(_ isUrgent: CurrentValueRelay<Bool>, on display: Display) throws -> Label {
    let css = """
        .task { padding: 6px; }
        .task.urgent { color: white; background-color: #c01c28; }
        """
    try StyleSheet(file: "task.css", content: Array(css.utf8)).apply(to: display)
    return Label("Water the plants").css("task").css("urgent", when: isUrgent)
}
