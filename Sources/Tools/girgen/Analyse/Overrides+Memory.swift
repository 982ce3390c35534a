// Where the GIR files say too little about memory: what a function changes, keeps, frees, or looks at without a check.

extension Overrides {
    /// Structures that a function changes although the GIR says that they only go in: positions in a text or a tree that
    /// the function moves, or keeps valid while it changes what they point into.
    static let changedParameters: [String: Set<String>] = [
        "gtk_list_store_remove": ["iter"],
        "gtk_text_buffer_backspace": ["iter"],
        "gtk_text_buffer_create_child_anchor": ["iter"],
        "gtk_text_buffer_delete": ["start", "end"],
        "gtk_text_buffer_delete_interactive": ["start_iter", "end_iter"],
        "gtk_text_buffer_insert": ["iter"],
        "gtk_text_buffer_insert_child_anchor": ["iter"],
        "gtk_text_buffer_insert_interactive": ["iter"],
        "gtk_text_buffer_insert_markup": ["iter"],
        "gtk_text_buffer_insert_paintable": ["iter"],
        "gtk_text_buffer_insert_range": ["iter"],
        "gtk_text_buffer_insert_range_interactive": ["iter"],
        "gtk_text_iter_order": ["second"],
        "gtk_text_view_backward_display_line": ["iter"],
        "gtk_text_view_backward_display_line_start": ["iter"],
        "gtk_text_view_forward_display_line": ["iter"],
        "gtk_text_view_forward_display_line_end": ["iter"],
        "gtk_text_view_move_visually": ["iter"],
        "gtk_tree_model_iter_next": ["iter"],
        "gtk_tree_model_iter_previous": ["iter"],
        "gtk_tree_store_remove": ["iter"],
    ]

    /// Enumerations of which C takes other numbers than it declares.
    static let openEnumerations: [String: String] = [
        "Gio.SocketFamily": "the system's numbers",
        "Gio.SocketProtocol": "the system's numbers",
        "Pango.AttrType": "pango_attr_type_register() adds some",
        "Pango.Weight": "a number from 100 to 1000",
    ]

    /// What arguments have to fulfil that C believes, by C function: a statement that traps otherwise.
    static let requirements = rowRequirements.merging(interfaceRequirements) { first, _ in first }
        .merging(argumentRequirements) { first, _ in first }

