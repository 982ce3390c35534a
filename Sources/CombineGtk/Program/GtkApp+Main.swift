import Gtk

// For C's `stdout`, which C declares as a variable; nothing here or in GTK sets it.
@preconcurrency import Glibc

extension GtkApp {
    /// Runs the program by the process's command line, and exits.
    ///
    /// The exit code is 0, 2 for a wrong command line, 1 for anything else that went wrong, and that of an ``ExitCode``. It is
    /// what `@main` calls, and not `async`: see <doc:Threads>.
    public static func main() {
        // What is printed goes out line by line, also where it is read by a program.
        setvbuf(stdout, nil, _IOLBF, 0)
        ProgramEnvironment.prepare()
        let code = run()
        exit(code)
    }

    /// The run is gone, and with it what belongs to it, before the process exits.
    private static func run() -> Int32 {
        ProgramRun(Self()).run(Array(CommandLine.arguments.dropFirst()))
    }
}
