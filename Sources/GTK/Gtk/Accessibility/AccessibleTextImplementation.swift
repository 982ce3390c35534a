#if GTK4_14
import CGtk
@_spi(Binding) import Gsk

@MainActor
private func accessibleText(_ pointer: OpaquePointer?) -> (any AccessibleText)? {
    VirtualCall.implementer(pointer, as: (any AccessibleText).self)
}

@MainActor
let accessibleTextImplementation = InterfaceImplementation(
    gtk_accessible_text_get_type(),
    isImplemented: { $0 is any AccessibleText.Type && !($0 is any NativeAccessibleText.Type) }
) { interface, _ in
    guard let structure = interface?.assumingMemoryBound(to: GtkAccessibleTextInterface.self) else { return }
    structure.pointee.get_contents = { text, start, end in
        VirtualCall.perform("GtkAccessibleTextInterface.get_contents", (text, start, end)) { text, start, end in
            let contents = accessibleText(text)?.accessibleText ?? ""
            return bytes(of: contents, in: Int(start)..<max(Int(start), Int(end)))
        }
    }
    structure.pointee.get_contents_at = { text, offset, granularity, start, end in
        let call = (text, offset, granularity, start, end)
        return VirtualCall.perform("GtkAccessibleTextInterface.get_contents_at", call) { call in
            guard let object = accessibleText(call.0) else { return nil }
            let granularity = AccessibleTextGranularity(rawValue: Int(call.2.rawValue))
            let range = object.accessibleTextRange(of: granularity, at: Int(call.1))
            call.3?.pointee = guint(clamping: range.lowerBound)
            call.4?.pointee = guint(clamping: range.upperBound)
            return bytes(of: object.accessibleText, in: range)
        }
    }
    structure.pointee.get_caret_position = { text in
        VirtualCall.perform("GtkAccessibleTextInterface.get_caret_position", text) { text in
            guint(clamping: accessibleText(text)?.accessibleCaretPosition ?? 0)
        }
    }
    structure.pointee.get_selection = { text, count, ranges in
        VirtualCall.perform("GtkAccessibleTextInterface.get_selection", (text, count, ranges)) { text, count, ranges in
            let selection = accessibleText(text)?.accessibleSelection ?? []
            count?.pointee = gsize(selection.count)
            ranges?.pointee = allocated(selection)
            return selection.isEmpty ? 0 : 1
        }
    }
    structure.pointee.get_attributes = { text, offset, count, ranges, names, values in
        let call = (text, offset, count, ranges, names, values)
        return VirtualCall.perform("GtkAccessibleTextInterface.get_attributes", call) { call in
            let object = accessibleText(call.0)
            let attributes = object?.accessibleTextAttributes(at: Int(call.1)) ?? []
            call.2?.pointee = gsize(attributes.count)
            call.3?.pointee = allocated(attributes.map(\.range))
            call.4?.pointee = attributes.isEmpty ? nil : allocated(attributes.map(\.name))
            call.5?.pointee = attributes.isEmpty ? nil : allocated(attributes.map(\.value))
            return attributes.isEmpty ? 0 : 1
        }
    }
    structure.pointee.get_default_attributes = { text, names, values in
        VirtualCall.perform("GtkAccessibleTextInterface.get_default_attributes", (text, names, values)) { call in
            let object = accessibleText(call.0)
            let attributes = (object?.defaultAccessibleTextAttributes ?? [:]).sorted { $0.key < $1.key }
            call.1?.pointee = allocated(attributes.map(\.key))
            call.2?.pointee = allocated(attributes.map(\.value))
        }
    }
    installGeometryFunctions(&structure.pointee)
    installEditingFunctions(&structure.pointee)
}

private func installGeometryFunctions(_ structure: inout GtkAccessibleTextInterface) {
    #if GTK4_16
    structure.get_extents = { text, start, end, extents in
        VirtualCall.perform("GtkAccessibleTextInterface.get_extents", (text, start, end, extents)) { call in
            let range = Int(call.1)..<max(Int(call.1), Int(call.2))
            let object = accessibleText(call.0)
            guard let bounds = object?.accessibleTextBounds(in: range) else { return 0 }
            call.3?.pointee = bounds.cValue
            return 1
        }
    }
    structure.get_offset = { text, point, offset in
        VirtualCall.perform("GtkAccessibleTextInterface.get_offset", (text, point, offset)) { text, point, offset in
            guard let point, let object = accessibleText(text),
                let found = object.accessibleTextPosition(at: Point(cValue: point.pointee))
            else { return 0 }
            offset?.pointee = guint(clamping: found)
            return 1
        }
    }
    #endif
}

private func installEditingFunctions(_ structure: inout GtkAccessibleTextInterface) {
    #if GTK4_22
    structure.set_caret_position = { text, offset in
        VirtualCall.perform("GtkAccessibleTextInterface.set_caret_position", (text, offset)) { text, offset in
            accessibleText(text)?.setAccessibleCaretPosition(Int(offset)) == true ? 1 : 0
        }
    }
    structure.set_selection = { text, index, range in
        VirtualCall.perform("GtkAccessibleTextInterface.set_selection", (text, index, range)) { text, index, range in
            guard let range, let object = accessibleText(text) else { return 0 }
            let start = Int(clamping: range.pointee.start)
            let selected = start..<start + Int(clamping: range.pointee.length)
            return object.setAccessibleSelection(at: Int(clamping: index), to: selected) ? 1 : 0
        }
    }
    #endif
}

// MARK: Values that the caller frees

/// Returns the bytes of a range of the text. If C requests the text up to its end, the range's upper bound is the
/// maximum integer.
private func bytes(of text: String, in range: Range<Int>) -> OpaquePointer? {
    let scalars = text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count)
    let part = Array(String(String.UnicodeScalarView(scalars)).utf8)
    return g_bytes_new(part, gsize(part.count))
}

private func allocated(_ ranges: [Range<Int>]) -> UnsafeMutablePointer<GtkAccessibleTextRange>? {
    if ranges.isEmpty { return nil }
    let size = gsize(MemoryLayout<GtkAccessibleTextRange>.stride)
    let copy = g_malloc_n(gsize(ranges.count), size)?.assumingMemoryBound(to: GtkAccessibleTextRange.self)
    for (index, range) in ranges.enumerated() {
        copy?[index] = GtkAccessibleTextRange(start: gsize(max(range.lowerBound, 0)), length: gsize(range.count))
    }
    return copy
}

private func allocated(_ texts: [String]) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    let size = gsize(MemoryLayout<UnsafeMutablePointer<CChar>?>.stride)
    let copy = g_malloc0_n(gsize(texts.count + 1), size)?
        .assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
    for (index, text) in texts.enumerated() { copy?[index] = g_strdup(text) }
    return copy
}
#endif
