import CGtk
@_spi(Binding) import GLib

extension GApplication {
    /// Adds a command line option. `g_application_add_main_option`.
    ///
    /// - Parameters:
    ///   - longName: The name that follows two hyphens.
    ///   - shortName: The letter that follows a single hyphen, or nil if the option doesn't have one.
    ///   - argument: The type of the option's value.
    ///   - description: The text that `--help` shows.
    ///   - argumentDescription: The word that `--help` shows for the value.
    public func addMainOption(
        _ longName: String,
        shortName: Character? = nil,
        flags: OptionFlags = [],
        argument: OptionArg,
        description: String,
        argumentDescription: String? = nil
    ) {
        guard shortName?.asciiValue != nil || shortName == nil else {
            fatalError(
                "g_application_add_main_option: expected an ASCII letter as the short name, found \"\(shortName ?? " ")\""
            )
        }
        g_application_add_main_option(
            pointer.assumingMemoryBound(to: CGtk.GApplication.self),
            terminated(longName, "g_application_add_main_option: long_name"),
            shortName?.asciiValue.map { CChar(truncatingIfNeeded: $0) } ?? 0,
            GOptionFlags(rawValue: UInt32(truncatingIfNeeded: flags.rawValue)),
            GOptionArg(
                rawValue: UInt32(truncatingIfNeeded: argument.number(for: "g_application_add_main_option: arg"))
            ),
            terminated(description, "g_application_add_main_option: description"),
            terminated(optional: argumentDescription, "g_application_add_main_option: arg_description")
        )
    }
}