    private static let argumentRequirements: [String: String] = [
        "g_application_new":
            "if let applicationID { requireApplicationID(applicationID, \"g_application_new: application_id\") }",
        "g_application_set_application_id":
            "if let newValue { requireApplicationID(newValue, \"g_application_set_application_id: application_id\") }",
        "g_list_model_items_changed": "prepareItemsChanged(position, removed: removed, added: added)",
        "gdk_clipboard_read_async": "requireShort(mimeTypes, \"gdk_clipboard_read_async: mime_types\")",
        "gdk_content_formats_builder_add_mime_type":
            "requireShort([mimeType], \"gdk_content_formats_builder_add_mime_type: mime_type\")",
        "gdk_content_formats_new": "requireShort(mimeTypes ?? [], \"gdk_content_formats_new: mime_types\")",
        "gdk_content_provider_new_for_bytes":
            "requireShort([mimeType], \"gdk_content_provider_new_for_bytes: mime_type\")",
        "gdk_drop_read_async": "requireShort(mimeTypes, \"gdk_drop_read_async: mime_types\")",
        "gdk_memory_texture_new":
            "Self.requirePixels(bytes.count, width: width, height: height, stride: stride, format, \"gdk_memory_texture_new\")",
        "gdk_pixbuf_composite":
            "destination.requireArea(destinationX, destinationY, destinationWidth, destinationHeight, \"gdk_pixbuf_composite: dest\")",
        "gdk_pixbuf_composite_color":
            "destination.requireArea(destinationX, destinationY, destinationWidth, destinationHeight, \"gdk_pixbuf_composite_color: dest\")",
        "gdk_pixbuf_copy_area":
            "requireArea(sourceX, sourceY, width, height, \"gdk_pixbuf_copy_area\"); destinationPixbuf.requireArea(destinationX, destinationY, width, height, \"gdk_pixbuf_copy_area: dest_pixbuf\")",
        "gdk_pixbuf_new_subpixbuf": "requireArea(sourceX, sourceY, width, height, \"gdk_pixbuf_new_subpixbuf\")",
        "gdk_pixbuf_save_to_bufferv": "requireValues(optionKeys, optionValues, \"gdk_pixbuf_save_to_bufferv\")",
        "gdk_pixbuf_save_to_streamv": "requireValues(optionKeys, optionValues, \"gdk_pixbuf_save_to_streamv\")",
        "gdk_pixbuf_save_to_streamv_async":
            "requireValues(optionKeys, optionValues, \"gdk_pixbuf_save_to_streamv_async\")",
        "gdk_pixbuf_savev": "requireValues(optionKeys, optionValues, \"gdk_pixbuf_savev\")",
        "gdk_pixbuf_scale":
            "destination.requireArea(destinationX, destinationY, destinationWidth, destinationHeight, \"gdk_pixbuf_scale: dest\")",
        "gdk_popup_present": "requireNumber(max(width, height), in: 1..<32_768, \"gdk_popup_present: width, height\")",
        "gdk_pixbuf_new_from_bytes":
            "Self.requirePixels(data.count, width: width, height: height, stride: rowstride, hasAlpha: hasAlpha, \"gdk_pixbuf_new_from_bytes\")",
        "gtk_icon_view_get_cell_rect":
            "if cell != nil { requireLayout(of: path, \"gtk_icon_view_get_cell_rect: path\") }",
        "gtk_icon_view_get_dest_item_at_pos":
            "requireLayout(of: TreePath([0]), \"gtk_icon_view_get_dest_item_at_pos\")",
        "gtk_icon_view_get_item_at_pos":
            "requireLayout(of: TreePath([0]), \"gtk_icon_view_get_item_at_pos\")",
        "gtk_icon_view_get_path_at_pos":
            "requireLayout(of: TreePath([0]), \"gtk_icon_view_get_path_at_pos\")",
        "gtk_icon_view_get_tooltip_context":
            "requireLayout(of: TreePath([0]), \"gtk_icon_view_get_tooltip_context\")",
        "gtk_icon_view_set_cursor": "if startEditing { requireLayout(of: path, \"gtk_icon_view_set_cursor: path\") }",
        "gtk_icon_view_set_tooltip_cell": "requireLayout(of: path, \"gtk_icon_view_set_tooltip_cell: path\")",
        "gtk_im_context_set_surrounding":
            "requireIndices(cursorIndex, in: text, \"gtk_im_context_set_surrounding: cursor_index\")",
        "gtk_im_context_set_surrounding_with_selection":
            "requireIndices(cursorIndex, anchorIndex, in: text, \"gtk_im_context_set_surrounding_with_selection\")",
        "g_dbus_object_manager_server_export":
            "requirePath(object, \"g_dbus_object_manager_server_export: object\")",
        "g_dbus_object_manager_server_export_uniquely":
            "requirePath(object, \"g_dbus_object_manager_server_export_uniquely: object\")",
        "g_file_set_display_name": "try requireRenaming(to: displayName, \"g_file_set_display_name: display_name\")",
        "g_file_set_display_name_async":
            "try requireRenaming(to: displayName, \"g_file_set_display_name_async: display_name\")",
        "g_menu_item_new_from_model":
            "requireNumber(itemIndex, in: 0..<model.itemCount, \"g_menu_item_new_from_model: item_index\")",
        "g_menu_model_get_item_attribute_value":
            "requireNumber(itemIndex, in: 0..<itemCount, \"g_menu_model_get_item_attribute_value: item_index\")",
        "g_menu_model_get_item_link":
            "requireNumber(itemIndex, in: 0..<itemCount, \"g_menu_model_get_item_link: item_index\")",
        "g_menu_model_iterate_item_attributes":
            "requireNumber(itemIndex, in: 0..<itemCount, \"g_menu_model_iterate_item_attributes: item_index\")",
        "g_menu_model_iterate_item_links":
            "requireNumber(itemIndex, in: 0..<itemCount, \"g_menu_model_iterate_item_links: item_index\")",
        "g_unix_fd_list_get": "requireNumber(index, in: 0..<length, \"g_unix_fd_list_get: index_\")",
        "graphene_quad_get_point": "requireNumber(index, in: 0..<4, \"graphene_quad_get_point: index_\")",
        "gsk_gl_shader_new_from_bytes": "requireSome(sourcecode.count, \"gsk_gl_shader_new_from_bytes: sourcecode\")",
        "gsk_render_node_deserialize": "requireShallow(bytes, \"gsk_render_node_deserialize: bytes\")",
        "gsk_transform_rotate": "requireAngle(angle, \"gsk_transform_rotate: angle\")",
        "gsk_transform_rotate_3d": "requireAngle(angle, \"gsk_transform_rotate_3d: angle\")",
        "gtk_app_chooser_dialog_new": "requireContentType(file, \"gtk_app_chooser_dialog_new: file\")",
        "gtk_application_inhibit": "requireRegistered(\"gtk_application_inhibit\")",
        "gtk_application_new":
            "if let applicationID { requireApplicationID(applicationID, \"gtk_application_new: application_id\") }",
        "gtk_application_uninhibit": "requireRegistered(\"gtk_application_uninhibit\")",
        "gtk_aspect_frame_new": "requireNotNaN(ratio, \"gtk_aspect_frame_new: ratio\")",
        "gtk_aspect_frame_set_ratio": "requireNotNaN(newValue, \"gtk_aspect_frame_set_ratio: ratio\")",
        "gtk_bitset_add_rectangle": "requireSome(Swift.min(width, height, stride), \"gtk_bitset_add_rectangle\")",
        "gtk_bitset_remove_rectangle": "requireSome(Swift.min(width, height, stride), \"gtk_bitset_remove_rectangle\")",
        "gtk_builder_list_item_factory_new_from_bytes":
            "requireSome(bytes.count, \"gtk_builder_list_item_factory_new_from_bytes: bytes\")",
        "g_variant_dict_new": "fromAsv?.requireDictionary(\"g_variant_dict_new: from_asv\")",
        "gtk_filter_changed": "SteadyLists.require(\"gtk_filter_changed\")",
        "gtk_flow_box_append": "requireSteady(\"gtk_flow_box_append\")",
        "gtk_flow_box_bind_model":
            "requireSteady(\"gtk_flow_box_bind_model\"); let createWidgetFunction = requiringNewChildren(createWidgetFunction, \"gtk_flow_box_bind_model: create_widget_func\")",
        "gtk_flow_box_child_changed": "(parent as? FlowBox)?.requireSteady(\"gtk_flow_box_child_changed\")",
        "gtk_flow_box_insert": "requireSteady(\"gtk_flow_box_insert\")",
        "gtk_flow_box_invalidate_filter": "requireSteady(\"gtk_flow_box_invalidate_filter\")",
        "gtk_flow_box_invalidate_sort": "requireSteady(\"gtk_flow_box_invalidate_sort\")",
        "gtk_flow_box_prepend": "requireSteady(\"gtk_flow_box_prepend\")",
        "gtk_flow_box_remove": "requireSteady(\"gtk_flow_box_remove\")",
        "gtk_flow_box_remove_all": "requireSteady(\"gtk_flow_box_remove_all\")",
        "gtk_flow_box_set_filter_func":
            "requireSteady(\"gtk_flow_box_set_filter_func\"); let filterFunction = filterFunction.map { keepingSteady($0, \"filter\") }",
        "gtk_flow_box_set_sort_func":
            "requireSteady(\"gtk_flow_box_set_sort_func\"); let sortFunction = sortFunction.map { keepingSteady($0, \"sort\") }",
        "gtk_im_context_simple_add_compose_file":
            "requireSome(composeFile.utf8.count, \"gtk_im_context_simple_add_compose_file: compose_file\")",
        "gtk_list_box_append": "requireSteady(\"gtk_list_box_append\")",
        "gtk_list_box_bind_model":
            "requireSteady(\"gtk_list_box_bind_model\"); let createWidgetFunction = createWidgetFunction.map { requiringNewChildren($0, \"gtk_list_box_bind_model: create_widget_func\") }",
        "gtk_list_box_insert": "requireSteady(\"gtk_list_box_insert\")",
        "gtk_list_box_invalidate_filter": "requireSteady(\"gtk_list_box_invalidate_filter\")",
        "gtk_list_box_invalidate_headers": "requireSteady(\"gtk_list_box_invalidate_headers\")",
        "gtk_list_box_invalidate_sort": "requireSteady(\"gtk_list_box_invalidate_sort\")",
        "gtk_list_box_prepend": "requireSteady(\"gtk_list_box_prepend\")",
        "gtk_list_box_remove": "requireSteady(\"gtk_list_box_remove\")",
        "gtk_list_box_remove_all": "requireSteady(\"gtk_list_box_remove_all\")",
        "gtk_list_box_row_changed": "(parent as? ListBox)?.requireSteady(\"gtk_list_box_row_changed\")",
        "gtk_list_box_set_filter_func":
            "requireSteady(\"gtk_list_box_set_filter_func\"); let filterFunction = filterFunction.map { keepingSteady($0, \"filter\") }",
        "gtk_list_box_set_header_func":
            "requireSteady(\"gtk_list_box_set_header_func\"); let updateHeader = updateHeader.map { keepingSteady($0, \"header\") }",
        "gtk_list_box_set_sort_func":
            "requireSteady(\"gtk_list_box_set_sort_func\"); let sortFunction = sortFunction.map { keepingSteady($0, \"sort\") }",
        "gtk_multi_filter_append": "requireOutside(filter, \"gtk_multi_filter_append: filter\")",
        "gtk_multi_sorter_append": "requireOutside(sorter, \"gtk_multi_sorter_append: sorter\")",
        "gtk_popover_popup": "requireShownRoot(\"gtk_popover_popup\")",
        "gtk_print_context_get_height": "requireOperation(\"gtk_print_context_get_height\")",
        "gtk_print_context_get_width": "requireOperation(\"gtk_print_context_get_width\")",
        "gtk_print_context_set_cairo_context": "requireOperation(\"gtk_print_context_set_cairo_context\")",
        "gtk_print_operation_draw_page_finish": "requireRunning(\"gtk_print_operation_draw_page_finish\")",
        "gtk_print_operation_preview_render_page":
            "(self as? PrintOperation)?.requireRunning(\"gtk_print_operation_preview_render_page\")",
        "gtk_sorter_changed": "SteadyLists.require(\"gtk_sorter_changed\")",
        "gtk_snapshot_to_node": "isFinished = true",
        "gtk_snapshot_to_paintable": "isFinished = true",
        "gtk_snapshot_rotate": "requireAngle(angle, \"gtk_snapshot_rotate: angle\")",
        "gtk_snapshot_rotate_3d": "requireAngle(angle, \"gtk_snapshot_rotate_3d: angle\")",
        "gtk_menu_button_popup": "requireShownRoot(\"gtk_menu_button_popup\")",
        "gtk_text_iter_set_line_index":
            "requireNumber(newValue, in: 0..<bytesInLine + 1, \"gtk_text_iter_set_line_index: byte_on_line\")",
        "gtk_text_iter_set_line_offset":
            "requireNumber(newValue, in: 0..<charsInLine + 1, \"gtk_text_iter_set_line_offset: char_on_line\")",
        "gtk_text_iter_set_visible_line_offset":
            "requireNumber(newValue, in: 0..<charsInLine + 1, \"gtk_text_iter_set_visible_line_offset: char_on_line\")",
        "gtk_text_iter_set_visible_line_index":
            "requireNumber(newValue, in: 0..<bytesInLine + 1, \"gtk_text_iter_set_visible_line_index: byte_on_line\")",
        "gtk_text_view_add_child_at_anchor": "anchor.requireBuffer(\"gtk_text_view_add_child_at_anchor: anchor\")",
        "gtk_tree_list_model_new": "let createFunction = TreeDepth.limiting(createFunction)",
        "gtk_widget_add_controller": "controller.requireFree(\"gtk_widget_add_controller: controller\")",
        "gtk_widget_dispose_template": "requireClass(widgetType, \"gtk_widget_dispose_template: widget_type\")",
        "gtk_widget_insert_after": "parent.attach(self, \"gtk_widget_insert_after: parent\")",
        "gtk_widget_insert_before": "parent.attach(self, \"gtk_widget_insert_before: parent\")",
        "gtk_widget_set_layout_manager":
            "newValue?.requireFree(\"gtk_widget_set_layout_manager: layout_manager\")",
        "gtk_widget_set_parent": "parent.attach(self, \"gtk_widget_set_parent: parent\")",
        "gtk_widget_show": "requireParentOfPopover(\"gtk_widget_show\")",
        "g_desktop_app_info_get_action_name":
            "requireAction(actionName, \"g_desktop_app_info_get_action_name: action_name\")",
        "g_themed_icon_new_from_names": "requireSome(iconnames.count, \"g_themed_icon_new_from_names: iconnames\")",
        "gtk_editable_get_chars": "requireNotNegative(range.lowerBound, \"gtk_editable_get_chars: start_pos\")",
        "gtk_gesture_group": "if gesture === self { return }",
        "gtk_icon_paintable_new_for_file": "requireLocalFile(file, \"gtk_icon_paintable_new_for_file: file\")",
        "gtk_icon_theme_set_resource_path": "let newValue: [String]? = newValue ?? []",
        "gtk_icon_theme_set_search_path": "let path: [String]? = path ?? []",
        "gtk_label_select_region": "requireCharacters(range, \"gtk_label_select_region\")",
        "gtk_layout_manager_allocate": "requireWidget(widget, \"gtk_layout_manager_allocate: widget\")",
        "gtk_layout_manager_measure": "requireWidget(widget, \"gtk_layout_manager_measure: widget\")",
        "gtk_media_stream_realize": "countRealization(for: surface)",
        "gtk_media_stream_unrealize": "requireRealization(for: surface, \"gtk_media_stream_unrealize: surface\")",
        "gtk_print_job_get_surface": "defer { finishSurfaceAtEnd() }",
        "gtk_print_job_set_source_fd": "requireNoSurface(\"gtk_print_job_set_source_fd\")",
        "gtk_print_job_set_source_file": "requireNoSurface(\"gtk_print_job_set_source_file\")",
        "gtk_snapshot_append_conic_gradient": "requireStops(stops, \"gtk_snapshot_append_conic_gradient: stops\")",
        "gtk_snapshot_append_linear_gradient": "requireStops(stops, \"gtk_snapshot_append_linear_gradient: stops\")",
        "gtk_snapshot_append_radial_gradient":
            "requireStops(stops, \"gtk_snapshot_append_radial_gradient: stops\"); requireRadii(hradius, vradius, start: start, end: end, \"gtk_snapshot_append_radial_gradient\")",
        "gtk_snapshot_append_repeating_linear_gradient":
            "requireStops(stops, \"gtk_snapshot_append_repeating_linear_gradient: stops\")",
        "gtk_snapshot_append_repeating_radial_gradient":
            "requireStops(stops, \"gtk_snapshot_append_repeating_radial_gradient: stops\"); requireRadii(hradius, vradius, start: start, end: end, \"gtk_snapshot_append_repeating_radial_gradient\")",
        "pango_context_load_fontset":
            "defer { fontMap?.keepMap(with: self, description, language) }",
        "pango_font_map_load_fontset": "defer { keepMap(with: context, description, language) }",
        "pango_tab_array_new": "requireNumber(initialSize, in: 0..<1 << 20, \"pango_tab_array_new: initial_size\")",
        "pango_layout_get_caret_pos":
            "requireNumber(index, in: 0..<text.utf8.count + 1, \"pango_layout_get_caret_pos: index_\")",
        "pango_layout_line_index_to_x": "requireLayout(\"pango_layout_line_index_to_x\")",
        "pango_layout_line_x_to_index": "requireLayout(\"pango_layout_line_x_to_index\")",
        "pango_layout_move_cursor_visually":
            "requireNumber(oldIndex, in: 0..<text.utf8.count + 1, \"pango_layout_move_cursor_visually: old_index\"); requireNumber(oldTrailing, in: 0..<text.utf8.dropFirst(oldIndex).count { $0 & 0xC0 != 0x80 } + 1, \"pango_layout_move_cursor_visually: old_trailing\")",
        "pango_tab_array_resize": "requireNumber(newSize, in: 0..<tabLimit, \"pango_tab_array_resize: new_size\")",
        "pango_tab_array_set_decimal_point":
            "requireNumber(tabIndex, in: 0..<tabLimit, \"pango_tab_array_set_decimal_point: tab_index\")",
        "pango_tab_array_set_tab": "requireNumber(tabIndex, in: 0..<tabLimit, \"pango_tab_array_set_tab: tab_index\")",
        "pango_glyph_item_apply_attrs": "requireText(text, \"pango_glyph_item_apply_attrs: text\")",
        "pango_glyph_item_split": "requireText(text, \"pango_glyph_item_split: text\")",
        "pango_glyph_string_index_to_x":
            "requireText(text, index: index, \"pango_glyph_string_index_to_x: text\")",
        "pango_glyph_string_extents_range":
            "requireGlyphs(range.lowerBound, range.upperBound, \"pango_glyph_string_extents_range\")",
        "pango_glyph_string_x_to_index": "requireText(text, x: xPosition, \"pango_glyph_string_x_to_index: text\")",
        "pango_renderer_draw_glyph_item":
            "if let text { glyphItem.requireText(text, \"pango_renderer_draw_glyph_item: text\") }",
    ]

