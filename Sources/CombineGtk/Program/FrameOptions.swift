import CombineModel

/// The options that every ``GtkApp`` has.
struct FrameOptions {
    @CommandLineOption(
        "screenshot",
        help: PackageText["Draws the window into a file and exits"],
        placeholder: PackageText["FILE.png"]
    )
    var screenshot: String?
    @CommandLineOption(
        "color-scheme",
        help: PackageText["Light, dark or system (the preference of the desktop)"],
        placeholder: PackageText["SCHEME"]
    )
    var colorScheme: ColorScheme?
    @CommandLineOption("version", help: PackageText["Shows the version and exits"]) var showsVersion = false
    @CommandLineOption("describe", help: PackageText["Prints the description of the program as JSON and exits"])
    var isDescribed = false
    @CommandLineOption("help", short: "h", help: PackageText["Shows this text and exits"]) var showsHelp = false
    /// The option that D-Bus passes when it starts a program as a service. GLib handles the option after the command
    /// line is parsed, so the parser must accept it.
    @CommandLineOption("gapplication-service", help: PackageText["Waits for calls from the desktop"])
    var isService = false

    static let hidden: Set = ["gapplication-service"]

    /// - Parameter hasVersion: A Boolean value that indicates whether the program has a version.
    func declarations(hasVersion: Bool) -> [any AnyOptionDeclaration] {
        declaredOptions(of: self).filter { hasVersion || $0.name != "version" }
    }
}
