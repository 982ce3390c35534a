import CombineGtk
import SampleResources

@preconcurrency import Glibc

/// A sample program: one window, opened on the display there is, or else in a browser.
@MainActor
public struct Sample {
    private let name: String
    private let summary: String
    private let makeWindow: @MainActor (Application) throws -> ApplicationWindow

    /// Describes a program.
    ///
    /// - Parameters:
    ///   - name: what the program is called on the command line.
    ///   - summary: a sentence on what it does.
    ///   - makeWindow: makes its window, which is then shown.
    public init(
        name: String,
        summary: String,
        makeWindow: @escaping @MainActor (Application) throws -> ApplicationWindow
    ) {
        self.name = name
        self.summary = summary
        self.makeWindow = makeWindow
    }

    /// Does what the command line asks for, and exits.
    ///
    /// The exit code is 0, 2 for a wrong command line, 1 for anything else that went wrong.
    public func main() -> Never {
        // What is printed goes out line by line, also where it is read by a program.
        setvbuf(stdout, nil, _IOLBF, 0)
        exit(run(CommandLine.arguments.dropFirst()))
    }

    private func run(_ arguments: some Collection<String>) -> Int32 {
        do {
            let options = try LaunchOptions(arguments)
            if options.showsHelp {
                print(LaunchOptions.help(program: name, summary: summary))
                return 0
            }
            return try run(options)
        } catch {
            report("\(error)")
            return (error as? LaunchError)?.exitCode ?? 1
        }
    }

    private func run(_ options: LaunchOptions) throws -> Int32 {
        LaunchEnvironment.prepare()
        let server = try isDisplayAvailable() ? nil : BroadwayServer(port: options.port)
        defer { withExtendedLifetime(server) {} }

        // A screenshot, and a window in a browser, are this process's own, whatever else runs on the desktop.
        let isShared = server == nil && options.screenshot == nil
        let application = Application(applicationID: isShared ? "org.combinegtk.\(name)" : nil)
        var failure: (any Error)?
        var kept: [AnyCancellable] = [SIGHUP, SIGINT, SIGTERM].map { number in
            MainContext.onUnixSignal(number) { application.quit() }
        }
        defer { kept.removeAll() }
        application.startup.sink {
            do {
                try prepareAppearance(options).map { kept.append($0) }
            } catch {
                failure = error
            }
        }
        .store(in: &kept)
        application.activate.sink {
            do {
                if let failure { throw failure }
                try show(application, options)
                if let server, options.screenshot == nil {
                    report("no display, so the window is served to a web browser on this machine")
                    print("Open \(server.address)")
                }
            } catch {
                failure = error
                application.quit()
            }
        }
        .store(in: &kept)
        let code = application.run([name])
        if let failure { throw failure }
        return code
    }

    /// Sets the style sheet and the colour scheme; returns what keeps following the latter.
    private func prepareAppearance(_ options: LaunchOptions) throws -> AnyCancellable? {
        guard let display = Display.default, let settings = Gtk.Settings.default else { return nil }
        try StyleSheet.samples().apply(to: display)
        switch options.colorScheme {
        case .light: settings.prefersDarkTheme = false
        case .dark: settings.prefersDarkTheme = true
        case .system: return try DesktopColorScheme.follow(with: settings)
        }
        return nil
    }

    /// Shows the window; for a screenshot only until it is drawn.
    private func show(_ application: Application, _ options: LaunchOptions) throws {
        // Started again while it runs, the program only comes to the front.
        if let window = application.activeWindow { return window.present() }
        let window = try makeWindow(application)
        window.setIcon(try .sampleIcon())
        window.present()
        if let file = options.screenshot {
            try Screenshot.take(of: window, to: file)
            application.quit()
        }
    }

    private func report(_ message: String) {
        fputs("\(name): \(message)\n", stderr)
    }
}
