import CGtk
@_spi(Binding) import Gsk

extension Application {
    /// Sets the accelerators of an action, `gtk_application_set_accels_for_action`.
    ///
    /// - Parameters:
    ///   - accelerators: The accelerators in GTK syntax, such as `"<Control>q"`. The method traps if GTK can't parse an
    ///     accelerator.
    ///   - action: The detailed action name, such as `"window.close"` or `"app.quit"`.
    public func setAccelerators(_ accelerators: [String], forAction action: String) {
        for accelerator in accelerators {
            guard !holdsNul(accelerator), gtk_accelerator_parse(accelerator, nil, nil) != 0 else {
                fatalError("\"\(accelerator)\" isn't a valid accelerator")
            }
        }
        let cAccelerators = TemporaryStrings(accelerators, "gtk_application_set_accels_for_action: accels")
        defer { cAccelerators.free() }
        gtk_application_set_accels_for_action(
            pointer.assumingMemoryBound(to: GtkApplication.self),
            terminated(action, "gtk_application_set_accels_for_action: detailed_action_name"),
            cAccelerators.fullyConstantPointer
        )
    }
}
