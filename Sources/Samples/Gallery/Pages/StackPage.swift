import CombineGtk

struct StackPage: GalleryPage {
    let title = "Stack"
    let section = GallerySection.containers
    let keywords = "pages tabs switcher sidebar transition wizard"
    let source = PackageResources.StackPage_swift

    func makeContent() -> Widget {
        let stack = Stack(transition: .slideLeftRight) {
            Label("Received messages").css("sample-box").page("Inbox")
            Label("Sent messages").css("sample-box").page("Sent")
            Label("Unfinished messages").css("sample-box").page("Drafts")
        }
        let shown = stack.publisher(for: \.visibleChildName).map { $0 ?? "Nothing" }
        let chapters = Stack(transition: .crossfade) {
            for number in 1...4 {
                Label("Text \(number)").css("sample-box").page("Chapter \(number)")
            }
        }

        return Box.vertical(spacing: 12) {
            StackSwitcher().set(\.stack, stack).align(horizontal: .center)
            stack.size(height: 120)
            Label("").css("caption").bind(\.label, to: shown.map { "“\($0)” is shown" })
            Separator(orientation: .horizontal)
            Box.horizontal(spacing: 12) {
                StackSidebar().set(\.stack, chapters).size(height: 180)
                chapters.expand(.horizontal)
            }
        }
    }
}
