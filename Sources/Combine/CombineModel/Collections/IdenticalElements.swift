internal import Glibc

/// Functions that find identical elements of two lists by comparing their bytes.
///
/// A new version of a list usually differs from the previous version in a few elements only. Comparing the bytes of
/// unchanged elements is much faster than comparing their identities. Equal elements with different bytes, such as
/// strings in different buffers, are considered different. Padding isn't compared, because copies of an element can
/// have different padding.
@usableFromInline
struct IdenticalElements<Element> {
    /// The maximum number of elements whose bytes are compared in one step.
    private static var maximumStep: Int { 4096 }

    private let stride = MemoryLayout<Element>.stride
    /// The ranges of bytes to compare in each element. The array is empty if elements have no padding. In this case,
    /// the bytes of several elements are compared in one step.
    private let ranges: [Range<Int>]

    @usableFromInline
    init() {
        let bytes = ElementLayout.of(Element.self).bytes
        ranges = bytes == [0..<stride] ? [] : bytes
    }

    /// Returns the number of consecutive identical elements of two lists, starting at a position.
    @usableFromInline
    func count(of first: [Element], _ second: [Element], from position: Int) -> Int {
        count(of: first, position..<first.count, second, position..<second.count)
    }

    /// Returns the number of consecutive identical elements at the beginning of two ranges.
    func count(of first: [Element], _ firstRange: Range<Int>, _ second: [Element], _ secondRange: Range<Int>) -> Int {
        let limit = min(firstRange.count, secondRange.count)
        return count(first, firstRange.lowerBound, second, secondRange.lowerBound, limit: limit, isBackward: false)
    }

    /// Returns the number of identical elements at the ends of two lists. The last `known` elements are already known
    /// to be equal and aren't counted.
    @usableFromInline
    func countAtEnds(of first: [Element], _ second: [Element], beyond known: Int, limit: Int) -> Int {
        count(first, first.count - known, second, second.count - known, limit: limit - known, isBackward: true)
    }

    /// Returns a Boolean value that indicates whether two elements are identical.
    func areIdentical(_ first: [Element], _ left: Int, _ second: [Element], _ right: Int) -> Bool {
        count(first, left, second, right, limit: 1, isBackward: false) == 1
    }

    /// Compares two lists from two positions on, and returns the number of identical elements until the first
    /// difference. If `isBackward` is true, compares the elements before the positions, in reverse order.
    private func count(
        _ first: [Element],
        _ left: Int,
        _ second: [Element],
        _ right: Int,
        limit: Int,
        isBackward: Bool
    ) -> Int {
        // Zero-sized elements have no bytes to compare and count as different.
        if MemoryLayout<Element>.size == 0 { return 0 }
        return first.withUnsafeBytes { first in
            second.withUnsafeBytes { second in
                guard let first = first.baseAddress, let second = second.baseAddress else { return 0 }
                let (left, right) = (first + left * stride, second + right * stride)
                return ranges.isEmpty
                    ? count(left, right, limit: limit, isBackward: isBackward)
                    : countPadded(left, right, limit: limit, isBackward: isBackward)
            }
        }
    }

    private func count(
        _ first: UnsafeRawPointer,
        _ second: UnsafeRawPointer,
        limit: Int,
        isBackward: Bool
    ) -> Int {
        var (found, step) = (0, 1)
        while found < limit {
            step = min(step, limit - found)
            let offset = (isBackward ? -found - step : found) * stride
            if memcmp(first + offset, second + offset, step * stride) == 0 {
                found += step
                step = min(step * 2, Self.maximumStep)
            } else if step == 1 {
                break
            } else {
                step /= 2
            }
        }
        return found
    }

    private func countPadded(
        _ first: UnsafeRawPointer,
        _ second: UnsafeRawPointer,
        limit: Int,
        isBackward: Bool
    ) -> Int {
        ranges.withUnsafeBufferPointer { ranges in
            for found in 0..<max(limit, 0) {
                let offset = (isBackward ? -found - 1 : found) * stride
                for range in ranges {
                    let start = offset + range.lowerBound
                    if memcmp(first + start, second + start, range.count) != 0 { return found }
                }
            }
            return max(limit, 0)
        }
    }
}
