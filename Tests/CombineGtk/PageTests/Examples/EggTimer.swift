import CombineGtk

final class EggTimer: Box {  // class EggTimer(Gtk.Box):
    @GObjectProperty var seconds = 180  // seconds = GObject.Property(type=int, default=180)
    let finished = OwnSignal<Void>()  // finished = GObject.Signal()

    init() {
        super.init(orientation: .horizontal, spacing: 6)  // super().__init__(spacing=6)
        let label = Label("")
        let start = Button("Start")
        append(label)
        append(start)
        label.reactive.label <~ publisher(for: \.seconds).map { "\($0)" }  // self.bind_property("seconds", …)
        start.clicked.sink(on: self) { timer in await timer.run() }  // start.connect("clicked", self.on_start)
    }

    private func run() async {
        while seconds > 0, (try? await Task.sleep(for: .seconds(1))) != nil {  // GLib.timeout_add_seconds(1, …)
            seconds -= 1
        }
        if seconds == 0 { finished.emit() }  // self.emit("finished")
    }
}
