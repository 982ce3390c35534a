// The X server's extension for tests, XTEST: input events as if a person had made them; and how much memory is in use.
#pragma once

#include <malloc.h>

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/keysym.h>
#include <X11/extensions/XTest.h>

struct _GdkSurface;

/// The X window of a surface. Declared by itself, as its own header would bring all of GDK in a second time.
extern XID gdk_x11_surface_get_xid(struct _GdkSurface *surface);
