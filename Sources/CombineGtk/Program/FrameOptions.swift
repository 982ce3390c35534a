/// The options that every ``GtkApp`` has.
struct FrameOptions {
    @Option("screenshot", "Draws the window into a file and exits", value: "FILE.png") var screenshot: String?
    @Option("color-scheme", "Light, dark or system, what the desktop prefers", value: "SCHEME")
    var colorScheme: ColorScheme?
    @Option("version", "Shows the version and exits") var showsVersion = false
    @Option("help", short: "h", "Shows this text and exits") var showsHelp = false
    /// For D-Bus, which starts a program so: GLib's own option, which it reads by itself.
    @Option("gapplication-service", "Waits for the desktop's calls") var isService = false

    static let hidden: Set = ["gapplication-service"]

    /// - Parameter hasVersion: whether there is a version to show.
    func declarations(hasVersion: Bool) -> [any AnyOptionDeclaration] {
        declaredOptions(of: self).filter { hasVersion || $0.name != "version" }
    }
}
