import Foundation
import TestSupport

/// The text of the page "Widgets", which consists of the examples and the bodies of their functions.
struct WidgetsPage {
    static let file = SourceFolder.package.appending(path: "Sources/CombineGtk/CombineGtk.docc/Widgets.md")
    static let pictures = SourceFolder.package.appending(path: "Sources/CombineGtk/CombineGtk.docc/Pictures/Widgets")

    private static let introduction = """
        # Widgets

        Find a widget by its picture, and the code that creates it.

        ## Overview

        Each example is complete except for the last line, which adds the widget to a window. Examples store their state in a
        ``/CombineModel/CurrentValueRelay``. In your program, use a property of your view model instead.

        <doc:WidgetTrees> describes `Box.vertical` and the other containers, and <doc:StyleAndLooks> describes style classes such
        as `suggested-action`. `swift run Gallery` in a clone of this package shows more of each widget.


        """

    /// The sources of the examples.
    private let sources: [String]

    init() throws {
        sources = try SourceFolder("Tests/CombineGtk/PageTests/Widgets/Examples").texts()
    }

    /// Returns the lines of the example's function without the last one, which returns the widget. Returns nil if there is no
    /// such function.
    func code(of example: WidgetExample) -> String? {
        let start = "    static func \(example.name)() -> Widget {\n"
        for source in sources {
            guard let range = source.range(of: start), let end = source[range.upperBound...].range(of: "\n    }\n")
            else { continue }
            let lines = source[range.upperBound..<end.lowerBound].split(
                separator: "\n",
                omittingEmptySubsequences: false
            )
            guard lines.last?.wholeMatch(of: /\ {8}return \w+/) != nil else { return nil }
            return lines.dropLast().map { String($0.dropFirst(8)) }.joined(separator: "\n")
        }
        return nil
    }

    /// Returns the complete text.
    @MainActor
    func text() -> String {
        var text = Self.introduction
        for (section, _) in WidgetExamples.all {
            text += "- [\(section)](<doc:Widgets#\(section.replacing(" ", with: "-"))>)\n"
        }
        for (section, examples) in WidgetExamples.all {
            text += "\n### \(section)\n"
            for example in examples {
                text += """

                    #### \(example.title)

                    \(example.purpose)

                    ![\(example.title)](Pictures/Widgets/widget-\(example.name)@2x.png)

                    ```swift
                    \(code(of: example) ?? "")
                    ```

                    """
            }
        }
        return text
    }
}
