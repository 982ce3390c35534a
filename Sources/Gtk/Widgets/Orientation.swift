import CGtk
import Gdk

/// The direction in which a widget lays its children out. `GtkOrientation`.
public enum Orientation: EnumValue, Hashable, Sendable {
    case horizontal
    case vertical
    /// A value that a newer GTK has and this library does not know.
    case unrecognized(Int)

    public static var valueType: GType { gtk_orientation_get_type() }

    public init(rawValue: Int) {
        switch rawValue {
        case 0: self = .horizontal
        case 1: self = .vertical
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: Int {
        switch self {
        case .horizontal: 0
        case .vertical: 1
        case .unrecognized(let rawValue): rawValue
        }
    }
}
