import CombineGtk
import Glibc
import SampleResources

/// One run of a sample, from its command line to its exit code.
@MainActor
final class Launch {
    private let sample: Sample
    private let options: LaunchOptions
    /// What serves the window to a browser where there is no display.
    private let server: BroadwayServer?
    private let application: Application
    private var cancellables: Set<AnyCancellable> = []
    private var failure: (any Error)?
    /// Says that the process was told to end.
    private let ending = PassthroughSubject<Void, Never>()

    /// Finds a display, or opens one for browsers.
    init(_ sample: Sample, _ options: LaunchOptions) throws(LaunchError) {
        self.sample = sample
        self.options = options
        LaunchEnvironment.prepare()
        // Before there is a server, so that its files never stay behind. Delivered once the main loop runs.
        for number in [SIGHUP, SIGINT, SIGTERM] {
            MainContext.onUnixSignal(number) { [ending] in ending.send() }.store(in: &cancellables)
        }
        server = isDisplayAvailable() ? nil : try BroadwayServer(port: options.port)
        // A screenshot, and a window in a browser, are this process's own, whatever else runs on the desktop.
        let isShared = server == nil && options.screenshot == nil
        application = Application(applicationID: isShared ? "org.combinegtk.\(sample.name)" : nil)
    }

    /// Runs until the window is closed or the process is told to end; returns the exit code.
    func run() throws -> Int32 {
        ending.sink { [application] in application.quit() }.store(in: &cancellables)
        application.startup.sink { [unowned self] in attempt(prepareAppearance) }.store(in: &cancellables)
        application.activate.sink { [unowned self] in attempt(showWindow) }.store(in: &cancellables)
        let code = application.run([sample.name])
        if let failure { throw failure }
        return code
    }

    /// Does a step unless one before failed; ends the program where it fails.
    private func attempt(_ step: () throws -> Void) {
        guard failure == nil else { return }
        do {
            try step()
        } catch {
            failure = error
            application.quit()
        }
    }

    private func prepareAppearance() throws {
        guard let display = Display.default, let settings = Gtk.Settings.default else { return }
        try StyleSheet.samples().apply(to: display)
        switch options.colorScheme {
        case .light: settings.gtkApplicationPreferDarkTheme = false
        case .dark: settings.gtkApplicationPreferDarkTheme = true
        case .system: try DesktopColorScheme.follow(with: settings)?.store(in: &cancellables)
        }
    }

    private func showWindow() throws {
        // Started again while it runs, the program only comes to the front.
        if let window = application.activeWindow { return window.present() }
        let window = try sample.makeWindow(application)
        window.setIcon(try .sampleIcon())
        window.present()
        if let file = options.screenshot {
            try Screenshot.take(of: window, to: file)
            application.quit()
        } else if let server {
            sample.report("no display, so the window is served to a web browser on this machine, to you alone")
            print("Open \(server.address)")
        }
    }
}
