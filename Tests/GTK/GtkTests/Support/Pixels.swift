import Cairo

extension ImageSurface {
    /// Returns a 32-bit pixel in the format `0xAARRGGBB`.
    func pixel(_ x: Int, _ y: Int) throws -> UInt32 {
        let offset = y * stride + x * 4
        return try withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self) }
    }

    /// Returns the number of 32-bit pixels that aren't transparent.
    func inkCount() throws -> Int {
        let (stride, width, height) = (stride, width, height)
        return try withUnsafeBytes { bytes in
            (0..<height).reduce(0) { count, y in
                count
                    + (0..<width).count { x in
                        bytes.loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self) >> 24 != 0
                    }
            }
        }
    }
}
