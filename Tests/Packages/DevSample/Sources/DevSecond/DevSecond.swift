import CombineGtk

/// The second program, which runs at the same time.
@main
struct DevSecond: GtkApp {
    let id = "org.combinegtk.DevSecond"
    let isUnique = false

    func makeWindow(_ application: Application) throws -> Window {
        print("second version: \(edition)")
        return ApplicationWindow(application: application)
    }
}
