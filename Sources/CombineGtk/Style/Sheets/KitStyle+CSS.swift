extension KitStyle {
    /// The rules of the style, for every theme.
    static let css = """
        /* The style of the widgets that GTK doesn't have, for every theme. */

        .toast {
          padding: 6px 6px 6px 18px;
          border: 1px solid rgba(255, 255, 255, 0.1);
          border-radius: 24px;
          background-color: rgba(54, 54, 54, 0.97);
          box-shadow: 0 1px 6px rgba(0, 0, 0, 0.35);
        }

        .toast.plain {
          padding: 12px 18px;
        }

        .toast label {
          color: white;
        }

        .toast button {
          min-height: 24px;
          padding: 4px 14px;
          border-radius: 18px;
          font-weight: bold;
        }

        .kit-preferences .boxed-list {
          border: 1px solid @borders;
          border-radius: 12px;
        }

        .kit-preferences .boxed-list > row {
          min-height: 36px;
          padding: 8px 12px;
        }

        .kit-preferences .boxed-list > row:first-child {
          border-top-left-radius: 11px;
          border-top-right-radius: 11px;
        }

        .kit-preferences .boxed-list > row:last-child {
          border-bottom: none;
          border-bottom-left-radius: 11px;
          border-bottom-right-radius: 11px;
        }

        .kit-preferences .preferences-row .subtitle {
          font-size: smaller;
        }

        .kit-preferences .dim-label {
          opacity: 0.75;
        }
        """
}