    /// Functions of interfaces that C calls on whatever it is given, by what their names begin with: a Swift class can
    /// conform to the protocol although its C class has not the interface.
    private static let unchecked: KeyValuePairs<String, [String]> = [
        "g_action_group": ["query_action"],
        "g_action_map": ["add_action", "lookup_action", "remove_action"],
        "g_dbus_object": ["get_interfaces", "get_object_path"],
        "g_dbus_object_manager": ["get_object_path", "get_objects"],
        "g_dtls_connection": ["set_advertised_protocols"],
        "g_icon": ["serialize"],
        "g_network_monitor": ["can_reach", "can_reach_async"],
        "g_remote_action_group": ["activate_action_full", "change_action_state_full"],
        "g_tls_backend": [
            "get_certificate_type", "get_client_connection_type", "get_server_connection_type", "supports_dtls",
            "supports_tls",
        ],
        "gtk_app_chooser": ["get_app_info", "refresh"],
        "gtk_file_chooser": ["add_choice", "get_choice", "remove_choice", "set_choice"],
        "gtk_tree_drag_dest": ["drag_data_received", "row_drop_possible"],
        "gtk_tree_drag_source": ["drag_data_delete", "drag_data_get", "row_draggable"],
    ]

    private static let interfaceRequirements: [String: String] = unchecked.reduce(into: [:]) { found, entry in
        for function in entry.value {
            let name = "\(entry.key)_\(function)"
            let check = "requireInterface(\(entry.key)_get_type(), \"\(name)\")"
            let isOfSource = entry.key == "gtk_tree_drag_source"
            found[name] = isOfSource ? check + "; requireSourceBehind(\"\(name)\")" : check
        }
    }

