import Foundation

/// A file that contains a name and a text on each line, for example `gtk_button_new: Creates a button.`
///
/// Names are, for example, `gtk_button_new`, `GtkButton`, `GtkButton:label`, `GtkButton::clicked` and `GdkRectangle.x`.
package struct NamedLines {
    package let texts: [String: String]

    package init(contentsOf file: URL) throws {
        let content: String
        do { content = try String(contentsOf: file, encoding: .utf8) } catch {
            throw GIRError(file: file.path, reason: "can't be read: \(error.localizedDescription)")
        }
        var texts: [String: String] = [:]
        for (index, line) in content.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty {
            func failure(_ reason: String) -> GIRError { GIRError(file: file.path, line: index + 1, reason: reason) }
            guard let colon = line.firstRange(of: ": ")
            else { throw failure("expected \"c_name: Sentence.\", found \"\(line)\"") }
            let name = String(line[..<colon.lowerBound])
            if texts.updateValue(String(line[colon.upperBound...]), forKey: name) != nil {
                throw failure("\(name) occurs twice")
            }
        }
        self.texts = texts
    }
}
