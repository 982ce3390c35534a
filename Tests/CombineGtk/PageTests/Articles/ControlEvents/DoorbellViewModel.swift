import Combine

final class DoorbellViewModel: ObservableObject {
    @Published private(set) var visitors: [String] = []
    @Published var isMuted = false

    func ring(_ name: String) {
        if !isMuted { visitors.append(name) }
    }
}
