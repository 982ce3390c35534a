// The window of FirstFrame in C, for comparison.
#include <gtk/gtk.h>
#include <unistd.h>

static int count = 0;

static void increment(GtkButton *button, gpointer label) {
    (void)button;
    count += 1;
    char *text = g_strdup_printf("%d", count);
    gtk_label_set_label(label, text);
    g_free(text);
}

static void end(GdkFrameClock *clock, gpointer unused) {
    (void)clock;
    (void)unused;
    // Exits immediately, because only the start is measured.
    _exit(0);
}

static void wait_for_frame(GtkWidget *window, gpointer unused) {
    (void)unused;
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(end), NULL);
}

static void activate(GtkApplication *application, gpointer unused) {
    (void)unused;
    GtkWidget *window = gtk_application_window_new(application);
    GtkWidget *label = gtk_label_new("0");
    GtkWidget *button = gtk_button_new_with_label("Add one");
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
    gtk_box_append(GTK_BOX(box), label);
    gtk_box_append(GTK_BOX(box), button);
    gtk_window_set_child(GTK_WINDOW(window), box);
    gtk_window_set_title(GTK_WINDOW(window), "Counter");
    g_signal_connect(button, "clicked", G_CALLBACK(increment), label);
    g_signal_connect(window, "map", G_CALLBACK(wait_for_frame), NULL);
    gtk_window_present(GTK_WINDOW(window));
}

int main(void) {
    GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_DEFAULT_FLAGS);
    g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
    return g_application_run(G_APPLICATION(application), 0, NULL);
}
