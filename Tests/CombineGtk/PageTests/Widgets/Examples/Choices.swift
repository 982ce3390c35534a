import CombineGtk

extension WidgetExamples {
    static func dropDown() -> Widget {
        let size = CurrentValueRelay("Medium")
        let sizes = DropDown(["Small", "Medium", "Large"], \.self)
        sizes.accessibilityLabel("Size")
        sizes.selection <~> size
        return sizes
    }

    static func scale() -> Widget {
        let volume = CurrentValueRelay(40.0)
        let scale = Scale(orientation: .horizontal, min: 0, max: 100, step: 1)
        scale.accessibilityLabel("Volume")
        scale.reactive.value <~> volume
        scale.drawsValue = true
        scale.valuePosition = .right
        return scale
    }

    static func calendar() -> Widget {
        let calendar = GtkCalendar().accessibilityLabel("Date")
        calendar.selectedDate = CalendarDate(year: 2026, month: 5, day: 14)
        for day in [1, 25] { calendar.markDay(day) }
        return calendar
    }

    static func datePicker() -> Widget {
        let due = CurrentValueRelay(CalendarDate(year: 2026, month: 5, day: 14))
        let picker = DatePicker("Due date", selection: due)
        return picker
    }

    static func colorButton() -> Widget {
        let color = ColorButton(rgba: RGBA(red: 0.1, green: 0.37, blue: 0.71, alpha: 1))
        color.title = "Choose a Color"
        color.accessibilityLabel("Color")
        return color
    }

    static func fontButton() -> Widget {
        let font = FontButton(font: "Serif Italic 14")
        font.usesFont = true
        font.accessibilityLabel("Font")
        return font
    }
}
