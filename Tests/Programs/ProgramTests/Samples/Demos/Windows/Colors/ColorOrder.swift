import CombineGtk

/// A sort order of colors.
@MainActor
enum ColorOrder: String, CaseIterable {
    case unsorted = "Unsorted"
    case name = "Name"
    case red = "Red"
    case green = "Green"
    case blue = "Blue"
    case hue = "Hue"
    case saturation = "Saturation"
    case value = "Value"

    /// The maximum number of colors that can be sorted without a noticeable delay.
    static let limit = 32_768

    var sorter: Sorter? {
        switch self {
        case .unsorted: nil
        case .name: StringSorter(by: \NamedColor.name)
        case .red: NumericSorter(by: \NamedColor.components.red)
        case .green: NumericSorter(by: \NamedColor.components.green)
        case .blue: NumericSorter(by: \NamedColor.components.blue)
        case .hue: NumericSorter(by: { (color: NamedColor) in color.rgba.hsv.hue })
        case .saturation: NumericSorter(by: { (color: NamedColor) in color.rgba.hsv.saturation })
        case .value: NumericSorter(by: { (color: NamedColor) in color.rgba.hsv.value })
        }
    }
}
