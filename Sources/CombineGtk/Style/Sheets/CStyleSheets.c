// The C compiler embeds a file of any size in no time. For a resource that SwiftPM embeds, the Swift compiler needs several
// seconds.

#include "CStyleSheets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

const char *combinegtk_kit_css(void) {
    static const char css[] = {
#embed "kit.css" suffix(,)
        0};
    return css;
}

const char *combinegtk_modern_css(void) {
    static const char css[] = {
#embed "modern.css" suffix(,)
        0};
    return css;
}

const char *combinegtk_modern_high_contrast_css(void) {
    static const char css[] = {
#embed "modern-high-contrast.css" suffix(,)
        0};
    return css;
}
