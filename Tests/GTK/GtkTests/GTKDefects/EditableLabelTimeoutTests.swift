import CGtk
import Gtk
import GtkTesting
import XCTest

@MainActor
final class EditableLabelTimeoutTests: GtkTestCase {
    func testTheDefect() throws {
        try GTKDefect.editableLabelTimeout.requirePresence()
        assertExitsCleanly {
            GTKDefect.disabledWorkarounds = [.editableLabelTimeout]
            let controller = freeLabelThatLosesFocus()
            let timeout = g_main_context_find_source_by_user_data(nil, controller)
            GTKDefect.editableLabelTimeout.checkItShows(timeout != nil)
            // The timeout is removed, because it would use the freed controller.
            if let timeout { g_source_destroy(timeout) }
        }
    }

    func testTheTimeoutEndsWithTheLabel() {
        let controller = freeLabelThatLosesFocus()
        XCTAssertNil(g_main_context_find_source_by_user_data(nil, controller))
    }

    /// Moves the focus away from an editable label while it's edited, and frees the label. Uses only C functions.
    /// Returns the address of the label's focus controller.
    private func freeLabelThatLosesFocus() -> UnsafeMutableRawPointer? {
        // Creating a widget in Swift initializes GTK.
        Button(label: "").isFocusable = true
        let window = gtk_window_new()
        let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
        let label = gtk_editable_label_new("Text")
        let button = gtk_button_new()
        let windowPointer = UnsafeMutableRawPointer(window)?.assumingMemoryBound(to: GtkWindow.self)
        let boxPointer = UnsafeMutableRawPointer(box)?.assumingMemoryBound(to: GtkBox.self)
        gtk_box_append(boxPointer, label)
        gtk_box_append(boxPointer, button)
        gtk_window_set_child(windowPointer, box)
        gtk_window_present(windowPointer)
        pumpUntilIdle()
        gtk_editable_label_start_editing(label.map { OpaquePointer($0) })
        gtk_widget_grab_focus(label)
        let controller = focusController(of: label)
        XCTAssertNotNil(controller)
        // Losing the focus starts a timeout. Losing it again starts another one.
        for widget in [button, label, button] { gtk_widget_grab_focus(widget) }
        XCTAssertNotNil(g_main_context_find_source_by_user_data(nil, controller))
        var isFreed: gboolean = 0
        withUnsafeMutablePointer(to: &isFreed) { freed in
            let object = UnsafeMutableRawPointer(label)?.assumingMemoryBound(to: GObject.self)
            g_object_weak_ref(object, { data, _ in data?.storeBytes(of: 1, as: gboolean.self) }, freed)
            gtk_box_remove(boxPointer, label)
        }
        XCTAssertEqual(isFreed, 1)
        gtk_window_destroy(windowPointer)
        return controller
    }

    private func focusController(of widget: UnsafeMutablePointer<GtkWidget>?) -> UnsafeMutableRawPointer? {
        guard let list = gtk_widget_observe_controllers(widget) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(list)) }
        for index in 0..<g_list_model_get_n_items(list) {
            guard let item = g_list_model_get_item(list, index) else { continue }
            g_object_unref(item)
            let instance = item.assumingMemoryBound(to: GTypeInstance.self)
            if g_type_check_instance_is_a(instance, gtk_event_controller_focus_get_type()) != 0 { return item }
        }
        return nil
    }

    func testALabelInARemovedRow() {
        let window = Window()
        let box = Box(orientation: .vertical)
        let button = Button(label: "Other")
        box.append(button)
        window.child = box
        window.present()
        pumpUntilIdle()
        assertFreed {
            let label = EditableLabel(text: "Text")
            box.append(label)
            label.startEditing()
            _ = label.grabFocus()
            _ = button.grabFocus()
            box.remove(label)
            return label
        }
        // The 100 ms timeouts of GTK would fire in the meantime and log a message.
        var isOver = false
        g_timeout_add_full(
            G_PRIORITY_DEFAULT_IDLE,
            150,
            { data in
                data?.storeBytes(of: true, as: Bool.self)
                return 0
            },
            &isOver,
            nil
        )
        wait { isOver }
    }

    func testEditingStopsIfTheLabelRemains() {
        let window = Window()
        let box = Box(orientation: .vertical)
        let label = EditableLabel(text: "Text")
        let button = Button(label: "Other")
        box.append(label)
        box.append(button)
        window.child = box
        window.present()
        pumpUntilIdle()
        for _ in 0..<2 {
            label.startEditing()
            _ = label.grabFocus()
            XCTAssertTrue(label.isEditing)
            _ = button.grabFocus()
            wait { !label.isEditing }
        }
    }
}
