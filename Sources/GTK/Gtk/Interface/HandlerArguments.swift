import CGtk
@_spi(Binding) import Gsk

/// The arguments of a signal emission or an expression. A handler reads them one after another.
@MainActor
final class HandlerArguments {
    private let values: [UnsafePointer<GValue>]
    private var count = 0

    init(_ values: [UnsafePointer<GValue>]) { self.values = values }

    /// Returns the next argument. Throws ``ValueError`` if the argument has a different type or is missing.
    func next<Argument: ValueConvertible>(as type: Argument.Type) throws -> Argument {
        count += 1
        let value = values[count - 1]
        // `TextIter` can't be loaded from a `GValue`, because the `GtkTextIter` in it doesn't retain the buffer. Here,
        // the buffer exists at least until the emission ends, and the created `TextIter` retains it.
        if type == TextIter.self || type == TextIter?.self, value.pointee.g_type == gtk_text_iter_get_type(),
            let pointer = g_value_get_boxed(value),
            let position = TextIter.fromPointer(pointer, transfer: .none) as? Argument
        {
            return position
        }
        return try type.load(from: value)
    }

    /// The number of the most recently read argument, starting at 1, or 0 if no argument was read yet.
    var latest: Int { count }

    /// A Boolean value that indicates whether the most recently read argument is a null pointer.
    var latestIsAbsent: Bool {
        guard count > 0 else { return false }
        let latest = values[count - 1]
        guard g_type_value_table_peek(latest.pointee.g_type)?.pointee.value_peek_pointer != nil else { return false }
        return g_value_peek_pointer(latest) == nil
    }
}
