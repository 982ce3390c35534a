import CGtk
@_spi(Binding) import GLib

extension GApplication {
    /// Runs the program until it quits. `g_application_run`.
    ///
    /// This call blocks, but tasks of the main actor, Dispatch's main queue and `Task.sleep` still run. It returns when
    /// the last window is closed or ``quit()`` is called.
    ///
    /// Traps if the application has already run. In this case, create another application.
    ///
    /// - Parameter arguments: The command line, beginning with the program's name. If the command line contains an
    ///   option that GLib doesn't recognize, GLib prints an error message. Therefore remove the options that your
    ///   program handles itself. Bytes that aren't UTF-8 must be escaped, see `String.fileNameBytes`.
    /// - Returns: The exit code for the process.
    public func run(_ arguments: [String] = CommandLine.arguments) -> Int32 {
        let ranKey = g_quark_from_string("combine-gtk-ran")
        if g_object_get_qdata(object, ranKey) != nil {
            fatalError("GApplication.run: \(self) already ran. Create another application.")
        }
        g_object_set_qdata(object, ranKey, pointer)
        MainContext.joinMainQueue()
        // C receives copies of the arguments, followed by a null pointer. GLib may reorder the copies, but doesn't free
        // them.
        let copies: [UnsafeMutablePointer<CChar>?] = arguments.map {
            FileNames.duplicate($0, "g_application_run: argv")
        }
        defer { for copy in copies { g_free(copy) } }
        var vector = copies + [nil]
        let code = g_application_run(
            pointer.assumingMemoryBound(to: CGtk.GApplication.self),
            gint(arguments.count),
            &vector
        )
        GApplication.whenRunEnds()
        return code
    }

    /// A closure that is called after the main loop has ended, for example to tear down the last window. The module
    /// that implements windows sets this property.
    package static var whenRunEnds: () -> Void = {}
}
