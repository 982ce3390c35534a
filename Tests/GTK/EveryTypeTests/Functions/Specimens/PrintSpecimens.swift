import Gtk

/// Objects to print with.
extension HandmadeValues {
    static func addPrinting(to makers: inout Makers) {
        makers.make(PrintContext.self) { arguments in
            let operation = PrintOperation()
            arguments.keep(operation)
            operation.pageCount = 1
            operation.setExportFilename(Arguments.directory + "/printed.pdf")
            var context: PrintContext?
            arguments.keep(operation.beginPrint.sink { context = $0 })
            _ = try operation.run(.export)
            return context
        }
        makers.make(Printer.self) { _ in printer() }
        makers.make(PrintJob.self) { _ in
            guard let printer = printer() else { return nil }
            return PrintJob(title: "text", printer: printer, settings: PrintSettings(), pageSetup: PageSetup())
        }
    }

    /// Returns the printer that prints to a file.
    private static func printer() -> Printer? {
        var found: Printer?
        Printer.enumerate(
            { printer in
                found = printer
                return true
            },
            wait: true
        )
        return found
    }
}
