import CGtk

// The surface of a print job writes to the job's file. The job closes the file when it's finalized, even if the surface
// is still in use.

extension PrintJob {
    private static let surfaceKey = g_quark_from_string("combine-gtk-print-surface")

    private var hasSurface: Bool {
        g_object_get_qdata(pointer.assumingMemoryBound(to: GObject.self), PrintJob.surfaceKey) != nil
    }

    /// Makes the surface finish when the job is finalized, before the job closes its file.
    func finishSurfaceAtEnd() {
        if hasSurface { return }
        guard let surface = gtk_print_job_get_surface(OpaquePointer(pointer), nil) else { return }
        let job = pointer.assumingMemoryBound(to: GObject.self)
        g_object_set_qdata(job, PrintJob.surfaceKey, UnsafeMutableRawPointer(surface))
        let finish: GWeakNotify = { surface, _ in
            cairo_surface_finish(OpaquePointer(surface))
            cairo_surface_destroy(OpaquePointer(surface))
        }
        g_object_weak_ref(job, finish, UnsafeMutableRawPointer(cairo_surface_reference(surface)))
    }

    /// Traps if the job has a surface, because the surface would write to a file that the job has already closed.
    func requireNoSurface(_ function: StaticString) {
        if hasSurface { fatalError("\(function): the job has a surface, whose content it prints") }
    }
}
