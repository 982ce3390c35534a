import CGtk
@_spi(Binding) import Gsk

extension Application {
    /// Sets the accelerators of an action. `gtk_application_set_accels_for_action`.
    ///
    /// - Parameters:
    ///   - accelerators: The accelerators in the GTK format, for example `"<Control>q"`. The method traps if GTK can't
    ///     parse an accelerator.
    ///   - action: The action with its group, such as `"window.close"` or `"app.quit"`. The method traps if the string
    ///     isn't the name of an action.
    public func setAccelerators(_ accelerators: [String], forAction action: String) {
        for accelerator in accelerators {
            guard !containsNul(accelerator), gtk_accelerator_parse(accelerator, nil, nil) != 0 else {
                fatalError("\"\(accelerator)\" isn't a valid accelerator")
            }
        }
        requireDetailedAction(action, "gtk_application_set_accels_for_action: detailed_action_name")
        let cAccelerators = TemporaryStrings(accelerators, "gtk_application_set_accels_for_action: accels")
        defer { cAccelerators.free() }
        gtk_application_set_accels_for_action(
            pointer.assumingMemoryBound(to: GtkApplication.self),
            terminated(action, "gtk_application_set_accels_for_action: detailed_action_name"),
            cAccelerators.fullyConstantPointer
        )
    }
}
