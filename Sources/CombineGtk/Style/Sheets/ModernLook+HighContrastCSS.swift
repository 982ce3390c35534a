extension ModernLook {
    /// Additional rules for users who prefer a high contrast.
    static let highContrastCSS = """
        /* Outlines of the widgets that only a light fill separates from their surroundings in the modern look. */

        button:not(.flat):not(.link),
        entry:not(.flat),
        spinbutton:not(.vertical),
        spinbutton.vertical > text,
        switch,
        .card,
        .boxed-list,
        popover.background > contents,
        scale > trough,
        progressbar > trough {
          box-shadow: inset 0 0 0 1px alpha(currentColor, 0.6);
        }

        check:not(:checked):not(:indeterminate),
        radio:not(:checked):not(:indeterminate) {
          box-shadow: inset 0 0 0 2px alpha(@window_fg_color, 0.8);
        }

        switch > slider {
          box-shadow: 0 0 0 1px black;
        }

        windowcontrols > button:not(.flat):not(.link),
        calendar > header > button:not(.flat):not(.link),
        spinbutton > button:not(.flat):not(.link) {
          box-shadow: none;
        }

        list > row:selected,
        listview > row:selected,
        gridview > child:selected,
        flowboxchild:selected {
          box-shadow: inset 0 0 0 2px @accent_color;
        }
        """
}
