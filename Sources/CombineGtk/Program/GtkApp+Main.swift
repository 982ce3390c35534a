import CGtk
import Glibc
import Gtk

extension GtkApp {
    /// Runs the program with the command line of the process, and exits.
    ///
    /// The exit code is 0 for success, 2 for an invalid command line, the code of an ``ExitCode`` error, or 1 for any
    /// other error. `@main` calls this method. For the reason why it isn't `async`, see <doc:Threads>.
    public static func main() {
        combinegtk_buffer_output_by_line()
        ProgramEnvironment.prepare()
        let code = run()
        exit(code)
    }

    /// The command line. `CommandLine.arguments` can't be used, because it replaces the bytes of file names that aren't
    /// valid UTF-8.
    private static var arguments: [String] {
        UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).compactMap { argument in
            argument.map {
                String(fileNameBytes: UnsafeBufferPointer(start: $0, count: strlen($0)).map(UInt8.init(bitPattern:)))
            }
        }
    }

    /// Runs the program and returns its exit code. The `ProgramRun` is deallocated when this method returns, before the
    /// process exits.
    private static func run() -> Int32 { ProgramRun(Self()).run(Array(arguments.dropFirst())) }
}
