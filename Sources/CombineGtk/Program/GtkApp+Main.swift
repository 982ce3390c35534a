import CGtk
import Glibc
import Gtk

extension GtkApp {
    /// Runs the program by the process's command line, and exits.
    ///
    /// The exit code is 0, 2 for a wrong command line, 1 for anything else that went wrong, and that of an ``ExitCode``. It is
    /// what `@main` calls, and not `async`: see <doc:Threads>.
    public static func main() {
        combinegtk_buffer_output_by_line()
        ProgramEnvironment.prepare()
        let code = run()
        exit(code)
    }

    /// The command line. `CommandLine.arguments` replaces bytes of file names that aren't UTF-8.
    private static var arguments: [String] {
        UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).compactMap { argument in
            argument.map {
                String(fileNameBytes: UnsafeBufferPointer(start: $0, count: strlen($0)).map(UInt8.init(bitPattern:)))
            }
        }
    }

    /// Runs the program and returns its exit code. The run is deallocated before the process exits.
    private static func run() -> Int32 {
        ProgramRun(Self()).run(Array(arguments.dropFirst()))
    }
}
