import CombineGtk

extension Interface {
    /// The content of each editor window.
    static let editorWindow = Interface(
        file: "editor-window.ui",
        content: """
            <interface>
              <template class="EditorWindow" parent="GtkApplicationWindow">
                <property name="title">Editor</property>
                <property name="default-width">480</property>
                <property name="default-height">300</property>
                <property name="show-menubar">1</property>
                <property name="icon-name">document-open</property>
                <child><object class="GtkBox">
                  <property name="orientation">vertical</property>
                  <child><object class="GtkBox">
                    <child><object class="GtkButton" id="openButton">
                      <property name="icon-name">document-open</property>
                      <property name="action-name">win.open</property>
                    </object></child>
                    <child><object class="GtkButton">
                      <property name="icon-name">application-exit</property>
                      <property name="action-name">app.quit</property>
                    </object></child>
                    <child><object class="GtkSeparator"/></child>
                    <child><object class="GtkButton">
                      <property name="icon-name">applications-other</property>
                      <property name="action-name">win.logo</property>
                    </object></child>
                  </object></child>
                  <child><object class="GtkInfoBar" id="infobar">
                    <property name="visible">0</property>
                    <child><object class="GtkLabel" id="message"><property name="wrap">1</property></object></child>
                    <child type="action"><object class="GtkButton" id="ok">
                      <property name="label">_OK</property>
                      <property name="use-underline">1</property>
                      <signal name="clicked" handler="hide_message"/>
                    </object></child>
                  </object></child>
                  <child><object class="GtkScrolledWindow">
                    <property name="has-frame">1</property>
                    <property name="vexpand">1</property>
                    <child><object class="GtkTextView" id="text">
                      <property name="buffer"><object class="GtkTextBuffer">
                        <signal name="changed" handler="show_status"/>
                        <signal name="mark-set" handler="show_status"/>
                      </object></property>
                    </object></child>
                  </object></child>
                  <child><object class="GtkStatusbar" id="status"/></child>
                </object></child>
              </template>
            </interface>
            """
    )
}
