/// The reason why starting a program can't be measured.
enum StartError: Error, CustomStringConvertible {
    case noDirectory
    case notCompiled
    case notStarted(String, reason: String)
    case failed(String, status: Int32)

    var description: String {
        switch self {
        case .noDirectory: "a folder for the C program could not be created"
        case .notCompiled: "the program in C does not compile with cc and pkg-config"
        case .notStarted(let path, let reason): "\(path) does not start: \(reason)"
        case .failed(let path, let status): "\(path) ended with status \(status). Is there a display?"
        }
    }
}
