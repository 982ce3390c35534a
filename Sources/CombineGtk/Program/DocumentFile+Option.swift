import CombineModel

extension DocumentFile: OptionValue {
    /// Creates an object that represents the file at a path. A relative path refers to the directory in which the
    /// command line was entered.
    public convenience init?(optionText: String) {
        if optionText.isEmpty { return nil }
        let directory = optionText.hasPrefix("/") ? nil : OptionDirectory.current
        self.init(path: directory.map { "\($0)/\(optionText)" } ?? optionText)
    }

    public static var optionExpectation: String { PackageText["the name of a file"] }

    public static var optionPlaceholder: String { PackageText["FILE"] }
}

/// The directory for relative paths in a command line.
enum OptionDirectory {
    /// The directory of the command line that is being parsed, or nil for the current directory of this process.
    @TaskLocal static var current: String?
}
