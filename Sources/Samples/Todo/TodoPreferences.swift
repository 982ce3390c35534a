import CombineGtk

extension Window {
    private typealias Order = TodoSettings.Order

    /// Shows the preferences. They apply to all windows.
    func presentTodoPreferences(_ settings: TodoSettings) {
        let settings = Bindable(settings)
        presentPreferences {
            PreferencesPage(String(localized: "Todos")) {
                PreferencesGroup(String(localized: "Order")) {
                    PreferencesRow(
                        String(localized: "Order"),
                        selection: settings.order,
                        of: Order.allCases,
                        title: \.title
                    )
                    PreferencesRow(String(localized: "Done Last"), isOn: settings.isDoneLast)
                }
                PreferencesGroup(String(localized: "Deleting")) {
                    PreferencesRow(String(localized: "Ask Before"), isOn: settings.confirmsDeleting)
                }
            }
        }
    }
}
