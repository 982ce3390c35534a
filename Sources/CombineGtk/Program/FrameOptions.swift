import CombineModel

/// The options that every ``GtkApp`` has.
struct FrameOptions {
    @Option("screenshot", PackageText["Draws the window into a file and exits"], value: PackageText["FILE.png"])
    var screenshot: String?
    @Option(
        "color-scheme",
        PackageText["Light, dark or system, what the desktop prefers"],
        value: PackageText["SCHEME"]
    )
    var colorScheme: ColorScheme?
    @Option("version", PackageText["Shows the version and exits"]) var showsVersion = false
    @Option("help", short: "h", PackageText["Shows this text and exits"]) var showsHelp = false
    /// For D-Bus, which starts a program so: GLib's own option, which it reads by itself.
    @Option("gapplication-service", PackageText["Waits for the desktop’s calls"]) var isService = false

    static let hidden: Set = ["gapplication-service"]

    /// - Parameter hasVersion: whether there is a version to show.
    func declarations(hasVersion: Bool) -> [any AnyOptionDeclaration] {
        declaredOptions(of: self).filter { hasVersion || $0.name != "version" }
    }
}
