internal import Glibc

/// Functions that find identical elements of two lists by comparing their bytes.
///
/// A new version of a list usually differs from the previous version in a few elements only. Comparing the bytes of the
/// other elements is about a hundred times as fast as comparing their identities. Equal elements with different bytes,
/// such as strings in different buffers, are considered different.
@usableFromInline
enum IdenticalElements {
    /// The maximum number of elements whose bytes are compared in one step.
    private static let maximumStep = 4096

    /// Returns the number of consecutive identical elements of two lists, starting at a position.
    @usableFromInline
    static func count<Element>(of first: [Element], _ second: [Element], from position: Int) -> Int {
        let limit = min(first.count, second.count) - position
        return count(first, second, limit: limit) { offset, step in (position + offset, position + offset) }
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
                        break
                    } else {
                        step /= 2
                    }
                }
                return found
            }
        }
    }
}
