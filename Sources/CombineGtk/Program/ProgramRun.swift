import CGtk
import Glibc
import Gtk

/// A single run of a program, from the command line to the exit code.
@MainActor
final class ProgramRun<App: GtkApp> {
    private let app: App
    private let description: ProgramDescription
    /// The name under which the program was started.
    private let command: String
    private let frame = FrameOptions()
    private let fallback: App.Fallback
    private let parser: CommandLineParser
    private var cancellables: Set<AnyCancellable> = []
    /// The first error that was thrown while the program started or shut down, or nil. The error determines the exit
    /// code.
    private var failure: (any Error)?
    private var usesFallback = false
    /// The command line without the program's name.
    private var arguments: [String] = []
    /// A Boolean value that indicates whether the program has started successfully. Later errors don't end the program.
    private var hasStarted = false

    init(_ app: App) {
        description = ProgramDescription(app)
        self.app = app
        command = ProgramDescription.executable ?? app.name
        fallback = app.fallbackDisplay
        let own = declaredOptions(of: app) + declaredOptions(of: fallback)
        parser = CommandLineParser(
            program: command,
            summary: description.summary,
            explanation: fallback.explanation,
            acceptsFiles: app is any FileOpening,
            options: own + frame.declarations(hasVersion: !description.version.isEmpty),
            hidden: FrameOptions.hidden
        )
        g_set_prgname(command)
        ProgramDescription.current = description
        DefaultSettings.store = isRecording ? MemorySettings() : KeyFileSettings(id: description.id)
    }

    /// Runs until the last window is closed or the process receives a signal to exit. Returns the exit code.
    ///
    /// - Parameter arguments: The command line without the program's name.
    func run(_ arguments: [String]) -> Int32 {
        self.arguments = arguments
        do {
            let rest = try parser.parse(arguments)
            if frame.showsHelp {
                print(parser.help.inPunctuationOfLocale, terminator: "")
                return 0
            }
            if frame.showsVersion {
                print("\(description.name) \(description.version)")
                return 0
            }
            if frame.isDescribed {
                print(description.json, terminator: "")
                return 0
            }
            return try run(arguments, rest: rest)
        } catch {
            let end = ProgramEnd(of: error, name: command, usage: parser.usage)
            end.printMessage()
            return end.code
        }
    }

    private func run(_ arguments: [String], rest: [String]) throws -> Int32 {
        let ending = PassthroughSubject<Void, Never>()
        // Installs the signal handlers before the fallback display is opened. When the process receives a signal, the
        // program can then close the fallback display before it exits. GLib calls the handlers in the main loop.
        for number in [SIGHUP, SIGINT, SIGTERM] {
            MainContext.onUnixSignal(number) { ending.send() }.store(in: &cancellables)
        }
        let folders = isRecording ? try UserFolders() : nil
        defer { folders?.remove() }
        try openDisplay()
        defer { if usesFallback { fallback.close() } }
        let application = app.makeApplication(id: description.id, flags: flags)
        ending.sink { [application] in application.quit() }.store(in: &cancellables)
        follow(application, rest: rest)
        defer {
            cancellables.removeAll()
            DefaultSettings.store.flush()
        }
        let code = application.run([command] + arguments)
        if let failure { throw failure }
        return code
    }

    /// Starts the program within a test. The test runs the main loop.
    func start(_ arguments: [String]) throws -> Application {
        self.arguments = arguments
        let rest = try parser.parse(arguments)
        let application = app.makeApplication(id: description.id, flags: flags.union(.nonUnique))
        follow(application, rest: rest)
        try application.register()
        if failure == nil { attempt(in: application) { try open(rest.map { File(path: $0) }, in: application) } }
        if let failure {
            end(application)
            throw failure
        }
        hasStarted = true
        return application
    }

    /// Ends a program that ``start(_:)`` started.
    func end(_ application: Application) {
        do {
            try app.shutDown(application)
        } catch {
            Diagnostics.warning("\(ErrorPresentation(error).title)")
        }
        cancellables.removeAll()
    }

    /// A Boolean value that indicates whether the user's actions are recorded as a test. During a recording, the
    /// settings and the user's folders are empty, as in the test.
    private var isRecording: Bool {
        #if DEBUG
        TestRecorder.path != nil
        #else
        false
        #endif
    }

    /// Opens the default display. If the default display can't be opened, opens the fallback display.
    private func openDisplay() throws {
        if GTK.isDisplayAvailable() { return }
        try fallback.open()
        usesFallback = true
    }

    private var flags: ApplicationFlags {
        var flags: ApplicationFlags = .handlesCommandLine
        if app is any FileOpening { flags.insert(.handlesOpen) }
        // This process must create a screenshot or a window in a browser itself, even if another instance runs on the
        // desktop.
        if !app.isUnique || usesFallback || frame.screenshot != nil { flags.insert(.nonUnique) }
        return flags
    }