    /// That a position is of a row that the model still has, by the Swift name of the parameter and the C name.
    private static func row(
        _ function: String,
        of model: String = "self",
        _ parameters: KeyValuePairs<String, String>
    ) -> (String, String) {
        let checks = parameters.map { "requireRow(\($0.key), of: \(model), \"\(function): \($0.value)\")" }
        return (function, checks.joined(separator: "; "))
    }

    /// The same of a function that inserts a row.
    private static func insertion(
        _ function: String,
        _ parameters: KeyValuePairs<String, String> = [:]
    ) -> (String, String) {
        let check = row(function, parameters).1
        return (function, insertion + (check.isEmpty ? "" : "; ") + check)
    }

    private static let insertion = "let change = RowChange.insertion(into: self); defer { change.end() }"

    private static func removal(_ function: String) -> (String, String) {
        (
            function,
            "let change = RowChange.removal(of: iter, from: self, \"\(function): iter\"); defer { change.end() }"
        )
    }

    private static func clearing(_ function: String) -> (String, String) {
        (function, "let change = RowChange.clearing(self, \"\(function)\"); defer { change.end() }")
    }

    /// What functions of GTK's tree models ask of positions.
    private static let rowRequirements = Dictionary(uniqueKeysWithValues: [
        row("gtk_cell_area_apply_attributes", of: "treeModel", ["iter": "iter"]),
        row("gtk_combo_box_set_active_iter", of: "model", ["iter": "iter"]),
        row("gtk_tree_view_column_cell_set_cell_data", of: "treeModel", ["iter": "iter"]),
        row("gtk_tree_selection_iter_is_selected", of: "treeView.model", ["iter": "iter"]),
        row("gtk_tree_selection_select_iter", of: "treeView.model", ["iter": "iter"]),
        row("gtk_tree_selection_unselect_iter", of: "treeView.model", ["iter": "iter"]),
        row("gtk_tree_model_get_path", ["iter": "iter"]),
        row("gtk_tree_model_get_string_from_iter", ["iter": "iter"]),
        row("gtk_tree_model_get_value", ["iter": "iter"]),
        row("gtk_tree_model_iter_children", ["parent": "parent"]),
        row("gtk_tree_model_iter_has_child", ["iter": "iter"]),
        row("gtk_tree_model_iter_n_children", ["iter": "iter"]),
        row("gtk_tree_model_iter_next", ["iter": "iter"]),
        row("gtk_tree_model_iter_nth_child", ["parent": "parent"]),
        row("gtk_tree_model_iter_parent", ["child": "child"]),
        row("gtk_tree_model_iter_previous", ["iter": "iter"]),
        row("gtk_tree_model_row_changed", ["iter": "iter"]),
        row("gtk_tree_model_filter_convert_child_iter_to_iter", of: "model", ["childIter": "child_iter"]),
        row("gtk_tree_model_filter_convert_iter_to_child_iter", ["filterIter": "filter_iter"]),
        row("gtk_tree_model_sort_convert_child_iter_to_iter", of: "model", ["childIter": "child_iter"]),
        row("gtk_tree_model_sort_convert_iter_to_child_iter", ["sortedIter": "sorted_iter"]),
        row("gtk_list_store_move_after", ["iter": "iter", "position": "position"]),
        row("gtk_list_store_move_before", ["iter": "iter", "position": "position"]),
        row("gtk_list_store_set_value", ["iter": "iter"]),
        row("gtk_list_store_swap", ["a": "a", "b": "b"]),
        row("gtk_tree_store_is_ancestor", ["iter": "iter", "descendant": "descendant"]),
        row("gtk_tree_store_iter_depth", ["iter": "iter"]),
        row("gtk_tree_store_move_after", ["iter": "iter", "position": "position"]),
        row("gtk_tree_store_move_before", ["iter": "iter", "position": "position"]),
        row("gtk_tree_store_set_value", ["iter": "iter"]),
        row("gtk_tree_store_swap", ["a": "a", "b": "b"]),
        insertion("gtk_list_store_append"),
        insertion("gtk_list_store_insert"),
        insertion("gtk_list_store_insert_after", ["sibling": "sibling"]),
        insertion("gtk_list_store_insert_before", ["sibling": "sibling"]),
        insertion("gtk_list_store_prepend"),
        insertion("gtk_tree_store_append", ["parent": "parent"]),
        insertion("gtk_tree_store_insert", ["parent": "parent"]),
        insertion("gtk_tree_store_insert_after", ["parent": "parent", "sibling": "sibling"]),
        insertion("gtk_tree_store_insert_before", ["parent": "parent", "sibling": "sibling"]),
        insertion("gtk_tree_store_prepend", ["parent": "parent"]),
        removal("gtk_list_store_remove"),
        removal("gtk_tree_store_remove"),
        clearing("gtk_list_store_clear"),
        clearing("gtk_tree_store_clear"),
        ("gtk_tree_model_filter_clear_cache", noteLoss),
        ("gtk_tree_model_sort_clear_cache", noteLoss),
        ("gtk_tree_model_foreach", "let function = keepingRows(function, \"gtk_tree_model_foreach\")"),
    ])

