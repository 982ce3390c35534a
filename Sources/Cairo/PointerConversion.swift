import GLib

// How the wrappers of C functions that hand these over take them.

extension Context: PointerConvertible {}
extension FontFace: PointerConvertible {}
extension FontOptions: PointerConvertible {}
extension Matrix: PointerConvertible {}
extension Pattern: PointerConvertible {}
extension Rectangle: PointerConvertible {}
extension RectangleInt: PointerConvertible {}
extension Region: PointerConvertible {}
extension ScaledFont: PointerConvertible {}
extension Surface: PointerConvertible {}
