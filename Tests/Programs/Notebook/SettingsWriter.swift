import CombineGtk

/// A writer that changes many settings of a file, one after another.
enum SettingsWriter {
    static func run(file: String, prefix: String, count: Int) {
        let settings = KeyFileSettings(file: file)
        for number in 0..<count {
            settings["\(prefix)\(number)"] = number
            settings["shared"] = "\(prefix)\(number)"
            settings.flush()
        }
    }
}
