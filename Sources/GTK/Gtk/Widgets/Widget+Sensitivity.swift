import CGtk
@_spi(Binding) import Gsk

extension Widget {
    private static let insensitivity = g_quark_from_string("combine-gtk-insensitivity")

    /// A Boolean value that indicates whether the widget itself accepts input. `isEffectivelySensitive` also takes
    /// its ancestors into account.
    ///
    /// While a two-way binding has no model, the property is false. A value that you set is used when there is a model
    /// again.
    ///
    /// `GtkWidget:sensitive`. [Reference](https://docs.gtk.org/gtk4/property.Widget.sensitive.html)
    public var isSensitive: Bool {
        get {
            recordRead(of: "sensitive")
            return gtk_widget_get_sensitive(pointer.assumingMemoryBound(to: GtkWidget.self)) != 0
        }
        set {
            if suspended.count > 0 { suspended.value = newValue } else { setSensitive(newValue) }
        }
    }

    /// Makes the widget insensitive until ``endInsensitivity()`` has been called once for each call of this method.
    package func beginInsensitivity() {
        if suspended.count == 0 {
            suspended.value = gtk_widget_get_sensitive(pointer.assumingMemoryBound(to: GtkWidget.self)) != 0
        }
        suspended.count += 1
        setSensitive(false)
    }

    /// Ends an insensitivity that ``beginInsensitivity()`` began.
    package func endInsensitivity() {
        suspended.count -= 1
        if suspended.count == 0 { setSensitive(suspended.value) }
    }

    /// The number of insensitivities, and the value of ``isSensitive`` that applies after they have ended.
    private var suspended: (count: Int, value: Bool) {
        get {
            let data = g_object_get_qdata(pointer.assumingMemoryBound(to: GObject.self), Self.insensitivity)
            let bits = Int(bitPattern: data)
            return (bits >> 1, bits & 1 == 1)
        }
        set {
            let bits = UnsafeMutableRawPointer(bitPattern: newValue.count << 1 | (newValue.value ? 1 : 0))
            g_object_set_qdata(pointer.assumingMemoryBound(to: GObject.self), Self.insensitivity, bits)
        }
    }

    private func setSensitive(_ isSensitive: Bool) {
        gtk_widget_set_sensitive(pointer.assumingMemoryBound(to: GtkWidget.self), isSensitive ? 1 : 0)
    }
}
