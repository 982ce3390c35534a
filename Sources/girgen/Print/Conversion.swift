/// The Swift code that takes values across, in a module.
struct Conversion {
    let library: Library
    let module: String
    /// Whether values come as what C calls Swift with, not as what it returns.
    var isCalledFromC = false

    // MARK: Types

    /// A kind's Swift type.
    func swiftType(_ kind: Kind, isNullable: Bool = false) -> String {
        switch kind {
        case .interface(let declaration):
            let name = library.swiftName(declaration, in: module)
            if declaration.isClassInSwift { return name + (isNullable ? "?" : "") }
            return isNullable ? "(any \(name))?" : "any \(name)"
        case .pointer: return "UnsafeMutableRawPointer?"
        default: return plainType(kind) + (isNullable ? "?" : "")
        }
    }

    /// A kind's Swift type where a caller gives it: a type of C's is given by the Swift type that stands for it.
    func argumentType(_ kind: Kind, isNullable: Bool = false) -> String {
        switch kind {
        case .type: "any ValueConvertible.Type"
        case .array(.type, _): "[any ValueConvertible.Type]" + (isNullable ? "?" : "")
        default: swiftType(kind, isNullable: isNullable)
        }
    }

    private func plainType(_ kind: Kind) -> String {
        switch kind {
        case .none: "Void"
        case .bool: "Bool"
        case .integer: "Int"
        case .float, .double: "Double"
        case .character: "Unicode.Scalar"
        case .type: "GType"
        case .string, .fileName: "String"
        case .object(let type), .owner(let type), .value(let type), .enumeration(let type), .flags(let type),
            .callback(let type), .interface(let type):
            library.swiftName(type, in: module)
        case .anyValue: "Value"
        case .error: "GLibError"
        case .array(let element, _): isByte(element) ? "[UInt8]" : "[\(swiftType(element))]"
        case .list(let element, _), .pointerArray(let element): "[\(swiftType(element))]"
        case .byteArray: "[UInt8]"
        case .range: "Range<Int>"
        case .priority: "MainContext.Priority"
        case .pointer: "UnsafeMutableRawPointer?"
        case .unsupported(let reason): "Never /* \(reason) */"
        }
    }

    func isByte(_ kind: Kind) -> Bool {
        if case .integer(let name) = kind { return ["guint8", "guchar", "gint8", "gchar"].contains(name) }
        return false
    }

    /// A C type's name where a Swift type of the module has the same.
    func cName(_ name: String) -> String {
        library.declaration(cType: name)?.swiftName == name ? "CGtk.\(name)" : name
    }

    func imported(_ type: CType) -> String {
        let text = type.swift(library)
        guard type.stars > 0, cName(type.base) != type.base else { return text }
        return text.replacing("<\(type.base)>", with: "<\(cName(type.base))>")
    }
}
