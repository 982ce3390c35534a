import Combine

/// Returns the sum of the even numbers, when the publisher has finished.
func evenTotal(_ numbers: some Publisher<Int, Never>) -> some Publisher<Int, Never> {
    numbers
        .filter { $0.isMultiple(of: 2) }
        .reduce(0) { $0 + $1 }
}