    /// Rows that a model keeps beside the model behind it are gone too.
    private static let noteLoss = "RowMoment.noteLoss(of: pointer.assumingMemoryBound(to: GObject.self))"

    /// The functions that check texts of which C ends the program if they are wrong: by parameter, of a class or of all.
    static let parameterRequirements = [
        "Gio.Settings.key": "requireKey",
        "detailed_action": "requireDetailedAction",
    ]

    /// Windows that C puts together, and whose functions read parts that are gone when the window was destroyed.
    static let compositeWindows: Set<String> = [
        "Gtk.AboutDialog", "Gtk.AppChooserDialog", "Gtk.Assistant", "Gtk.ColorChooserDialog", "Gtk.Dialog",
        "Gtk.FileChooserDialog", "Gtk.FontChooserDialog", "Gtk.MessageDialog", "Gtk.PageSetupUnixDialog",
        "Gtk.PrintUnixDialog", "Gtk.ShortcutsWindow",
    ]

    /// The interfaces of such windows.
    static let interfacesOfCompositeWindows: Set<String> = [
        "Gtk.AppChooser", "Gtk.ColorChooser", "Gtk.FileChooser", "Gtk.FontChooser",
    ]

    /// Parameters that an object takes others by and never itself, as C wouldn't end: by C function.
    static let othersOnly: [String: String] = [
        "gtk_action_bar_set_center_widget": "center_widget", "gtk_center_box_set_center_widget": "child",
        "gtk_center_box_set_end_widget": "child", "gtk_center_box_set_start_widget": "child",
        "gtk_list_box_row_set_header": "header", "gtk_list_box_set_placeholder": "placeholder",
        "gtk_map_list_model_set_model": "model", "gtk_notebook_set_action_widget": "widget",
        "gtk_notebook_set_menu_label": "menu_label", "gtk_notebook_set_tab_label": "tab_label",
        "gtk_text_view_set_gutter": "widget",
    ]

