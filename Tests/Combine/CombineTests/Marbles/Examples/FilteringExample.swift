import Combine

/// Returns the temperatures above 30 degrees, without repetitions.
func warnings(_ lines: some Publisher<String, Never>) -> some Publisher<Double, Never> {
    lines
        .compactMap { Double($0) }
        .filter { $0 > 30 }
        .removeDuplicates()
}
