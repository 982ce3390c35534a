import CombineAdw

struct ViewsPage: GalleryPage {
    let title = "View Switcher"
    let section = GallerySection.navigation
    let keywords = "stack pages bar tabs"
    let source = PackageResources.ViewsPage_swift

    func makeContent() -> Widget {
        let stack = ViewStack {
            text("Inbox").page("Inbox", icon: "mail-unread-symbolic")
            text("Sent").page("Sent", icon: "mail-send-symbolic")
            text("Trash").page("Trash", icon: "user-trash-symbolic")
        }
        let wide = ViewSwitcher().set(\.stack, stack).set(\.policy, .wide)
        let bar = ViewSwitcherBar().set(\.stack, stack).set(\.reveals, true)

        return Box.vertical(spacing: 12) {
            wide.align(horizontal: .center)
            Box.vertical {
                stack.size(height: 120)
                bar
            }
            .css("card").set(\.overflow, .hidden)
        }
    }

    private func text(_ name: String) -> Widget {
        Label("The messages in “\(name)”").margin(24)
    }
}
