internal import Glibc

/// How far two lists hold the very same values, found by their bytes.
///
/// Lists mostly differ in a few elements from those before. The rest are the same bytes, and a comparison of memory takes
/// a hundredth of the time that asking each element for its identity does. Equal elements that are not the same bytes, texts of
/// other buffers say, are taken for different here.
@usableFromInline
enum IdenticalElements {
    /// The most elements whose bytes are compared at once.
    private static let greatestStep = 4096

    /// How many elements from a position on two lists have in common.
    @usableFromInline
    static func count<Element>(of first: [Element], _ second: [Element], from position: Int) -> Int {
        let limit = min(first.count, second.count) - position
        return count(first, second, limit: limit) { offset, step in (position + offset, position + offset) }
    }

    /// How many elements two lists have in common at their ends, before the last of a number that are known to be so.
    @usableFromInline
    static func countAtEnds<Element>(of first: [Element], _ second: [Element], beyond known: Int, limit: Int) -> Int {
        count(first, second, limit: limit - known) { offset, step in
            (first.count - known - offset - step, second.count - known - offset - step)
        }
    }

    /// - Parameter places: where a step's elements begin in both lists, for the number of elements before it.
    private static func count<Element>(
        _ first: [Element],
        _ second: [Element],
        limit: Int,
        _ places: (_ offset: Int, _ step: Int) -> (Int, Int)
    ) -> Int {
        let stride = MemoryLayout<Element>.stride
        return first.withUnsafeBytes { first in
            second.withUnsafeBytes { second in
                // Of no bytes are empty lists, and those of values that say nothing.
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
