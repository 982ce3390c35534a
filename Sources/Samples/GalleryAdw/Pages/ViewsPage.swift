import CombineAdw

struct ViewsPage: GalleryPage {
    let title = "View Switcher"
    let section = GallerySection.navigation
    let keywords = "stack pages bar tabs"
    let source = PackageResources.ViewsPage_swift

    func makeContent() -> Widget {
        let stack = ViewStack()
        let views = [
            ("Inbox", "mail-unread-symbolic"), ("Sent", "mail-send-symbolic"),
            ("Trash", "user-trash-symbolic"),
        ]
        for (name, icon) in views {
            let text = Label("The messages in “\(name)”").margin(24)
            _ = stack.add(text, name: name, title: name, iconName: icon)
        }
        let wide = ViewSwitcher()
        wide.stack = stack
        wide.policy = .wide
        let bar = ViewSwitcherBar()
        bar.stack = stack
        bar.reveals = true

        return Box.vertical(spacing: 12) {
            wide.align(horizontal: .center)
            Box.vertical {
                stack.size(height: 120)
                bar
            }
            .css("card").set(\.overflow, .hidden)
        }
    }
}
