import CGtk
@_spi(Binding) import Gsk

/// The arguments of an emission or an expression. A handler reads them in order.
@MainActor
final class HandlerArguments {
    private let values: [UnsafePointer<GValue>]
    private var count = 0

    init(_ values: [UnsafePointer<GValue>]) {
        self.values = values
    }

    /// Returns the next argument. Throws ``ValueError`` if it has another type or is absent.
    func next<Argument: ValueConvertible>(as type: Argument.Type) throws -> Argument {
        count += 1
        let value = values[count - 1]
        // The wrapper of a `GtkTextIter` retains its buffer, because the C structure doesn't. The buffer exists at
        // least until the emission ends.
        if type == TextIter.self || type == TextIter?.self, value.pointee.g_type == gtk_text_iter_get_type(),
            let pointer = g_value_get_boxed(value),
            let position = TextIter.fromPointer(pointer, transfer: .none) as? Argument
        {
            return position
        }
        return try type.load(from: value)
    }

    /// The number of the argument that was read last, starting at 1, or 0 if none was read yet.
    var latest: Int { count }

    /// A Boolean value that indicates whether the argument that was read last is a null pointer.
    var latestIsAbsent: Bool {
        guard count > 0 else { return false }
        let latest = values[count - 1]
        guard g_type_value_table_peek(latest.pointee.g_type)?.pointee.value_peek_pointer != nil else { return false }
        return g_value_peek_pointer(latest) == nil
    }
}
