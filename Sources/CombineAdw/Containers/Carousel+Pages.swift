import CombineGtk

extension Carousel {
    /// Creates a carousel, which shows one of several pages. The user turns the pages by swiping. It corresponds to
    /// `TabView` with the style `page` in SwiftUI.
    ///
    /// ```swift
    /// Carousel(page: $model.step) {
    ///     WelcomePage()
    ///     AccountPage()
    /// }
    /// ```
    ///
    /// - When the model changes, the carousel scrolls to the page. While the model's value isn't the index of a page,
    ///   the carousel doesn't scroll.
    /// - The model changes when the user has turned to another page. If the model rejects the page, the carousel
    ///   returns to the previous page and the window shows the reason.
    /// - The binding ends when the window is closed.
    ///
    /// To observe the position during a swipe, subscribe to `publisher(for: \.position)`.
    ///
    /// - Parameters:
    ///   - model: A model whose value is the index of the visible page.
    ///   - spacing: The number of pixels between two pages.
    ///   - pages: A closure that returns the pages. Each page is as wide as the carousel.
    public convenience init(
        page model: (any TwoWayModel<Int>)? = nil,
        spacing: Int = 0,
        @WidgetBuilder pages: () throws -> [Widget]
    ) rethrows {
        let pages = try pages()
        self.init()
        self.spacing = spacing
        for page in pages {
            page.expandsHorizontally = true
            append(page)
        }
        if let model { follow(model) }
    }

    private func follow(_ model: some TwoWayModel<Int>) {
        let access = model.modelAccess
        let page = BoundPage(of: self, offer: access.offer)
        // The carousel stores the binding, which ends when the window is closed.
        _ = Binding(on: self) { binding in
            let following = access.follow(self, for: binding) { if let index = $0 { page.show(index) } }
            let connections = [
                pageChanged.connect { page.userTurned(to: $0) },
                mapSignal.connect { page.showAfterLayout() },
            ]
            return AnyCancellable([following] + connections)
        }
    }
}

/// An object that keeps the visible page of a carousel in sync with a model.
@MainActor
private final class BoundPage {
    private weak var carousel: Carousel?
    private let offer: @MainActor (Int) throws -> ModelAccess<Int>.Offer?
    /// The latest value of the model, or nil before the model has sent a value.
    private var index: Int?

    init(of carousel: Carousel, offer: @escaping @MainActor (Int) throws -> ModelAccess<Int>.Offer?) {
        self.carousel = carousel
        self.offer = offer
    }

    func show(_ new: Int) {
        index = new
        scroll(animated: true)
    }

    /// Shows the page in the first frame in which the carousel is visible.
    func showAfterLayout() {
        guard let carousel else { return }
        carousel.frameClock?.layout.after.first().sink(on: carousel) { [weak self] _, _ in
            self?.scroll(animated: false)
        }
    }

    private func scroll(animated: Bool) {
        // Before the first layout, libadwaita doesn't know the positions of the pages.
        guard let carousel, carousel.isMapped, carousel.width > 0, let index, (0..<carousel.pageCount).contains(index)
        else { return }
        carousel.scroll(to: carousel.page(at: index), animated: animated)
    }

    func userTurned(to new: Int) {
        // The signal is also emitted after the carousel has scrolled to the model's page. In this case, the user didn't
        // turn the page.
        if new == index { return }
        do {
            guard let offer = try offer(new) else { return }
            index = new
            if let taken = offer.take(), taken != new { showLater(taken) }
        } catch {
            if !(error is AbsentModel) { (carousel?.root as? Window)?.presentUnhandled(error, of: "Carousel") }
            if let index { showLater(index) }
        }
    }

    /// Shows a page after libadwaita has finished changing the carousel.
    private func showLater(_ new: Int) {
        index = new
        MainContext.perform { [weak self] in
            if let self, index == new { show(new) }
        }
    }
}
