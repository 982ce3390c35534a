// The functions of XTEST, an extension of the X server that simulates user input, and functions that return the size of
// the heap.
#pragma once

#include <malloc.h>

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/keysym.h>
#include <X11/extensions/XTest.h>

struct _GdkSurface;

/// Returns the X window of a surface. The function is declared here, because its header would import all of GDK again.
extern XID gdk_x11_surface_get_xid(struct _GdkSurface *surface);
