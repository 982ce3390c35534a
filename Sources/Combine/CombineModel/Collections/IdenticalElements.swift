internal import Glibc

/// A search for identical elements of two lists, by their bytes.
///
/// Most lists differ from their predecessors in a few elements. The other elements have the same bytes, and comparing
/// memory takes a hundredth of the time of comparing identities. Equal elements with different bytes, such as strings
/// in different buffers, count as different.
@usableFromInline
enum IdenticalElements {
    /// The maximum number of elements whose bytes are compared in one step.
    private static let greatestStep = 4096

    /// Returns the number of elements that two lists have in common, starting at a position.
    @usableFromInline
    static func count<Element>(of first: [Element], _ second: [Element], from position: Int) -> Int {
        let limit = min(first.count, second.count) - position
        return count(first, second, limit: limit) { offset, step in (position + offset, position + offset) }
    }

    /// Returns the number of common elements at the ends of two lists, in addition to a number that is already known.
    @usableFromInline
    static func countAtEnds<Element>(of first: [Element], _ second: [Element], beyond known: Int, limit: Int) -> Int {
        count(first, second, limit: limit - known) { offset, step in
            (first.count - known - offset - step, second.count - known - offset - step)
        }
    }

    /// - Parameter places: A closure that returns where a step's elements begin in both lists, for the number of
    ///   elements before it.
    private static func count<Element>(
        _ first: [Element],
        _ second: [Element],
        limit: Int,
        _ places: (_ offset: Int, _ step: Int) -> (Int, Int)
    ) -> Int {
        let stride = MemoryLayout<Element>.stride
        return first.withUnsafeBytes { first in
            second.withUnsafeBytes { second in
                // Empty lists have no bytes. The same applies to lists of empty values.
                guard stride > 0, let first = first.baseAddress, let second = second.baseAddress else { return 0 }
                var (found, step) = (0, 1)
                while found < limit {
                    step = min(step, limit - found)
                    let (left, right) = places(found, step)
                    if memcmp(first + left * stride, second + right * stride, step * stride) == 0 {
                        found += step
                        step = min(step * 2, greatestStep)
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
