import CombineGtk

extension FullNameWindow {
    func bindMore(to input: NamesViewModel.Input) {
        firstName.publisher(for: \.text).bind(to: input.firstName, input.mirror)
        firstName.publisher(for: \.text).bind(to: input.nickname)
        button.publisher(for: \.label).orEmpty.bind(to: input.caption)
    }
}
