import Combine

/// Returns a Boolean value that indicates whether the form can be sent, whenever one of the fields changes.
func canSend(
    name: some Publisher<String, Never>,
    acceptsTerms: some Publisher<Bool, Never>
) -> some Publisher<Bool, Never> {
    name.combineLatest(acceptsTerms) { name, acceptsTerms in acceptsTerms && !name.isEmpty }
        .removeDuplicates()
}
