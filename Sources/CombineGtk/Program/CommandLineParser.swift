import CGtk
import GLib

/// A parser of a program's command line. It uses `GOptionContext`.
struct CommandLineParser {
    let program: String
    let summary: String
    /// The text below the options in `--help`.
    let explanation: String
    let acceptsFiles: Bool
    private let options: [any AnyOptionDeclaration]
    /// The options that `--help` doesn't list.
    private let hidden: Set<String>

    /// - Parameter options: All options. The initializer traps if two options have the same name.
    init(
        program: String,
        summary: String,
        explanation: String,
        acceptsFiles: Bool,
        options: [any AnyOptionDeclaration],
        hidden: Set<String>
    ) {
        self.program = program
        self.summary = summary
        self.explanation = explanation
        self.acceptsFiles = acceptsFiles
        self.options = options
        self.hidden = hidden
        var names: Set<String> = []
        for name in options.flatMap(\.spellings) where !names.insert(name).inserted {
            fatalError("\(program) has two options named \(name)")
        }
    }

    /// The line that shows the syntax of the command line.
    var usage: String {
        let arguments = acceptsFiles ? PackageText["[OPTION…] [FILE…]"] : PackageText["[OPTION…]"]
        return PackageText["Usage: \(program) \(arguments); \"\(program) --help\" lists the options"]
    }

    /// The text of `--help`.
    var help: String {
        withContext(OptionReader(options, acceptsFiles: acceptsFiles)) { context in
            let text = g_option_context_get_help(context, gboolean(1), nil)
            defer { g_free(text) }
            return text.map { String(cString: $0) } ?? ""
        }
    }

    /// Sets the options from a command line without the program's name. Options that the command line doesn't contain
    /// are set to their defaults.
    ///
    /// - Parameter directory: The directory that relative paths refer to, or nil for the current directory.
    /// - Returns: The arguments that aren't options.
    func parse(_ arguments: [String], in directory: String? = nil) throws(UsageError) -> [String] {
        for option in options { option.reset() }
        let reader = OptionReader(options, acceptsFiles: acceptsFiles)
        let failure: UsageError? = OptionDirectory.$current.withValue(directory) {
            withContext(reader) { context -> UsageError? in
                // Copies the arguments into a vector, because GLib frees the elements that it removes.
                let vector = g_malloc0_n(gsize(arguments.count + 2), gsize(MemoryLayout<gpointer>.size))
                var argv = vector?.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
                for (index, argument) in ([program] + arguments).enumerated() {
                    argv?[index] = Self.duplicate(argument)
                }
                defer { g_strfreev(argv) }
                do throws(GLibError) {
                    _ = try GLibError.check { g_option_context_parse_strv(context, &argv, $0) }
                    return nil
                } catch {
                    return reader.failure ?? UsageError(error.message)
                }
            }
        }
        if let failure { throw failure }
        return reader.rest
    }

    /// Returns the bytes of an argument. The caller frees them with `g_free`.
    private static func duplicate(_ argument: String) -> UnsafeMutablePointer<CChar>? {
        argument.fileNameBytes.withUnsafeBytes { bytes in
            g_strndup(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), gsize(bytes.count))
        }
    }

    private func withContext<Result>(_ reader: OptionReader, _ body: (OpaquePointer) -> Result) -> Result {
        // GLib doesn't copy the strings of an entry, so they must exist until `body` returns.
        var texts: [UnsafeMutablePointer<CChar>?] = []
        defer { for text in texts { g_free(text) } }
        func keep(_ text: String?) -> UnsafePointer<CChar>? {
            let copy = text.flatMap { g_strdup($0) }
            texts.append(copy)
            return UnsafePointer(copy)
        }
        // All values are declared as file names, because GLib would convert other strings from the encoding of the
        // locale.
        var entries = options.map { option in
            var flags = G_OPTION_FLAG_FILENAME.rawValue
            if option.placeholder == nil { flags = G_OPTION_FLAG_NO_ARG.rawValue }
            if hidden.contains(option.name) { flags |= G_OPTION_FLAG_HIDDEN.rawValue }
            return GOptionEntry(
                long_name: keep(option.name),
                short_name: gchar(option.short?.asciiValue ?? 0),
                flags: gint(flags),
                arg: G_OPTION_ARG_CALLBACK,
                arg_data: unsafeBitCast(OptionReader.take, to: gpointer.self),
                description: keep(option.help),
                arg_description: keep(option.placeholder)
            )
        }
        entries.append(
            GOptionEntry(
                long_name: keep(""),
                short_name: 0,
                flags: gint(G_OPTION_FLAG_FILENAME.rawValue),
                arg: G_OPTION_ARG_CALLBACK,
                arg_data: unsafeBitCast(OptionReader.take, to: gpointer.self),
                description: nil,
                arg_description: acceptsFiles ? keep(PackageText["[FILE…]"]) : nil
            )
        )
        entries.append(GOptionEntry())
        guard let context = g_option_context_new(nil) else { fatalError("GLib couldn't create an option context") }
        defer { g_option_context_free(context) }
        if !summary.isEmpty { g_option_context_set_summary(context, summary) }
        if !explanation.isEmpty { g_option_context_set_description(context, explanation) }
        g_option_context_set_help_enabled(context, gboolean(0))
        let group = g_option_group_new("main", "", "", Unmanaged.passUnretained(reader).toOpaque(), nil)
        g_option_group_add_entries(group, entries)
        g_option_context_set_main_group(context, group)
        // Without `matchingLibraries`, GLib would translate its own strings even if the program isn't translated.
        return withExtendedLifetime(reader) { PackageText.matchingLibraries { body(context) } }
    }
}

extension AnyOptionDeclaration {
    /// The long form and the short form of the option. GLib identifies options by these forms.
    fileprivate var spellings: [String] { ["--\(name)"] + (short.map { ["-\($0)"] } ?? []) }
}

/// A reader of the options that GLib finds on a command line.
private final class OptionReader {
    private var options: [String: any AnyOptionDeclaration] = [:]
    private let acceptsFiles: Bool
    /// The arguments that aren't options.
    private(set) var rest: [String] = []
    private(set) var failure: UsageError?

    init(_ options: [any AnyOptionDeclaration], acceptsFiles: Bool) {
        for option in options {
            for spelling in option.spellings { self.options[spelling] = option }
        }
        self.acceptsFiles = acceptsFiles
    }

    private func take(_ name: String, _ text: String?) -> Bool {
        do {
            if let option = options[name] {
                try option.take(text)
            } else if acceptsFiles {
                rest.append(text ?? "")
            } else {
                throw UsageError(PackageText["unexpected argument \"\(text ?? "")\""])
            }
            return true
        } catch {
            failure = error as? UsageError ?? UsageError("\(error)")
            return false
        }
    }

    static let take: GOptionArgFunc = { name, text, data, error in
        guard let name, let data else { return gboolean(0) }
        let reader = Unmanaged<OptionReader>.fromOpaque(data).takeUnretainedValue()
        // These are the bytes of a file name, which may not be valid UTF-8.
        let text = text.map {
            String(fileNameBytes: UnsafeBufferPointer(start: $0, count: strlen($0)).map(UInt8.init(bitPattern:)))
        }
        if reader.take(String(cString: name), text) { return gboolean(1) }
        g_set_error_literal(
            error,
            g_option_error_quark(),
            gint(G_OPTION_ERROR_BAD_VALUE.rawValue),
            reader.failure?.description ?? ""
        )
        return gboolean(0)
    }
}
