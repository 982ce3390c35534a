// The C header of libadwaita, for the module Adw.
#pragma once

// The headers on which it depends are in CGtk.
#pragma clang module import CGtk

#define ADW_DISABLE_DEPRECATION_WARNINGS
// The GIR file states what can be NULL.
#define __nonnull__(...)
#define nonnull(...)
#include <adwaita.h>
#undef __nonnull__
#undef nonnull
#include "Traits.h"
#include "VirtualFunctions.h"
#include "NewerVirtualFunctions.h"
