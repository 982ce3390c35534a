import CGtk

/// An image surface, which stores its pixels in memory. `cairo_image_surface_create`.
public final class ImageSurface: CairoSurface {
    override nonisolated class var nativeType: SurfaceType? { .image }

    /// Creates an image that is transparent, or black if the format has no alpha channel. `cairo_image_surface_create`.
    ///
    /// Throws ``CairoError`` if the format is invalid, or if the size is negative or too large. cairo supports up to
    /// 32,767 pixels in each direction.
    public convenience init(format: Format, width: Int, height: Int) throws(CairoError) {
        let (cWidth, cHeight) = try CairoSurface.size(width, height)
        let surface = cairo_image_surface_create(format.cValue(), cWidth, cHeight)
        self.init(wrapping: try CairoSurface.checked(surface, subject: "\(width) × \(height)"), transfer: .full)
    }

    /// Creates an image with a copy of the given pixels.
    ///
    /// Throws the same errors as ``init(format:width:height:)``. Also throws an error with ``Status/invalidStride`` if
    /// a row of pixels is longer than the stride, or with ``Status/invalidSize`` if there are too few bytes for the
    /// size.
    ///
    /// - Parameters:
    ///   - bytes: The rows of pixels, from top to bottom.
    ///   - stride: The number of bytes from the beginning of one row to the next, or nil for the default,
    ///     ``Format/stride(forWidth:)``.
    public convenience init(
        bytes: [UInt8],
        format: Format,
        width: Int,
        height: Int,
        stride: Int? = nil
    ) throws(CairoError) {
        try self.init(format: format, width: width, height: height)
        let ownStride = self.stride
        let rowLength = (width * format.bitsPerPixel + 7) / 8
        let stride = stride ?? ownStride
        if stride < rowLength { throw CairoError(.invalidStride, subject: "\(stride)") }
        if height == 0 || width == 0 { return }
        let (before, overflows) = stride.multipliedReportingOverflow(by: height - 1)
        if overflows || bytes.count < before || bytes.count - before < rowLength {
            throw CairoError(.invalidSize, subject: "\(bytes.count) bytes")
        }
        guard let data = cairo_image_surface_get_data(pointer) else { throw CairoError(.noMemory) }
        flush()
        bytes.withUnsafeBufferPointer { bytes in
            guard let source = bytes.baseAddress else { return }
            for row in 0..<height { (data + row * ownStride).update(from: source + row * stride, count: rowLength) }
        }
        markDirty()
    }

    /// The pixel format. `cairo_image_surface_get_format`.
    public var format: Format { Format(cValue: cairo_image_surface_get_format(pointer)) }

    /// The width in pixels. `cairo_image_surface_get_width`.
    public var width: Int { Int(cairo_image_surface_get_width(pointer)) }

    /// The height in pixels. `cairo_image_surface_get_height`.
    public var height: Int { Int(cairo_image_surface_get_height(pointer)) }

    /// The number of bytes from the beginning of one row to the next. `cairo_image_surface_get_stride`.
    public var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }

    /// Returns a copy of the pixels, from the top row to the bottom row. Each row has ``stride`` bytes.
    ///
    /// Throws ``CairoError`` if the surface has an error status or was finished. `cairo_image_surface_get_data`.
    public func bytes() throws(CairoError) -> [UInt8] { [UInt8](UnsafeRawBufferPointer(try memory())) }

    /// Calls a closure with the pixels, without copying them. The pointer is valid only during the call.
    ///
    /// Throws ``CairoError`` if the surface has an error status or was finished. `cairo_image_surface_get_data`.
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) throws -> Result {
        let memory = try memory()
        return try withExtendedLifetime(self) { try body(UnsafeRawBufferPointer(memory)) }
    }

    /// Calls a closure that can change the pixels in place, and marks the surface as changed. The pointer is valid only
    /// during the call.
    ///
    /// Throws ``CairoError`` if the surface has an error status or was finished. `cairo_image_surface_get_data`.
    public func withUnsafeMutableBytes<Result>(
        _ body: (UnsafeMutableRawBufferPointer) throws -> Result
    ) throws -> Result {
        let memory = try memory()
        defer { markDirty() }
        return try body(memory)
    }

    /// Completes pending drawing and returns the memory that contains the pixels.
    private func memory() throws(CairoError) -> UnsafeMutableRawBufferPointer {
        flush()
        // The status is checked first, because a finished surface may still return the address of memory that was
        // freed.
        try checkUsable()
        guard let data = cairo_image_surface_get_data(pointer) else {
            // An image without pixels has no data.
            return UnsafeMutableRawBufferPointer(start: nil, count: 0)
        }
        return UnsafeMutableRawBufferPointer(start: data, count: stride * height)
    }
}

extension Format {
    /// Returns the default stride for a width, in bytes, or nil if the width is too large.
    ///
    /// `cairo_format_stride_for_width`.
    public func stride(forWidth width: Int) -> Int? {
        guard let width = Int32(exactly: width) else { return nil }
        let stride = cairo_format_stride_for_width(cValue(), width)
        return stride < 0 ? nil : Int(stride)
    }

    var bitsPerPixel: Int {
        switch self {
        case .argb32, .rgb24, .rgb30: 32
        case .rgb16565: 16
        case .a8: 8
        case .a1: 1
        case .invalid, .unrecognized: 0
        }
    }
}