    /// The names of parameters by which a method of a widget takes a child.
    static let childParameters: Set<String> = [
        "center_widget", "child", "content", "header", "label_widget", "menu_label", "page", "placeholder", "popover",
        "sidebar", "tab_label", "title_widget", "titlebar", "widget",
    ]

    /// The first words of the names of methods that add a child. Other methods take an existing child or set a property.
    static let childVerbs: Set<String> = ["add", "append", "attach", "insert", "pack", "prepend", "put"]

    /// Statements that trap if the new value of a property doesn't meet a requirement that C relies on.
    static let propertyRequirements: [String: String] = [
        "GtkColumnViewCell:child":
            "if newValue !== child { newValue?.requireNoParent(\"GtkColumnViewCell:child\") }",
        "GdkDisplayManager:default-display": "requireDisplay(newValue, \"GdkDisplayManager:default-display\")",
        "GtkDragIcon:child":
            "if let newValue { requireOther(newValue, \"GtkDragIcon:child\"); newValue.requireUnmanagedShortcuts(\"GtkDragIcon:child\") }",
        "GtkEntry:completion": "if newValue !== completion { newValue?.requireNoEntry(\"GtkEntry:completion\") }",
        "GtkFilterListModel:filter": "SteadyLists.require(\"GtkFilterListModel:filter\")",
        "GtkHeaderBar:decoration-layout":
            "if let newValue { requireDecorationLayout(newValue, \"GtkHeaderBar:decoration-layout\") }",
        "GtkListHeader:child": "if newValue !== child { newValue?.requireNoParent(\"GtkListHeader:child\") }",
        "GtkListItem:child": "if newValue !== child { newValue?.requireNoParent(\"GtkListItem:child\") }",
        "GtkSettings:gtk-decoration-layout":
            "requireDecorationLayout(newValue, \"GtkSettings:gtk-decoration-layout\")",
        "GtkSortListModel:sorter": "SteadyLists.require(\"GtkSortListModel:sorter\")",
        "GtkWidget:visible": "if newValue { requireParentOfPopover(\"GtkWidget:visible\") }",
        "GtkWindowControls:decoration-layout":
            "if let newValue { requireDecorationLayout(newValue, \"GtkWindowControls:decoration-layout\") }",
    ]

