import CGtk

extension Pixbuf {
    /// Traps if an area isn't within the image.
    func requireArea(_ x: Int, _ y: Int, _ areaWidth: Int, _ areaHeight: Int, _ function: StaticString) {
        let isInside =
            x >= 0 && y >= 0 && areaWidth >= 0 && areaHeight >= 0 && areaWidth <= width && areaHeight <= height
            && x <= width - areaWidth && y <= height - areaHeight
        if !isInside {
            fatalError(
                "\(function): \(areaWidth) x \(areaHeight) at \(x), \(y) is outside of the \(width) x \(height) pixels"
            )
        }
    }

    /// Traps if the number of option names differs from the number of option values.
    func requireValues(_ keys: [String]?, _ values: [String]?, _ function: StaticString) {
        if keys?.count ?? 0 != values?.count ?? 0 {
            fatalError(
                "\(function): expected \(keys?.count ?? 0) option_values, one for each key, found \(values?.count ?? 0)"
            )
        }
    }

    /// Traps if there are fewer bytes than C reads to create an image.
    static func requirePixels(
        _ count: Int,
        width: Int,
        height: Int,
        stride: Int,
        hasAlpha: Bool,
        _ function: StaticString
    ) {
        guard width > 0, height > 0, stride > 0 else {
            fatalError(
                "\(function): expected a positive width, height and rowstride, found \(width), \(height) and \(stride)"
            )
        }
        let (row, rowOverflows) = width.multipliedReportingOverflow(by: hasAlpha ? 4 : 3)
        let (rows, rowsOverflow) = (height - 1).multipliedReportingOverflow(by: stride)
        let (needed, overflows) = rows.addingReportingOverflow(row)
        if rowOverflows || rowsOverflow || overflows || row > stride || count < needed {
            fatalError(
                "\(function): data: \(count) bytes are too few for \(width) x \(height) pixels and a rowstride of \(stride)"
            )
        }
    }
}
