import CGtk
import CombineGtk

/// A fallback display that shows a program's windows in a web browser on this machine. It uses the Broadway backend of
/// GTK.
///
/// ```swift
/// @main
/// struct Notebook: GtkApp {
///     let fallbackDisplay = BrowserDisplay()
///     …
/// }
/// ```
///
/// - The program prints an address when its window is shown. The address contains a one-time token. The server accepts
///   connections from this machine only and stops when the program exits.
/// - The display requires `gtk4-broadwayd`, which is in the Debian package `libgtk-4-bin`. If that program is missing,
///   your program prints a message.
/// - The title of the page is the name of the program. When the program exits, a message replaces the windows. When
///   the user opens the address in another tab, the windows move to that tab.
/// - `--port NUMBER` sets the port. By default, any free port is used.
public final class BrowserDisplay: FallbackDisplay {
    @CommandLineOption(
        "port",
        help: PackageText["Serves the windows on this port if there is no display"],
        placeholder: PackageText["NUMBER"]
    )
    private var port: Port?
    private var server: BroadwayServer?

    public init() {}

    public var explanation: String {
        [
            PackageText[
                "Without a display, the program prints an address at which a web browser on this machine shows the windows."
            ],
            PackageText["The address contains a secret. Only people who know the address can use the windows."],
        ]
        .map { "\($0)\n" }.joined()
    }

    public func open() throws { server = try BroadwayServer(port: port?.number, page: page) }

    private var page: ServedPage {
        let title = ProgramDescription.current?.name ?? CommandLine.arguments.first ?? ""
        return ServedPage(
            title: title,
            language: PreferredLanguages.tag,
            moved: PackageText["The windows are shown in another tab."],
            ended: PackageText["\(title) has ended. You can close this tab."]
        )
    }

    public func announce(for program: String) {
        guard let server else { return }
        combinegtk_print_error(
            "\(program): there is no display, so a web browser on this machine can show the window\n"
        )
        print("Open \(server.address)")
    }

    public func close() { server = nil }
}

private struct Port: OptionValue {
    let number: UInt16

    init?(optionText: String) {
        guard let number = UInt16(optionText), number > 0 else { return nil }
        self.number = number
    }

    static var optionExpectation: String { PackageText["a number from 1 to 65535"] }
    static var optionPlaceholder: String { PackageText["NUMBER"] }
}
