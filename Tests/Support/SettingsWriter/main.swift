import CombineGtk

// Changes many settings of a file, one after the other: a file, a prefix of the keys, and their number.
let arguments = CommandLine.arguments
let settings = KeyFileSettings(file: arguments[1])
for number in 0..<(Int(arguments[3]) ?? 0) {
    settings["\(arguments[2])\(number)"] = number
    settings["shared"] = "\(arguments[2])\(number)"
    settings.flush()
}
