extension ModernLook {
    /// The rules of the style, for every widget of GTK.
    ///
    /// They are a string instead of a resource, because the compiler needs several seconds for the array of bytes that
    /// SwiftPM generates for a resource of this size.
    static let css = """
        /* The modern look: flat surfaces, rounded groups and one accent color, for every widget of GTK.

           The colors are defined by `Palette`, with the names that libadwaita has for them, in a light and a dark
           variant. Fills are a fraction of the text color, so that they are visible on every surface. */

        /* Windows */

        .background { color: @window_fg_color; background-color: @window_bg_color; }
        .background.popup, popover.background { background-color: transparent; }
        window.csd { border-radius: 12px; }

        window.csd.popup, window.maximized, window.fullscreen, window.tiled, window.tiled-top,
        window.tiled-left, window.tiled-right, window.tiled-bottom { border-radius: 0; }

        /* Windows on a desktop without transparency. */
        window.solid-csd, window.solid-csd:backdrop {
          padding: 1px;
          border: none;
          border-radius: 0;
          box-shadow: inset 0 0 0 1px @border_color;
        }

        headerbar, headerbar:backdrop {
          min-height: 46px;
          border: none;
          color: @headerbar_fg_color;
          background: none;
          background-color: @headerbar_bg_color;
          box-shadow: none;
        }

        window.csd > headerbar.titlebar { border-radius: 12px 12px 0 0; }

        window.maximized > headerbar.titlebar, window.fullscreen > headerbar.titlebar,
        window.tiled > headerbar.titlebar, window.solid-csd > headerbar.titlebar { border-radius: 0; }
        headerbar .title { font-weight: bold; }
        headerbar .subtitle { font-size: smaller; color: @dim_fg_color; }

        windowcontrols > button, windowcontrols > button:hover, windowcontrols > button:active,
        windowcontrols > button:backdrop {
          min-width: 24px;
          min-height: 24px;
          margin: 0;
          padding: 4px 2px;
          border: none;
          color: inherit;
          background: none;
          box-shadow: none;
        }

        windowcontrols > button > image {
          min-width: 16px;
          min-height: 16px;
          padding: 4px;
          border-radius: 9999px;
          background-color: alpha(currentColor, 0.1);
        }

        windowcontrols > button:hover > image { background-color: alpha(currentColor, 0.15); }
        windowcontrols > button:active > image { background-color: alpha(currentColor, 0.3); }

        /* Buttons */

        button, button:backdrop {
          min-height: 24px;
          padding: 5px 10px;
          border: none;
          border-radius: 9px;
          color: inherit;
          font-weight: bold;
          text-shadow: none;
          -gtk-icon-shadow: none;
          background-image: none;
          background-color: alpha(currentColor, 0.1);
          box-shadow: none;
        }

        button.image-button { padding-left: 5px; padding-right: 5px; }
        button.text-button { padding-left: 17px; padding-right: 17px; }
        button.text-button.image-button { padding-left: 9px; padding-right: 9px; }
        button:hover { background-color: alpha(currentColor, 0.15); }
        button:active, button.keyboard-activating { background-color: alpha(currentColor, 0.3); }

        button:checked {
          color: inherit;
          background-image: none;
          background-color: alpha(currentColor, 0.3);
        }

        button:checked:hover { background-color: alpha(currentColor, 0.35); }

        button:disabled, button:disabled:backdrop {
          color: inherit;
          background-color: alpha(currentColor, 0.1);
          opacity: 0.5;
        }

        button:disabled label, button:disabled image {
          color: inherit;
          opacity: 1;
          -gtk-icon-filter: none;
        }

        button.flat,
        headerbar > windowhandle > box > box > button:not(.suggested-action):not(.destructive-action),
        headerbar > windowhandle > box > box > .linked > button,
        headerbar > windowhandle > box > box > menubutton > button,
        headerbar > windowhandle > box > box > dropdown > button, .toolbar > button, button.sidebar-button {
          background-color: transparent;
        }

        button.flat:hover,
        headerbar > windowhandle > box > box > button:not(.suggested-action):not(.destructive-action):hover,
        headerbar > windowhandle > box > box > .linked > button:hover,
        headerbar > windowhandle > box > box > menubutton > button:hover,
        headerbar > windowhandle > box > box > dropdown > button:hover, .toolbar > button:hover,
        button.sidebar-button:hover { background-color: alpha(currentColor, 0.08); }

        button.flat:active,
        headerbar > windowhandle > box > box > button:not(.suggested-action):not(.destructive-action):active,
        headerbar > windowhandle > box > box > .linked > button:active,
        headerbar > windowhandle > box > box > menubutton > button:active,
        headerbar > windowhandle > box > box > dropdown > button:active, .toolbar > button:active,
        button.sidebar-button:active { background-color: alpha(currentColor, 0.16); }

        button.flat:checked,
        headerbar > windowhandle > box > box > button:not(.suggested-action):not(.destructive-action):checked,
        headerbar > windowhandle > box > box > .linked > button:checked,
        headerbar > windowhandle > box > box > menubutton > button:checked,
        headerbar > windowhandle > box > box > dropdown > button:checked, .toolbar > button:checked {
          background-color: alpha(currentColor, 0.16);
        }

        button:focus:focus-visible, menubutton:focus:focus-visible > button,
        dropdown:focus:focus-visible > button {
          outline: 2px solid @focus_color;
          outline-offset: -2px;
        }

        button.suggested-action, button.suggested-action:backdrop {
          color: @accent_fg_color;
          background-color: @accent_bg_color;
        }

        button.destructive-action, button.destructive-action:backdrop {
          color: @destructive_fg_color;
          background-color: @destructive_bg_color;
        }

        button.suggested-action:hover { background-color: mix(@accent_bg_color, black, 0.08); }
        button.destructive-action:hover { background-color: mix(@destructive_bg_color, black, 0.08); }

        button.suggested-action:active, button.suggested-action:checked {
          background-color: mix(@accent_bg_color, black, 0.25);
        }

        button.destructive-action:active, button.destructive-action:checked {
          background-color: mix(@destructive_bg_color, black, 0.25);
        }

        button.suggested-action:focus:focus-visible, button.destructive-action:focus:focus-visible {
          outline-offset: 1px;
        }

        button.pill { padding: 10px 32px; border-radius: 9999px; }

        button.circular, menubutton.circular > button {
          min-width: 34px;
          min-height: 34px;
          padding: 0;
          border-radius: 9999px;
        }

        .linked:not(.vertical) > button:not(:first-child), .linked:not(.vertical) > entry:not(:first-child),
        .linked:not(.vertical) > menubutton:not(:first-child) > button,
        .linked:not(.vertical) > dropdown:not(:first-child) > button {
          margin-left: 1px;
          border-top-left-radius: 0;
          border-bottom-left-radius: 0;
        }

        .linked:not(.vertical) > button:not(:last-child), .linked:not(.vertical) > entry:not(:last-child),
        .linked:not(.vertical) > menubutton:not(:last-child) > button,
        .linked:not(.vertical) > dropdown:not(:last-child) > button {
          border-top-right-radius: 0;
          border-bottom-right-radius: 0;
        }

        .linked.vertical > button:not(:first-child), .linked.vertical > entry:not(:first-child) {
          margin-top: 1px;
          border-top-left-radius: 0;
          border-top-right-radius: 0;
        }

        .linked.vertical > button:not(:last-child), .linked.vertical > entry:not(:last-child) {
          border-bottom-left-radius: 0;
          border-bottom-right-radius: 0;
        }

        button.link, button.link:hover, button.link:active, link, link:hover, link:visited,
        button.link:visited { color: @accent_color; text-shadow: none; }

        button.link, button.link:hover, button.link:active {
          font-weight: inherit;
          background-color: transparent;
        }

        button.color, button.font { font-weight: inherit; }
        button.osd { color: white; background-color: rgba(0, 0, 0, 0.65); }

        /* Entries and text */

        entry, spinbutton:not(.vertical), spinbutton.vertical > text {
          min-height: 34px;
          padding: 0 9px;
          border: none;
          border-radius: 9px;
          color: inherit;
          background-image: none;
          background-color: alpha(currentColor, 0.1);
          box-shadow: none;
          outline: 0 solid transparent;
          outline-offset: 0;
        }

        entry:focus-within, spinbutton:not(.vertical):focus-within, spinbutton.vertical > text:focus-within {
          outline: 2px solid @focus_color;
          outline-offset: -2px;
        }

        entry:disabled, spinbutton:disabled:not(.vertical), spinbutton.vertical > text:disabled {
          color: inherit;
          background-color: alpha(currentColor, 0.06);
          opacity: 0.5;
        }

        entry > text > placeholder, spinbutton > text > placeholder {
          color: inherit;
          opacity: 0.7;
        }

        entry > image, spinbutton > image { color: inherit; opacity: 0.8; }

        entry.flat, entry.flat:focus-within, spinbutton.flat {
          background-color: transparent;
          outline: none;
        }

        entry.error, spinbutton.error:not(.vertical) { color: @error_color; }
        entry.warning, spinbutton.warning:not(.vertical) { color: @warning_color; }
        entry.error:focus-within, spinbutton.error:not(.vertical):focus-within { outline-color: @error_color; }
        entry > text > progress > trough > progress { background-color: @accent_bg_color; }
        spinbutton:not(.vertical) { padding: 0 0 0 9px; }

        spinbutton > button, spinbutton > button:backdrop {
          min-width: 16px;
          padding: 0 9px;
          border: none;
          border-radius: 0;
          color: inherit;
          background-color: transparent;
        }

        spinbutton > button.up:dir(ltr), spinbutton > button.down:dir(rtl) { border-radius: 0 9px 9px 0; }
        spinbutton > button:hover { background-color: alpha(currentColor, 0.08); }
        spinbutton > button:active { background-color: alpha(currentColor, 0.16); }

        .view, iconview, textview > text, treeview.view {
          color: @view_fg_color;
          background-color: @view_bg_color;
        }

        .view:disabled, textview > text:disabled {
          color: @dim_fg_color;
          background-color: @view_bg_color;
        }

        textview > text > selection:focus-within, entry > text > selection:focus-within,
        spinbutton > text > selection:focus-within, label > selection, editablelabel text > selection {
          color: inherit;
          background-color: alpha(@accent_bg_color, 0.3);
        }

        /* Text styles */

        .title-1 { font-size: 181%; font-weight: 800; }
        .title-2 { font-size: 136%; font-weight: 800; }
        .title-3 { font-size: 136%; font-weight: bold; }
        .title-4 { font-size: 118%; font-weight: bold; }
        .heading { font-weight: bold; }
        .caption { font-size: 82%; }
        .caption-heading { font-size: 82%; font-weight: bold; }
        .numeric { font-feature-settings: "tnum"; }
        .monospace { font-family: monospace; }
        label.accent { color: @accent_color; }
        label.success { color: @success_color; }
        label.warning { color: @warning_color; }
        label.error { color: @error_color; }

        .dim-label, label.subtitle, scale > value, scale > marks, progressbar > text, popover.menu accelerator,
        columnview > header > button, treeview.view > header > button, row > box > .subtitle {
          opacity: 1;
          color: @dim_fg_color;
        }

        /* Check boxes, switches, scales */

        check, radio {
          min-width: 14px;
          min-height: 14px;
          padding: 2px;
          border: none;
          color: transparent;
          background-image: none;
          background-color: transparent;
          box-shadow: inset 0 0 0 2px alpha(@window_fg_color, 0.3);
        }

        check { border-radius: 6px; }

        check:hover, radio:hover {
          background-image: none;
          box-shadow: inset 0 0 0 2px alpha(@window_fg_color, 0.45);
        }

        check:active, radio:active {
          background-image: none;
          background-color: alpha(@window_fg_color, 0.25);
          box-shadow: none;
        }

        check:checked, check:indeterminate, radio:checked, radio:indeterminate {
          color: @accent_fg_color;
          background-image: none;
          background-color: @accent_bg_color;
          box-shadow: none;
        }

        check:checked:hover, check:indeterminate:hover, radio:checked:hover, radio:indeterminate:hover {
          background-image: none;
          background-color: mix(@accent_bg_color, black, 0.08);
        }

        check:checked:active, radio:checked:active {
          background-image: none;
          background-color: mix(@accent_bg_color, black, 0.25);
        }

        check:disabled, radio:disabled { opacity: 0.5; }

        switch, switch:backdrop {
          padding: 3px;
          border: none;
          border-radius: 14px;
          color: transparent;
          background-color: alpha(@window_fg_color, 0.2);
        }

        switch:hover { background-color: alpha(@window_fg_color, 0.27); }
        switch:checked { color: transparent; background-color: @accent_bg_color; }
        switch:checked:hover { background-color: mix(@accent_bg_color, black, 0.08); }
        switch:disabled { opacity: 0.5; }

        switch > slider, switch > slider:hover, switch:hover > slider, switch:checked > slider,
        switch:disabled > slider {
          min-width: 20px;
          min-height: 20px;
          margin: 0;
          border: none;
          border-radius: 10px;
          background-image: none;
          background-color: white;
          box-shadow: 0 2px 4px rgba(0, 0, 0, 0.2);
        }

        switch:focus:focus-visible, checkbutton:focus:focus-visible, scale:focus:focus-visible > trough,
        expander-widget:focus:focus-visible > box > title,
        notebook:focus:focus-visible > header > tabs > tab:checked, calendar > grid > label:focus,
        flowboxchild:focus:focus-visible, gridview > child:focus:focus-visible, row:focus:focus-visible,
        columnview row:focus:focus-visible { outline-color: @focus_color; }

        scale > trough, scale > trough > fill, progressbar > trough, levelbar > trough > block.empty {
          border: none;
          border-radius: 9999px;
          background-color: alpha(@window_fg_color, 0.15);
        }

        scale > trough > fill, scale > trough > highlight { margin: 0; }

        scale > trough > highlight, progressbar > trough > progress {
          border: none;
          border-radius: 9999px;
          background-color: @accent_bg_color;
        }

        scale.horizontal > trough { min-height: 8px; }
        scale.vertical > trough { min-width: 8px; }

        scale > trough > slider, scale > trough > slider:hover {
          min-width: 20px;
          min-height: 20px;
          margin: -6px;
          border: none;
          border-radius: 50%;
          background-image: none;
          background-color: white;
          box-shadow: 0 0 0 1px rgba(0, 0, 0, 0.1), 0 2px 4px rgba(0, 0, 0, 0.2);
        }

        progressbar.horizontal > trough, progressbar.horizontal > trough > progress {
          min-height: 8px;
          margin: 0;
        }

        progressbar.vertical > trough, progressbar.vertical > trough > progress {
          min-width: 8px;
          margin: 0;
        }

        progressbar { color: @dim_fg_color; }
        levelbar > trough { border: none; background: none; }
        levelbar > trough > block { border: none; border-radius: 9999px; }
        levelbar.horizontal > trough > block { min-height: 8px; }
        levelbar.vertical > trough > block { min-width: 8px; }

        levelbar > trough > block:not(.empty):not(.low):not(.high):not(.full) {
          background-color: @accent_bg_color;
        }

        scrollbar, scrollbar.overlay-indicator { border: none; background-color: transparent; }

        scrollbar > range > trough > slider {
          border-radius: 9999px;
          background-color: alpha(@window_fg_color, 0.35);
        }

        scrollbar > range > trough > slider:hover { background-color: alpha(@window_fg_color, 0.5); }
        scrollbar > range > trough > slider:active { background-color: alpha(@window_fg_color, 0.65); }

        /* Lists and tables */

        list, listview { color: @view_fg_color; background-color: @view_bg_color; }
        list > row, listview > row, gridview > child, flowboxchild { color: inherit; }

        list > row.activatable:hover, listview > row.activatable:hover, columnview > listview > row:hover {
          background-color: alpha(currentColor, 0.04);
        }

        list > row.activatable:active, listview > row.activatable:active {
          background-color: alpha(currentColor, 0.08);
        }

        list > row:selected, listview > row:selected, gridview > child:selected, flowboxchild:selected,
        iconview:selected, treeview.view:selected, columnview > listview > row:selected {
          color: inherit;
          background-color: alpha(@accent_bg_color, 0.25);
        }

        treeview.view:selected:focus { color: @view_fg_color; }
        row:selected button { border-color: transparent; }
        gridview > child, flowboxchild { border-radius: 9px; }

        columnview > header, columnview > header > button, treeview.view > header > button {
          border-color: @border_color;
          border-radius: 0;
          background-image: none;
          background-color: @view_bg_color;
        }

        columnview > header > button:hover, treeview.view > header > button:hover { color: @window_fg_color; }
        columnview listview > row > cell, columnview > listview > row { border-color: @border_color; }

        .navigation-sidebar, stacksidebar, stacksidebar list, .navigation-sidebar list {
          padding: 0 6px;
          background-color: transparent;
        }

        .navigation-sidebar > row, stacksidebar row {
          min-height: 24px;
          margin: 1px 0;
          padding: 6px 10px;
          border-radius: 9px;
          background-color: transparent;
        }

        .navigation-sidebar > row:hover, stacksidebar row:hover { background-color: alpha(currentColor, 0.07); }

        .navigation-sidebar > row:selected, stacksidebar row:selected {
          color: inherit;
          background-color: alpha(currentColor, 0.12);
        }

        .card, .boxed-list {
          border: none;
          border-radius: 12px;
          color: @card_fg_color;
          background-color: @card_bg_color;
          box-shadow: 0 0 0 1px @card_line_color, 0 1px 3px 1px alpha(black, 0.06), 0 2px 6px 2px alpha(black, 0.03);
        }

        .boxed-list > row {
          min-height: 38px;
          padding: 6px 12px;
          border-bottom: 1px solid @border_color;
          background-color: transparent;
        }

        .boxed-list > row:first-child { border-radius: 12px 12px 0 0; }
        .boxed-list > row:last-child { border-bottom: none; border-radius: 0 0 12px 12px; }
        .boxed-list > row:only-child { border-radius: 12px; }

        /* Menus, popovers and tooltips */

        popover.background > contents, popover.background > arrow {
          border: none;
          color: @popover_fg_color;
          background-color: @popover_bg_color;
          box-shadow: 0 0 0 1px @card_line_color, 0 1px 5px 1px alpha(black, 0.1), 0 2px 14px 3px alpha(black, 0.06);
        }

        popover.background > contents { padding: 8px; border-radius: 15px; }

        popover.background > contents > list, popover.background > contents > listview,
        popover.background > contents list, popover.background > contents listview {
          color: inherit;
          background-color: transparent;
        }

        popover.menu.background > contents { padding: 6px; }
        popover.menu modelbutton { min-height: 32px; border-radius: 9px; }

        popover.menu modelbutton:hover, popover.menu modelbutton:selected {
          color: inherit;
          background-color: alpha(currentColor, 0.1);
        }

        popover.menu modelbutton:selected:active { background-color: alpha(currentColor, 0.16); }
        popover.menu label.title { color: @dim_fg_color; }

        popover.menu check, popover.menu radio {
          transform: none;
          color: inherit;
          background: none;
          box-shadow: none;
        }

        popover.menu radio { border: none; box-shadow: inset 0 0 0 2px alpha(currentColor, 0.3); }

        popover.menu check:checked, popover.menu radio:checked, popover.menu check:hover,
        popover.menu radio:hover, popover.menu check:active, popover.menu radio:active {
          color: inherit;
          background: none;
        }

        dropdown > popover.menu.background > contents listview > row:hover {
          background-color: alpha(currentColor, 0.08);
        }

        dropdown > popover.menu listview > row { padding: 8px; border-radius: 9px; }

        dropdown > popover.menu listview > row:selected {
          color: inherit;
          background-color: transparent;
        }

        dropdown > popover.menu listview > row:selected:hover { background-color: alpha(currentColor, 0.08); }
        menubar { background-color: @headerbar_bg_color; }
        menubar > item { border-radius: 9px; }

        menubar > item:selected {
          color: inherit;
          background-color: alpha(currentColor, 0.1);
          box-shadow: none;
        }

        tooltip.background { border: none; border-radius: 9px; }
        separator { background-color: @border_color; }
        popover.background > contents separator { background-color: @border_color; }

        paned > separator, paned > separator.wide {
          background-color: transparent;
          background-image: image(@border_color);
        }

        paned > separator.wide { background-image: none; }

        /* Groups of widgets */

        frame {
          border: none;
          border-radius: 12px;
          box-shadow: inset 0 0 0 1px @border_color;
        }

        frame > list, frame > scrolledwindow { margin: 1px; border-radius: 11px; }
        scrolledwindow.frame { border: 1px solid @border_color; border-radius: 12px; }
        notebook, notebook > stack:not(:only-child) { background-color: transparent; }
        notebook.frame { border: 1px solid @border_color; border-radius: 12px; }

        notebook > header {
          padding: 0;
          border: none;
          border-color: @border_color;
          background-color: transparent;
        }

        notebook > header.top { border-bottom: 1px solid @border_color; }
        notebook > header.bottom { border-top: 1px solid @border_color; }

        notebook > header > tabs > tab {
          color: @dim_fg_color;
          font-weight: bold;
          border-radius: 9px 9px 0 0;
        }

        notebook > header > tabs > tab:hover {
          color: @window_fg_color;
          background-color: alpha(currentColor, 0.06);
          box-shadow: none;
        }

        notebook > header > tabs > tab:checked {
          color: @window_fg_color;
          background-color: transparent;
        }

        notebook > header.top > tabs > tab:checked { box-shadow: inset 0 -3px @accent_bg_color; }
        notebook > header.bottom > tabs > tab:checked { box-shadow: inset 0 3px @accent_bg_color; }
        notebook > header.left > tabs > tab:checked { box-shadow: inset -3px 0 @accent_bg_color; }
        notebook > header.right > tabs > tab:checked { box-shadow: inset 3px 0 @accent_bg_color; }

        infobar > revealer > box, .banner {
          border: none;
          color: @window_fg_color;
          background-color: alpha(@window_fg_color, 0.08);
        }

        infobar.warning > revealer > box, .banner.warning {
          color: @window_fg_color;
          background-color: alpha(@warning_bg_color, 0.2);
        }

        infobar.error > revealer > box, .banner.error {
          color: @window_fg_color;
          background-color: alpha(@error_bg_color, 0.15);
        }

        .banner { padding: 6px 12px; }

        actionbar > revealer > box, searchbar > revealer > box, .app-notification {
          border-color: @border_color;
          background-color: @headerbar_bg_color;
        }

        calendar {
          border: none;
          border-radius: 12px;
          color: @view_fg_color;
          background-color: @view_bg_color;
          box-shadow: inset 0 0 0 1px @border_color;
        }

        calendar > header { border-color: @border_color; }

        calendar > header > button, calendar > header > button:backdrop {
          border-radius: 9px;
          background-color: transparent;
        }

        calendar > header > button:hover { background-color: alpha(currentColor, 0.08); }
        calendar > grid > label.day-number { border-radius: 9999px; }

        calendar > grid > label.day-number:selected {
          border-radius: 9999px;
          color: @accent_fg_color;
          background-color: @accent_bg_color;
        }

        calendar > grid > label.day-number.other-month { color: alpha(currentColor, 0.5); }
        calendar > grid > label.today { box-shadow: inset 0 0 0 2px @accent_bg_color; }
        expander-widget > box > title { border-radius: 9px; }

        /* Dialogs */

        window.dialog.message.background { background-color: @dialog_bg_color; }
        window.dialog.message .titlebar { background-color: @dialog_bg_color; }
        window.dialog.message.csd, window.dialog.message.csd.background { border-radius: 15px; }
        window.dialog.message box.dialog-vbox.vertical { padding-top: 18px; }
        window.dialog.message .dialog-action-area { padding: 6px 18px 18px; }

        window.dialog.message .dialog-action-area button,
        window.dialog.message .dialog-action-area button:first-child,
        window.dialog.message .dialog-action-area button:last-child {
          margin: 0 4px;
          padding: 8px 14px;
          border: none;
          border-radius: 9px;
        }

        window.dialog .dialog-action-box { margin: 12px; }
        window.assistant .sidebar { border-color: @border_color; background-color: transparent; }

        window.assistant .sidebar > label.highlight {
          border-radius: 9px;
          background-color: alpha(currentColor, 0.1);
        }

        /* Keys of the window of keyboard shortcuts */

        shortcut > .keycap {
          min-width: 20px;
          min-height: 25px;
          padding: 2px 6px;
          border: none;
          border-radius: 6px;
          color: @window_fg_color;
          background-color: @card_bg_color;
          box-shadow: inset 0 -2px alpha(@window_fg_color, 0.15), inset 0 0 0 1px @card_line_color;
        }

        /* Toasts */

        .toast button { padding: 4px 14px; border-radius: 18px; }
        """
}
