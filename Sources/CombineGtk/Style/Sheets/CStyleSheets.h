// The style sheets of CombineGtk.

const char *combinegtk_kit_css(void);
const char *combinegtk_modern_css(void);
const char *combinegtk_modern_high_contrast_css(void);
