extension Policy {
    private static let version = "GTK.version says it"
    private static let testing = "for GTK's own tests"

    static let gtk: [String: [Decision]] = [
        "gtk_*_error_quark": [.hide("GLibError names the domain; `catch` matches the enumeration")],
        // MARK: Widgets
        "Gtk.Accessible": [
            .implementable(absent: ["get_bounds", "get_platform_state", "get_accessible_id"], trait: "GTK4_10")
        ],
        "Gtk.Buildable": [
            .implementable(optional: [
                "set_id", "get_id", "add_child", "set_buildable_property", "construct_child", "parser_finished",
                "get_internal_child",
            ])
        ],
        "Gtk.SelectionModel": [
            .implementable(optional: [
                "get_selection_in_range", "select_item", "unselect_item", "select_range", "unselect_range",
                "select_all",
                "unselect_all", "set_selection",
            ])
        ],
        "Gtk.SectionModel": [.implementable(trait: "GTK4_12")],
        "Gtk.AccessibleRange": [.implementable(trait: "GTK4_10")],
        "Gtk.BuilderScope": [.implementableByHand(requirements: "BuilderScopeRequirements")],
        "Gtk.AccessibleText": [.implementableByHand(requirements: "AccessibleTextRequirements")],
        "Gtk.Editable": [.implementableByHand(requirements: "EditableRequirements")],
        "Gtk.Orientable": [.implementable()],
        "Gtk.Scrollable": [.implementable(absent: ["get_border"])],
        "Gtk.ShortcutManager": [.implementable()],
        "Gtk.SymbolicPaintable": [
            .implementable(
                replaced: [
                    "snapshot_with_weight": "snapshotSymbolic(snapshot, width: width, height: height, colors: colors)"
                ]
            )
        ],
        "gtk_accessible_hyperlink_new": [
            .hide("for classes that implement AccessibleHypertext, which only C can; keeps the address of its text")
        ],
        "gtk_adjustment_new": [
            .defaults([
                "lower": "0", "upper": "0", "step_increment": "1", "page_increment": "0", "page_size": "0",
            ])
        ],
        "gtk_grid_attach": [.defaults(["width": "1", "height": "1"])],
        "gtk_grid_attach_next_to": [.defaults(["width": "1", "height": "1"])],
        "gtk_im_context_activate_osk": [.name("activateOSK(_:)")],
        "GtkIMContextClass.activate_osk": [.name("doActivateOSK()")],
        "GtkIMContextClass.activate_osk_with_event": [.name("doActivateOSK(_:)"), .nullable(["event"])],
        "Gtk.Calendar:date": [.hide("selectedDate is the same")],
        "gtk_box_new": [.defaults(["spacing": "0"])],
        "gtk_label_new": [.parameters(["str": "label"])],
        "Gtk.CellRendererText:language": [
            .hide("GTK 4.8 frees a language as an object, which it isn't; attributes can have one")
        ],
        "Gtk.ColumnViewCell:child": [.hide("every ListItem has it")],
        "Gtk.ColumnViewCell:focusable": [.hide("every ListItem has it")],
        "Gtk.ColumnViewCell:item": [.hide("every ListItem has it")],
        "Gtk.ColumnViewCell:position": [.hide("every ListItem has it")],
        "Gtk.ColumnViewCell:selected": [.hide("every ListItem has it")],
        "Gtk.NotebookPage:position": [
            .hide(
                "GTK 4.8 reads the freed tab of a page that was removed; Notebook.pageNumber(of:) and reorderChild do it"
            )
        ],
        // What it does is to emit the signal `activate` of the widget's class.
        "gtk_widget_activate": [.name("emitActivate()")],
        "gtk_widget_insert_after": [.name("insert(into:after:)")],
        "gtk_widget_insert_before": [.name("insert(into:before:)")],
        // Widgets of programs have colors of their own.
        "gtk_widget_get_color": [.name("foregroundColor")],
        "gtk_widget_get_ancestor": [.hide("ancestor(ofType:) gives it with its type")],
        "gtk_widget_get_template_child": [.hide("templateChild(ofType:named:) gives it with its type")],
        "gtk_widget_add_tick_callback": [.hide("onTick(_:) returns what ends it")],
        "gtk_widget_remove_tick_callback": [.hide("what onTick(_:) returns does it")],
        // A window is a manager, and a widget has controllers of its own.
        "GtkShortcutManagerInterface.add_controller": [.name("addShortcutController(_:)")],
        "GtkShortcutManagerInterface.remove_controller": [.name("removeShortcutController(_:)")],
        // The plain names are those of what subclasses override.
        "gtk_widget_measure": [.name("requestedSize(_:forSize:)"), .result("Measurement")],
        "GtkWidgetClass.measure": [.name("measure(_:forSize:)"), .result("Measurement")],
        "GtkWidgetClass.contains": [.name("contains(x:y:)")],
        "GtkWidgetClass.root": [.name("onRoot()")],
        "GtkWidgetClass.unroot": [.name("onUnroot()")],
        "GtkWidgetClass.compute_expand": [.parameters(["hexpand_p": "horizontal", "vexpand_p": "vertical"])],
        "gtk_layout_manager_measure": [.name("requestedSize(of:orientation:forSize:)"), .result("Measurement")],
        "GtkLayoutManagerClass.measure": [.name("measure(_:orientation:forSize:)"), .result("Measurement")],
        "gtk_layout_manager_allocate": [.name("allocateChildren(of:width:height:baseline:)")],
        "GtkLayoutManagerClass.allocate": [.name("allocate(_:width:height:baseline:)")],
        "GtkLayoutManagerClass.root": [.name("onRoot()")],
        "GtkLayoutManagerClass.unroot": [.name("onUnroot()")],
        "gtk_widget_in_destruction": [.name("isInDestruction")],
        "gtk_widget_should_layout": [.name("shouldLayout")],
        "gtk_widget_set_cursor_from_name": [.name("setCursor(named:)")],
        "gtk_widget_action_set_enabled": [.name("setAction(_:enabled:)")],
        "gtk_widget_activate_action_variant": [.name("activateAction(_:argument:)")],
        "gtk_widget_translate_coordinates": [
            .name("translateCoordinates(to:x:y:)"), .parameters(["dest_x": "x", "dest_y": "y"]),
        ],
        "Gtk.KeyvalTrigger:keyval": [.name("key")],
        "Gtk.MnemonicTrigger:keyval": [.name("key")],
        "Gtk.Label:mnemonic-keyval": [.name("mnemonicKey")],
        "Gtk.CellRendererAccel::accel-edited": [
            .parameters(["accel_key": "key", "accel_mods": "modifiers", "hardware_keycode": "keycode"])
        ],
        // GTK asks at each call whether there is one.
        // They return what the font chooser has selected, which may be nothing.
        "gtk_font_dialog_choose_face_finish": [.nullable(["result"])],
        "gtk_font_dialog_choose_family_finish": [.nullable(["result"])],
        "gtk_accessible_get_at_context": [.nullable(["result"])],
        "gtk_accessible_*_init_value": [.hide("widget.accessible sets them, each by its type")],
        "gtk_cell_area_activate_cell": [
            .hide("GTK 4.8 reads freed objects when the editing that it starts outlasts what it was started with")
        ],
        "gtk_editable_label_new": [.parameters(["str": "text"])],
        "Gtk.Widget::destroy": [.name("destroy")],
        "gtk_stack_set_hhomogeneous": [.name("setHorizontallyHomogeneous")],
        "gtk_drawing_area_set_draw_func": [.name("setDrawing(_:)")],
        "gtk_window_list_toplevels": [.name("all")],
        "gtk_widget_compute_bounds": [.name("bounds(in:)")],
        "gtk_widget_compute_point": [.order(["point", "target"]), .name("convert(_:to:)")],
        "gtk_widget_compute_transform": [.name("transform(to:)")],
        "gtk_fixed_move": [.name("move(_:toX:y:)")],
        "gtk_expression_bind": [.name("bind(to:property:this:)")],
        "gtk_event_controller_key_forward": [.name("forward(to:)")],
        "gtk_notebook_page_num": [.name("pageNumber(of:)")],
        "gtk_grid_get_child_at": [.name("child(atColumn:row:)")],
        "gtk_stack_set_visible_child_full": [.name("setVisibleChild(named:transition:)")],
        "gtk_window_present_with_time": [.name("present(timestamp:)")],
        "gtk_label_set_markup_with_mnemonic": [.name("setMarkup(withMnemonic:)")],
        "gtk_label_set_text_with_mnemonic": [.name("setText(withMnemonic:)")],
        "gtk_tree_path_new_from_indicesv": [.name("init(_:)")],
        "gtk_print_settings_get": [.name("string(forKey:)")],
        "gtk_print_settings_get_bool": [.name("boolean(forKey:)")],
        "gtk_print_settings_get_double_with_default": [.name("double(forKey:default:)")],
        "gtk_print_settings_get_int": [.name("integer(forKey:)")],
        "gtk_print_settings_get_int_with_default": [.name("integer(forKey:default:)")],
        "gtk_print_settings_set": [.order(["value", "key"]), .name("set(_:forKey:)")],
        "gtk_application_set_accels_for_action": [.hide("setAccelerators(_:forAction:) does it")],
        "gtk_widget_is_visible": [.name("isEffectivelyVisible")],
        "gtk_widget_is_sensitive": [.name("isEffectivelySensitive")],
        "Gtk.Switch:state": [.name("state")],
        "gtk_cell_renderer_is_activatable": [.name("canBeActivated")],
        "gtk_search_bar_get_search_mode": [.hide("isSearchModeEnabled is the same")],
        "gtk_search_bar_set_search_mode": [.hide("isSearchModeEnabled is the same")],
        "gtk_actionable_get_action_target_value": [.hide("actionTarget is the same")],
        "gtk_actionable_set_action_target_value": [.hide("actionTarget is the same")],
        "Gtk.Stack:hhomogeneous": [.name("isHorizontallyHomogeneous")],
        "Gtk.Stack:vhomogeneous": [.name("isVerticallyHomogeneous")],
        // MARK: Places
        "gtk_entry_get_icon_at_pos": [.name("iconPosition(atX:y:)")],
        "gtk_flow_box_get_child_at_pos": [.name("child(atX:y:)")],
        "gtk_icon_view_get_dest_item_at_pos": [.name("destinationItem(atX:y:)")],
        "gtk_icon_view_get_item_at_pos": [.name("item(atX:y:)")],
        "gtk_icon_view_get_path_at_pos": [.name("path(atX:y:)")],
        "gtk_text_view_get_iter_at_location": [.name("iter(atX:y:)")],
        "gtk_text_view_get_iter_at_position": [.name("characterPosition(atX:y:)")],
        "gtk_tree_view_get_dest_row_at_pos": [.name("destinationRow(atX:y:)")],
        "gtk_tree_view_get_path_at_pos": [.name("path(atX:y:)")],
        "gtk_tree_view_is_blank_at_pos": [.name("isBlank(atX:y:)")],
        "gtk_print_settings_set_resolution_xy": [.name("setResolution(x:y:)")],

        // MARK: Text
        "gtk_editable_delete_text": [.name("deleteText(in:)")],
        "gtk_editable_get_chars": [.name("text(in:)")],
        "gtk_editable_select_region": [.name("select(_:)")],
        "gtk_editable_insert_text": [.name("insert(_:at:)")],
        "GtkEditableInterface.*": [.hide("the delegate of a Swift class that implements Editable does it")],
        "GtkEditableInterface.get_delegate": [.name("delegate")],
        "gtk_editable_get_selection_bounds": [.hide("selectedRange gives them")],
        "gtk_editable_init_delegate": [.hide("a Swift class that implements Editable does it when an object is made")],
        "gtk_editable_finish_delegate": [.hide("a Swift class that implements Editable does it when an object ends")],
        "gtk_editable_install_properties": [.hide("a Swift class that implements Editable has the properties")],
        "gtk_editable_delegate_get_property": [.hide("a Swift class that implements Editable has the properties")],
        "gtk_editable_delegate_set_property": [.hide("a Swift class that implements Editable has the properties")],
        "gtk_custom_layout_new": [
            .hide("a subclass of LayoutManager does it: its methods know their object, the callbacks have no data")
        ],
        "gtk_label_select_region": [.name("select(_:)")],
        "gtk_label_get_selection_bounds": [.hide("selectedRange gives them")],
        "gtk_text_buffer_insert": [.order(["text", "iter"]), .name("insert(_:at:)")],
        "gtk_text_buffer_get_insert": [.name("insertMark")],
        "gtk_text_buffer_get_selection_bound": [.name("selectionBoundMark")],
        "gtk_text_buffer_insert_at_cursor": [.name("insertAtCursor(_:)")],
        "gtk_text_buffer_insert_interactive": [
            .order(["text", "iter", "default_editable"]), .name("insertInteractive(_:at:editableByDefault:)"),
        ],
        "gtk_text_buffer_insert_interactive_at_cursor": [.name("insertInteractiveAtCursor(_:editableByDefault:)")],
        "gtk_text_buffer_insert_markup": [.order(["markup", "iter"]), .name("insertMarkup(_:at:)")],
        "gtk_text_buffer_insert_paintable": [.order(["paintable", "iter"]), .name("insert(_:at:)")],
        "gtk_text_buffer_insert_child_anchor": [.order(["anchor", "iter"]), .name("insert(_:at:)")],
        "gtk_text_buffer_create_child_anchor": [.name("createChildAnchor(at:)")],
        "gtk_text_buffer_insert_range": [.name("insertText(at:from:to:)")],
        "gtk_text_buffer_insert_range_interactive": [.name("insertTextInteractive(at:from:to:editableByDefault:)")],
        "gtk_text_buffer_select_range": [.name("select(from:to:)")],
        "gtk_text_buffer_create_mark": [
            .name("createMark(named:at:leftGravity:)"), .defaults(["left_gravity": "true"]),
        ],
        "gtk_text_buffer_add_mark": [.name("addMark(_:at:)")],
        "gtk_text_buffer_move_mark": [.name("moveMark(_:to:)")],
        "gtk_text_buffer_move_mark_by_name": [.name("moveMark(named:to:)")],
        "gtk_text_buffer_delete_mark_by_name": [.name("deleteMark(named:)")],
        "gtk_text_buffer_get_mark": [.name("mark(named:)")],
        "gtk_text_buffer_place_cursor": [.name("placeCursor(at:)")],
        "gtk_text_buffer_delete": [.name("delete(from:to:)")],
        "gtk_text_buffer_delete_interactive": [.name("deleteInteractive(from:to:editableByDefault:)")],
        "gtk_text_buffer_backspace": [.name("backspace(at:interactive:editableByDefault:)")],
        "gtk_text_buffer_delete_selection": [.name("deleteSelection(interactive:editableByDefault:)")],
        "gtk_text_iter_can_insert": [.name("canInsert(default:)")],
        "gtk_text_iter_editable": [.name("isEditable(default:)")],
        "gtk_text_iter_get_slice": [.name("slice(to:)")],
        "gtk_text_iter_get_text": [.name("text(to:)")],
        "gtk_text_iter_get_visible_slice": [.name("visibleSlice(to:)")],
        "gtk_text_iter_get_visible_text": [.name("visibleText(to:)")],
        "gtk_text_iter_order": [.hide("`min` and `max` give them in order")],
        "gtk_text_buffer_apply_tag": [.name("applyTag(_:from:to:)")],
        "gtk_text_buffer_apply_tag_by_name": [.name("applyTag(named:from:to:)")],
        "gtk_text_buffer_remove_tag": [.name("removeTag(_:from:to:)")],
        "gtk_text_buffer_remove_tag_by_name": [.name("removeTag(named:from:to:)")],
        "gtk_text_buffer_remove_all_tags": [.name("removeAllTags(from:to:)")],
        "gtk_text_buffer_get_text": [
            .name("text(from:to:includingHiddenCharacters:)"), .defaults(["include_hidden_chars": "true"]),
        ],
        "gtk_text_buffer_get_slice": [
            .name("slice(from:to:includingHiddenCharacters:)"), .defaults(["include_hidden_chars": "true"]),
        ],
        "Gtk.TextBuffer:text": [.required],
        "gtk_text_view_window_to_buffer_coords": [.name("bufferCoordinates(in:x:y:)")],
        "gtk_text_view_buffer_to_window_coords": [.name("windowCoordinates(in:x:y:)")],
        "gtk_text_view_add_child_at_anchor": [.name("addChild(_:at:)")],
        "Gtk.Entry:primary-icon-gicon": [.name("primaryIcon")],
        "Gtk.Entry:secondary-icon-gicon": [.name("secondaryIcon")],
        "gtk_entry_get_icon_gicon": [.name("icon(at:)")],
        "gtk_entry_get_icon_name": [.name("iconName(at:)")],
        "gtk_entry_get_icon_paintable": [.name("iconPaintable(at:)")],
        "gtk_entry_get_menu_entry_icon_text": [.name("menuEntryIconText(at:)")],
        "gtk_entry_set_menu_entry_icon_text": [
            .order(["text", "icon_pos"]), .name("setMenuEntryIconText(_:at:)"),
        ],
        "gtk_entry_set_icon_from_gicon": [.order(["icon", "icon_pos"]), .name("setIcon(_:at:)")],
        "gtk_entry_set_icon_from_icon_name": [.order(["icon_name", "icon_pos"]), .name("setIcon(named:at:)")],
        "gtk_entry_set_icon_from_paintable": [.order(["paintable", "icon_pos"]), .name("setIconPaintable(_:at:)")],
        "Gtk.Entry:invisible-char": [.type("gunichar")],
        "Gtk.PasswordEntry:invisible-char": [.type("gunichar")],
        "Gtk.Text:invisible-char": [.type("gunichar")],
        // MARK: Lists
        "Gtk.SignalListItemFactory::bind": [.type(of: "object", "Gtk.ListItem")],
        "Gtk.SignalListItemFactory::setup": [.type(of: "object", "Gtk.ListItem")],
        "Gtk.SignalListItemFactory::teardown": [.type(of: "object", "Gtk.ListItem")],
        "Gtk.SignalListItemFactory::unbind": [.type(of: "object", "Gtk.ListItem")],
        "gtk_list_box_selected_foreach": [.hide("selectedRows gives them")],
        "gtk_flow_box_selected_foreach": [.hide("selectedChildren gives them")],
        "gtk_icon_view_selected_foreach": [.hide("selectedItems gives them")],
        "gtk_list_box_get_row_at_index": [.name("row(at:)")],
        "gtk_list_box_get_row_at_y": [.name("row(atY:)")],
        "gtk_flow_box_get_child_at_index": [.name("child(at:)")],
        "gtk_list_box_insert": [.name("insert(_:at:)")],
        "gtk_flow_box_insert": [.name("insert(_:at:)")],
        "gtk_string_list_splice": [.name("splice(at:removing:adding:)")],
        "Gtk.ListBox::move-cursor": [.parameters(cursorMove)],
        "Gtk.FlowBox::move-cursor": [.parameters(["extend": "extend", "modify": "modify"])],
        // MARK: Drag and drop
        "gtk_drop_target_new": [.name("init(for:actions:)")],
        "gtk_drop_target_get_drop": [.hide("deprecated; currentDrop is the same")],
        "Gtk.DropTarget:drop": [.hide("deprecated; currentDrop is the same")],
        "gtk_drop_target_get_gtypes": [.name("types")],
        "gtk_drop_target_set_gtypes": [.name("setTypes(_:)")],
        // MARK: Dialogs
        "gtk_dialog_get_response_for_widget": [.name("responseID(for:)")],
        "gtk_dialog_get_widget_for_response": [.name("widget(forResponseID:)")],
        "gtk_dialog_response": [.name("emitResponse(_:)")],
        "gtk_info_bar_response": [.name("emitResponse(_:)")],
        "gtk_print_run_page_setup_dialog": [
            .home("PageSetup", as: "run_dialog"), .name("runDialog(parent:pageSetup:settings:)"),
        ],
        "gtk_print_run_page_setup_dialog_async": [
            .home("PageSetup", as: "run_dialog_async"), .name("runDialog(parent:pageSetup:settings:whenDone:)"),
        ],
        "gtk_show_uri": [
            .home("Window", as: "show_uri"), .name("showURI(parent:_:timestamp:)"), .defaults(["timestamp": "0"]),
        ],
        "gtk_show_uri_full": [
            .home("Window", as: "show_uri_full"), .name("showURI(parent:_:timestamp:)"), .defaults(["timestamp": "0"]),
        ],
        "gtk_show_uri_full_finish": [.home("Window", as: "show_uri_full_finish"), .parameters([:])],
        // MARK: Drawing
        "gtk_snapshot_append_paste": [.parameters(["nth": "depth"])],
        "gtk_snapshot_push_component_transfer": [.name("pushComponentTransfer(red:green:blue:alpha:)")],
        "gtk_snapshot_push_composite": [.parameters(["op": "operator"])],
        "gtk_snapshot_push_isolation": [.parameters(["features": "isolations"])],
        "gtk_svg_load_from_resource": [.name("load(fromResource:)")],
        "gtk_svg_error_get_*": [.hide("a GLibError keeps the domain, the code and the message of an error alone")],
        "gtk_svg_error_quark": [.hide("GLibError names the domain; `catch` matches the enumeration")],
        // MARK: Keys
        "gtk_accelerator_get_accessible_label": [
            .home("ShortcutTrigger"), .name("accessibleAcceleratorLabel(key:modifiers:)"),
        ],
        "gtk_shortcut_trigger_create_for_menu": [.name("forContextMenu()")],
        "gtk_shortcut_trigger_create_with_aliases": [.name("withAliases(of:modifiers:)")],
        "gtk_accelerator_get_label": [.home("ShortcutTrigger"), .name("acceleratorLabel(key:modifiers:)")],
        "gtk_accelerator_name": [.home("ShortcutTrigger"), .name("acceleratorName(key:modifiers:)")],
        "gtk_accelerator_parse": [
            .home("ShortcutTrigger"), .name("parseAccelerator(_:)"),
            .parameters(["accelerator_key": "key", "accelerator_mods": "modifiers"]),
        ],
        "gtk_accelerator_valid": [.home("ShortcutTrigger"), .name("isValidAccelerator(key:modifiers:)")],
        "gtk_accelerator_get_default_mod_mask": [.home("ShortcutTrigger"), .name("acceleratorModifiers")],
        "gtk_accelerator_*_with_keycode": [.hide("key codes are the keyboard's, and its layout's; keys do")],
        // MARK: The library
        "gtk_check_version": [.hide(version)],
        "gtk_get_*_age": [.hide(version)],
        "gtk_get_major_version": [.hide(version)],
        "gtk_get_minor_version": [.hide(version)],
        "gtk_get_micro_version": [.hide(version)],
        "gtk_get_debug_flags": [.hide("the environment variable GTK_DEBUG sets them")],
        "gtk_set_debug_flags": [.hide("the environment variable GTK_DEBUG sets them")],
        "gtk_get_default_language": [.hide("Pango.Language.default is the same")],
        "gtk_get_locale_direction": [.home("TextDirection", as: "get_locale"), .name("ofLocale")],
        "gtk_is_initialized": [
            .hide("GTK is initialised where it has to be; GTK.isDisplayAvailable() asks for a display")
        ],
        "GTK_LICENSE_0BSD": [.name("zeroClauseBSD")],
        "gtk_disable_portal*": [.hide("for programs that implement portals; others must not call it")],
        "gtk_disable_setlocale": [.home("Application", as: "disable_setlocale"), .name("disableSettingLocale()")],
        "gtk_css_parser_*_quark": [.hide("GLibError names the domain; `catch` matches the enumeration")],
        "gtk_enumerate_printers": [.home("Printer", as: "enumerate")],
        "gtk_hsv_to_rgb": [.hide("RGBA(hue:saturation:value:alpha:) does it")],
        "gtk_rgb_to_hsv": [.hide("RGBA.hsv does it")],
        "gtk_render_*": [.method("StyleContext", as: "render_*")],
        "gtk_test_*": [.hide(testing)],
        "gtk_tree_create_row_drag_content": [.method("TreeModel", as: "create_row_drag_content")],
        "gtk_tree_get_row_drag_data": [.home("TreePath", as: "row_drag_data")],
        "gtk_value_*": [.hide("Value holds expressions")],
    ]

    private static let cursorMove = ["object": "step", "p0": "count", "p1": "extend", "p2": "modify"]
}
