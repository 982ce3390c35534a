import CGtk
import GLib
@_spi(Binding) import Gtk

/// Returns values that a property doesn't have but that its specification allows.
@MainActor
enum OtherValues {
    static func of(_ property: String, _ object: Object) throws -> [Value] {
        let objectClass = object.pointer.load(as: UnsafeMutablePointer<GObjectClass>.self)
        guard let found = g_object_class_find_property(objectClass, property) else {
            throw PropertyError.unknown(className: object.typeName, property: property)
        }
        // A property that a class or an interface overrides refers to the original specification, which has the limits.
        let specification = g_param_spec_get_redirect_target(found) ?? found
        let type = specification.pointee.value_type
        let current = Value(type: type)
        g_object_get_property(object.pointer.assumingMemoryBound(to: GObject.self), property, current.pointer)
        switch g_type_fundamental(type) {
        case FundamentalType.boolean:
            return [try value(type, !current.get(as: Bool.self))]
        case FundamentalType.string:
            return try ["other", "another"].map { try value(type, $0) }
        case FundamentalType.double, FundamentalType.float:
            return try numbers(near: current.get(as: Double.self), limits(specification)).map { try value(type, $0) }
        case FundamentalType.enumeration:
            return EnumerationValues.cases(of: type).map { number in
                let other = Value(type: type)
                g_value_set_enum(other.pointer, gint(truncatingIfNeeded: number))
                return other
            }
        case FundamentalType.flags:
            return EnumerationValues.flags(of: type).map { bits in
                let other = Value(type: type)
                g_value_set_flags(other.pointer, g_value_get_flags(current.pointer) ^ guint(truncatingIfNeeded: bits))
                return other
            }
        case FundamentalType.unsignedInt64:
            return try [current.get(as: UInt64.self) == 0 ? 1 : 0].map { try value(type, $0 as UInt64) }
        default:
            let limits = limits(specification)
            return try numbers(near: Double(current.get(as: Int.self)), limits).map { try value(type, Int($0)) }
        }
    }

    private static func value(_ type: GType, _ content: some ValueConvertible) throws -> Value {
        let result = Value(type: type)
        try content.store(in: result.pointer)
        return result
    }

    /// Returns numbers within limits, starting with the nearest one.
    private static func numbers(near current: Double, _ limits: ClosedRange<Double>) -> [Double] {
        [current + 1, current - 1, limits.upperBound, limits.lowerBound, (limits.lowerBound + limits.upperBound) / 2]
            .filter { limits.contains($0) && $0 != current }
    }

    /// Returns the minimum and the maximum that a specification allows, with the precision of `Double`.
    private static func limits(_ specification: UnsafeMutablePointer<GParamSpec>) -> ClosedRange<Double> {
        let pointer = UnsafeMutableRawPointer(specification)
        let least = -9_007_199_254_740_992.0
        let greatest = 9_007_199_254_740_992.0
        func range(_ minimum: some BinaryInteger, _ maximum: some BinaryInteger) -> ClosedRange<Double> {
            max(Double(minimum), least)...min(Double(maximum), greatest)
        }
        switch g_type_fundamental(specification.pointee.value_type) {
        case FundamentalType.double:
            let found = pointer.load(as: GParamSpecDouble.self)
            return max(found.minimum, least)...min(found.maximum, greatest)
        case FundamentalType.float:
            let found = pointer.load(as: GParamSpecFloat.self)
            return max(Double(found.minimum), least)...min(Double(found.maximum), greatest)
        case FundamentalType.int:
            let found = pointer.load(as: GParamSpecInt.self)
            return range(found.minimum, found.maximum)
        case FundamentalType.unsignedInt
        where g_type_check_instance_is_a(
            pointer.assumingMemoryBound(to: GTypeInstance.self),
            g_type_from_name("GParamUnichar")
        ) != 0:
            return 32...126
        case FundamentalType.unsignedInt:
            let found = pointer.load(as: GParamSpecUInt.self)
            return range(found.minimum, found.maximum)
        case FundamentalType.int64:
            let found = pointer.load(as: GParamSpecInt64.self)
            return range(found.minimum, found.maximum)
        case FundamentalType.unsignedInt64:
            let found = pointer.load(as: GParamSpecUInt64.self)
            return range(found.minimum, found.maximum)
        case FundamentalType.long:
            let found = pointer.load(as: GParamSpecLong.self)
            return range(found.minimum, found.maximum)
        case FundamentalType.unsignedLong:
            let found = pointer.load(as: GParamSpecULong.self)
            return range(found.minimum, found.maximum)
        default:
            return 0...127
        }
    }
}
