import CombineGtk
import Glibc
import Library

// Shows the main widgets of a library, draws them into the given file, and exits. A critical message of GLib ends the
// program.
setenv("G_DEBUG", "fatal-criticals", 1)

@MainActor
func show(in application: Application) {
    let window = ApplicationWindow(application: application)
    let box = Box(orientation: .vertical, spacing: 6)
    for widget in widgets() {
        widget.expandsVertically = true
        box.append(widget)
    }
    window.child = box
    window.setDefaultSize(480, height: 360)
    window.present()
    Task {
        var image: Texture?
        for _ in 0..<200 where image == nil {
            try await Task.sleep(for: .milliseconds(50))
            image = window.image()
        }
        guard let image else { exit(1) }
        try image.saveToPNG(CommandLine.arguments[1])
        window.close()
    }
}

let application = Application(applicationID: nil)
application.activate.sink(on: application) { show(in: $0) }
exit(application.run([CommandLine.arguments[0]]))