    /// Statements that trap if a virtual function without a result didn't leave the state that C relies on.
    static let virtualFunctionChecks: [String: String] = [
        "GtkWidgetClass.realize": "object.requireState(gtk_widget_get_realized(argument0) != 0, \"onRealize\")",
        "GtkWidgetClass.unrealize": "object.requireState(gtk_widget_get_realized(argument0) == 0, \"onUnrealize\")",
    ]

    /// Members of implementations in Swift that check what C relies on. C calls them instead of the requirements.
    static let calledMembers: [String: String] = [
        "GListModelInterface.get_item": "objectForC",
        "GListModelInterface.get_n_items": "countForC",
    ]

    /// Positions in another text than the receiver's.
    static let positionsElsewhere: [String: Set<String>] = [
        "gtk_text_buffer_insert_range": ["start", "end"],
        "gtk_text_buffer_insert_range_interactive": ["start", "end"],
    ]

    /// Statements that trap if C can't compare `left` and `right`.
    static let comparisonChecks = [
        "gtk_text_iter_compare": "left.requirePosition(right, \"gtk_text_iter_compare: rhs\")"
    ]

    /// Properties that hold an object within another, which can never be that one itself.
    static let propertiesOfParts: Set<String> = [
        "child", "content", "end-child", "label-widget", "model", "popover", "sidebar", "sorter", "start-child",
        "title-widget",
        "titlebar",
    ]

