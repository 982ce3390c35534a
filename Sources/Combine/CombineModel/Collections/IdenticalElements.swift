internal import Glibc

/// Functions that find identical elements of two lists by comparing their bytes.
///
/// A new version of a list usually differs from the previous version in a few elements only. Comparing the bytes of the
/// other elements is about a hundred times as fast as comparing their identities. Equal elements with different bytes,
/// such as strings in different buffers, are considered different. Padding isn't compared, because copies of an element
/// can have different padding.
@usableFromInline
enum IdenticalElements {
    /// The maximum number of elements whose bytes are compared in one step.
    private static let maximumStep = 4096

    /// Returns the number of consecutive identical elements of two lists, starting at a position.
    @usableFromInline
    static func count<Element>(of first: [Element], _ second: [Element], from position: Int) -> Int {
        count(of: first, position..<first.count, second, position..<second.count)
    }

    /// Returns the number of consecutive identical elements at the beginning of two ranges.
    static func count<Element>(
        of first: [Element],
        _ firstRange: Range<Int>,
        _ second: [Element],
        _ secondRange: Range<Int>
    ) -> Int {
        count(first, second, limit: min(firstRange.count, secondRange.count)) { offset, _ in
            (firstRange.lowerBound + offset, secondRange.lowerBound + offset)
        }
    }

    /// Returns a Boolean value that indicates whether two elements are identical.
    static func areIdentical<Element>(_ first: [Element], _ left: Int, _ second: [Element], _ right: Int) -> Bool {
        count(of: first, left..<left + 1, second, right..<right + 1) == 1
    }

    /// Returns the number of identical elements at the ends of two lists, not counting the last `known` elements, which
    /// are already known to be equal.
    @usableFromInline
    static func countAtEnds<Element>(of first: [Element], _ second: [Element], beyond known: Int, limit: Int) -> Int {
        count(first, second, limit: limit - known) { offset, step in
            (first.count - known - offset - step, second.count - known - offset - step)
        }
    }

    /// - Parameter places: A closure that returns the positions in both lists at which to compare the next `step`
    ///   elements, after `offset` elements were compared.
    private static func count<Element>(
        _ first: [Element],
        _ second: [Element],
        limit: Int,
        _ places: (_ offset: Int, _ step: Int) -> (Int, Int)
    ) -> Int {
        let stride = MemoryLayout<Element>.stride
        var layout: ElementLayout?
        return first.withUnsafeBytes { first in
            second.withUnsafeBytes { second in
                // Empty lists and lists of zero-sized elements have no bytes.
                guard stride > 0, let first = first.baseAddress, let second = second.baseAddress else { return 0 }
                var (found, step) = (0, 1)
                while found < limit {
                    step = min(step, limit - found)
                    let (left, right) = places(found, step)
                    if memcmp(first + left * stride, second + right * stride, step * stride) == 0 {
                        found += step
                        step = min(step * 2, maximumStep)
                    } else if step == 1 {
                        let known = layout ?? .of(Element.self)
                        layout = known
                        let isEqual = known.bytes.allSatisfy { bytes in
                            let (left, right) = (left * stride + bytes.lowerBound, right * stride + bytes.lowerBound)
                            return memcmp(first + left, second + right, bytes.count) == 0
                        }
                        guard isEqual else { break }
                        found += 1
                    } else {
                        step /= 2
                    }
                }
                return found
            }
        }
    }
}
