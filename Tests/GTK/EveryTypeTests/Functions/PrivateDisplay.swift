import CGtk
import Foundation
import Gtk

/// A separate X server for one process that calls functions, so that other processes can't move the pointer or take the
/// focus.
///
/// It has the same access rights as the display of the tests.
@MainActor
final class PrivateDisplay {
    let name: String
    private let server: CompanionProcess

    init() throws {
        let numbers = Pipe()
        let size = HeadlessDisplay.size
        var arguments = [
            "Xvfb", "-displayfd", "3", "-screen", "0", "\(size.width)x\(size.height)x24", "-nolisten", "tcp",
            "-noreset",
        ]
        if let authority = g_getenv("XAUTHORITY") { arguments += ["-auth", String(cString: authority)] }
        server = try CompanionProcess(arguments, inherits: [3: dup(numbers.fileHandleForWriting.fileDescriptor)])
        try numbers.fileHandleForWriting.close()
        var number = ""
        while !number.hasSuffix("\n") {
            let data = numbers.fileHandleForReading.availableData
            guard !data.isEmpty else {
                throw HeadlessDisplayError.notStarted(reason: "it exited without printing its display")
            }
            number += String(decoding: data, as: UTF8.self)
        }
        name = ":" + number.dropLast()
    }
}
