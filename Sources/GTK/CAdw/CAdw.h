// The C header of libadwaita, for the module Adw.
#pragma once

// The headers that it includes are in the module CGtk.
#pragma clang module import CGtk

#define ADW_DISABLE_DEPRECATION_WARNINGS
// GIR files state which values can be NULL, so the attributes in the header are ignored.
#define __nonnull__(...)
#define nonnull(...)
#include <adwaita.h>
#undef __nonnull__
#undef nonnull
#include "Traits.h"
#include "VirtualFunctions.h"
#include "NewerVirtualFunctions.h"
