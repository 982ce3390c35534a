import Adw

/// Objects of libadwaita's classes that C can't create without arguments.
extension Specimens {
    static let adwaitaMakers: [String: @MainActor () throws -> Object?] = {
        var makers: [String: @MainActor () throws -> Object?] = [
            "AdwCallbackAnimationTarget": { CallbackAnimationTarget { _ in } },
            "AdwPropertyAnimationTarget": {
                PropertyAnimationTarget(object: StyleManager.default, propertyName: "color-scheme")
            },
            "AdwTimedAnimation": {
                let widget = Button()
                return keeping(
                    widget,
                    TimedAnimation(
                        widget: widget,
                        from: 0,
                        to: 1,
                        duration: .seconds(1),
                        target: CallbackAnimationTarget { _ in }
                    )
                )
            },
            "AdwSpringAnimation": {
                let widget = Button()
                return keeping(
                    widget,
                    SpringAnimation(
                        widget: widget,
                        from: 0,
                        to: 1,
                        springParameters: SpringParams(dampingRatio: 1, mass: 1, stiffness: 100),
                        target: CallbackAnimationTarget { _ in }
                    )
                )
            },
            "AdwSwipeTracker": {
                let carousel = Carousel()
                return keeping(carousel, SwipeTracker(swipeable: carousel))
            },
            "AdwEnumListModel": { EnumListModel(enumType: Easing.self) },
            "AdwEnumListItem": { EnumListModel(enumType: Easing.self).object(0) },
            "AdwLeafletPage": {
                let leaflet = Leaflet()
                return keeping(leaflet, leaflet.append(Button()))
            },
            "AdwSqueezerPage": {
                let squeezer = Squeezer()
                return keeping(squeezer, squeezer.add(Button()))
            },
            "AdwTabPage": {
                let view = TabView()
                return keeping(view, view.append(Button()))
            },
            "AdwViewStackPage": {
                let stack = ViewStack()
                return keeping(stack, stack.add(Button()))
            },
            "AdwStyleManager": { StyleManager.default },
        ]
        #if GTK4_12
        makers["AdwBreakpoint"] = { BreakpointCondition.parse("max-width: 400sp").map { Breakpoint(condition: $0) } }
        makers["AdwNavigationPage"] = { NavigationPage(child: Button(), title: "Page") }
        #endif
        #if GTK4_16
        makers["AdwLayout"] = { AdwLayout(content: LayoutSlot(id: "first")) }
        makers["AdwLayoutSlot"] = { LayoutSlot(id: "first") }
        makers["AdwSpinnerPaintable"] = {
            let widget = Button()
            return keeping(widget, SpinnerPaintable(widget: widget))
        }
        #endif
        #if GTK4_22
        makers["AdwViewStackPages"] = {
            let stack = ViewStack()
            return keeping(stack, stack.pages as? ViewStackPages ?? ViewStackPages())
        }
        #endif
        return makers
    }()
}