    /// Mirrors the windows if the user's language is written from right to left. GTK doesn't mirror them if the program
    /// has a text domain, but isn't translated into that language. Since 4.24, GTK ignores the variable `LANGUAGE`.
    private func mirrorWindows() {
        let languages = ["ar", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"]
        let language = PreferredLanguages.tag.prefix { $0 != "-" }
        if languages.contains(String(language)) { Widget.setDefaultDirection(.rtl) }
    }

    private func follow(_ application: Application, rest: [String]) {
        application.startup.sink { [unowned self, unowned application] in
            attempt(in: application) {
                mirrorWindows()
                startLiveReload(in: application)
                startRecorder()
                application.colorScheme = .system
                // With animations, a screenshot could show the middle of a transition.
                if frame.screenshot != nil { Gtk.Settings.default?.enablesAnimations = false }
                if !(application is any SelfStyled) { application.appearance = .modern }
                try app.startUp(application)
                // The user's choice takes precedence over the program's default.
                if let scheme = frame.colorScheme { application.colorScheme = scheme }
            }
        }.store(in: &cancellables)
        application.shutdown.sink { [unowned self, unowned application] in
            for window in application.windows { window.endEditing() }
            do { try app.shutDown(application) } catch { failure = failure ?? error }
        }.store(in: &cancellables)
        application.commandLine.connect { [unowned self, unowned application] line in
            start(line, rest: line.isRemote ? nil : rest, in: application)
        }.store(in: &cancellables)
        // The desktop activates the program over D-Bus. All other starts pass a command line.
        application.activate.sink { [unowned self, unowned application] in
            attempt(in: application) {
                try open([], in: application)
                hasStarted = true
            }
        }.store(in: &cancellables)
        application.open.sink { [unowned self, unowned application] in
            let files = $0.files
            attempt(in: application) {
                try open(files, in: application)
                hasStarted = true
            }
        }.store(in: &cancellables)
    }

    /// Reloads changed files of a folder if the environment variable `COMBINEGTK_LIVE_RELOAD` contains its path.
    private func startLiveReload(in application: Application) {
        #if DEBUG
        if let folder = getenv("COMBINEGTK_LIVE_RELOAD") { application.liveReload(from: String(cString: folder)) }
        DevSession.start(app, in: application)
        LiveReload.changedInterfaces.sink { [unowned self, unowned application] _ in recreateWindow(in: application) }
            .store(in: &cancellables)
        #endif
    }

    /// Records the user's actions as a test if the environment variable `COMBINEGTK_RECORD` contains a file path.
    private func startRecorder() {
        #if DEBUG
        TestRecorder.start(recording: App.self, command: command, arguments: arguments)
        #endif
    }

    #if DEBUG
    /// Replaces the active window with a new window of the same size and with the same state.
    private func recreateWindow(in application: Application) {
        guard let former = application.activeWindow else { return }
        do {
            let window = try app.makeWindow(application)
            guard type(of: window) == type(of: former) else { return window.destroy() }
            let restoration = StateRestoration(WindowStates(of: former).messages, of: application, app)
            window.application = application
            window.present()
            restoration.restore(in: window)
            former.destroy()
            Task { await restoration.run() }
        } catch {
            LiveReload.report(error)
        }
    }
    #endif

    /// Performs a step of the start, or of a later request from the desktop. An error during the start ends the
    /// program. Later errors are logged, because the desktop doesn't display them.
    private func attempt(in application: Application, _ step: () throws -> Void) {
        guard failure == nil else { return }
        do {
            try step()
        } catch  where hasStarted {
            Diagnostics.warning("\(ErrorPresentation(error).title)")
        } catch {
            failure = error
            application.quit()
        }
    }

    /// Handles a command line. It's either the command line of this process, or a command line that another process
    /// forwarded.
    ///
    /// - Parameter rest: The arguments of this process that aren't options, or nil for another process.
    /// - Returns: The exit code for the process that was started with the command line.
    private func start(_ line: ApplicationCommandLine, rest: [String]?, in application: Application) -> Int {
        if let rest {
            attempt(in: application) {
                try open(rest.map { line.createFile(forArgument: $0) }, in: application)
                try show(application)
                #if DEBUG
                DevSession.current?.restore { try app.presentNewWindow(application) }
                #endif
                hasStarted = true
            }
            return failure == nil ? 0 : 1
        }
        do {
            let rest = try parser.parse(Array(line.arguments.dropFirst()), in: line.workingDirectory)
            if let scheme = frame.colorScheme { application.colorScheme = scheme }
            try open(rest.map { line.createFile(forArgument: $0) }, in: application)
            return 0
        } catch {
            let end = ProgramEnd(of: error, name: command, usage: parser.usage)
            if let text = end.text { line.printerrLiteral(text) }
            return Int(end.code)
        }
    }

    private func open(_ files: [File], in application: Application) throws {
        if !files.isEmpty, let app = app as? any FileOpening {
            try app.open(files, in: application)
        } else {
            try app.activate(application)
        }
    }

    /// Saves the requested screenshot, or informs the user how to view the windows.
    private func show(_ application: Application) throws {
        if let file = frame.screenshot {
            try WindowPicture.take(of: application.activeWindow ?? application.windows.first, to: file)
            application.quit()
        } else if usesFallback {
            fallback.announce(for: command)
        }
    }
}
