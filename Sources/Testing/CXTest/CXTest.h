// XTEST, the extension of the X server that simulates input events of a user, and functions for the size of the heap.
#pragma once

#include <malloc.h>

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/keysym.h>
#include <X11/extensions/XTest.h>

struct _GdkSurface;

/// Returns the X window of a surface. Declared here, because its header would import all of GDK a second time.
extern XID gdk_x11_surface_get_xid(struct _GdkSurface *surface);
