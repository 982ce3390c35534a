import CombineGtk
import Glibc

/// The program that `.ci/check-dev` changes and restarts.
@main
struct DevSample: GtkApp {
    let id = "org.combinegtk.DevSample"
    let isUnique = false

    func makeWindow(_ application: Application) throws -> Window {
        print("version: \(edition)")
        atStart()
        return SampleWindow(application: application)
    }
}
