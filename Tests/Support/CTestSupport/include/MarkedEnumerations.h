// Enumerations with each of the attributes that change how Swift imports an enumeration, like in newer headers of libraries.
#pragma once

#pragma clang module import CGtk

typedef enum {
    MARKED_FLAGS_NONE = 0,
    MARKED_FLAGS_FIRST = 1 << 0,
    MARKED_FLAGS_SECOND = 1 << 1,
} __attribute__((flag_enum)) MarkedFlags;

typedef enum {
    MARKED_FLAGS_OF_GNU_NONE = 0,
    MARKED_FLAGS_OF_GNU_FIRST = 1 << 0,
} __attribute__((__flag_enum__)) MarkedFlagsOfGNU;

typedef enum __attribute__((enum_extensibility(closed))) {
    MARKED_CLOSED_FIRST,
    MARKED_CLOSED_SECOND,
} MarkedClosed;

typedef enum __attribute__((__enum_extensibility__(open))) {
    MARKED_OPEN_FIRST,
    MARKED_OPEN_SECOND,
} MarkedOpen;