    /// What owns the memory that a structure points into, so that the structure keeps it alive.
    static let structureOwners: [String: String] = [
        "Gtk.TextIter": "textBuffer(of: cValue)",
        "Gtk.TreeIter": "RowMoment.current",  // A row can't be kept; this tells whether it may be gone.
        "Pango.Analysis": "nil",  // The item that it is read from, where it is.
    ]

    /// Structures without fields to look at that are something when they are all zero.
    static let structuresThatMayBeZero: Set<String> = ["Gsk.RoundedRect"]

    /// Functions that say yes or no, and fail besides: what they return is no mere success.
    static let truthsThatMayFail: Set<String> = [
        "g_credentials_is_same_user", "g_key_file_get_boolean", "g_task_propagate_boolean",
    ]

    /// Methods that take their instance over although the GIR says that they don't.
    static let consumedInstances: Set<String> = [
        "gdk_surface_destroy",  // Also releases the reference of the code that created the surface.
        "pango_glyph_item_apply_attrs",
    ]

    /// Who owns what a function returns, where the GIR is wrong.
    static let resultTransfers: [String: GIRTransfer] = [
        "gsk_fill_node_new": .full,
        "gsk_stroke_node_new": .full,
        "gtk_drop_target_async_get_formats": .none,
        "gtk_font_chooser_get_font_map": .none,
        "pango_reorder_items": .container,
    ]
}

extension Overrides {
    /// Parameters that C fills, although the GIR does not say so.
    static let filledParameters: [String: Set<String>] = [
        "GtkFrameClass.compute_child_allocation": ["allocation"],
        "GtkRangeClass.get_range_border": ["border_"],
        "GtkWidgetClass.compute_expand": ["hexpand_p", "vexpand_p"],
    ]

    /// Room for as many bytes as the next parameter says, of which the function returns how many it filled.
    static let byteRooms: [String: String] = ["GInputStreamClass.read_fn": "buffer"]

    /// Parameters that say how much there is, of which the function returns how much it did.
    static let countedParameters: [String: String] = [
        "GInputStreamClass.skip": "count",
        "GOutputStreamClass.write_fn": "count",
    ]

    /// Parameters that are never null, although the GIR says that they may be.
    static let presentParameters: [String: Set<String>] = [
        "GOutputStreamClass.write_fn": ["buffer"]  // Nothing is written where there are no bytes.
    ]

    /// Class structures that the headers show to the library's own modules alone.
    static let hiddenClassStructures: Set<String> = ["GdkPixbufAnimationClass", "GdkPixbufAnimationIterClass"]

    /// Parameters that Swift knows nothing of, and that C takes as null.
    static let omittedParameters: [String: String] = [
        "GtkWidgetClass.css_changed": "change"
    ]
}
