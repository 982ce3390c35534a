import CGtk

extension MemoryTexture {
    /// Traps if there are fewer bytes than C reads to create a texture.
    static func requirePixels(
        _ count: Int,
        width: Int,
        height: Int,
        stride: Int,
        _ format: MemoryFormat,
        _ function: StaticString
    ) {
        guard let pixel = bytesPerPixel(format) else {
            fatalError("\(function): format: the pixel size of \(format) is unknown")
        }
        guard width > 0, height > 0, stride > 0 else {
            fatalError(
                "\(function): expected a positive width, height and stride, found \(width), \(height) and \(stride)"
            )
        }
        let (row, rowOverflows) = width.multipliedReportingOverflow(by: pixel)
        let (rows, rowsOverflow) = (height - 1).multipliedReportingOverflow(by: stride)
        let (needed, overflows) = rows.addingReportingOverflow(row)
        if rowOverflows || rowsOverflow || overflows || row > stride || count < needed {
            fatalError(
                "\(function): bytes: \(count) bytes are too few for \(width) x \(height) pixels of \(pixel) bytes with a "
                    + "stride of \(stride)"
            )
        }
    }

    private static func bytesPerPixel(_ format: MemoryFormat) -> Int? {
        switch format {
        case .b8g8r8a8Premultiplied, .a8r8g8b8Premultiplied, .r8g8b8a8Premultiplied, .b8g8r8a8, .a8r8g8b8, .r8g8b8a8,
            .a8b8g8r8:
            4
        case .r8g8b8, .b8g8r8: 3
        case .r16g16b16, .r16g16b16Float: 6
        case .r16g16b16a16Premultiplied, .r16g16b16a16, .r16g16b16a16FloatPremultiplied, .r16g16b16a16Float: 8
        case .r32g32b32Float: 12
        case .r32g32b32a32FloatPremultiplied, .r32g32b32a32Float: 16
        case .formatCount, .unrecognized: nil
        }
    }
}
