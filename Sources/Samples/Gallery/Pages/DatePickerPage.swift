import CombineGtk

struct DatePickerPage: GalleryPage {
    let title = "Date Picker"
    let section = GallerySection.choices
    let keywords = "calendar day month year form deadline range optional"
    let source = PackageResources.DatePickerPage_swift

    func makeContent() -> Widget {
        @Bindable var model = TripModel()
        let departure = DatePicker("Departure", selection: $model.departure)
        departure.range = .today ... .max
        // The earliest return date is the departure date.
        let back = DatePicker("Return", selection: $model.back)
        model.$departure.sink(on: back) { picker, date in picker.range = date ... .max }
        let reminder = DatePicker("Reminder", selection: $model.reminder)
        reminder.placeholder = "Never"

        return Grid(columnSpacing: 12, rowSpacing: 12) {
            row("_Departure", departure)
            row("_Return", back)
            row("Re_minder", reminder)
            Label("").css("caption").bind(\.label, to: model.summary)
        }
        .align(horizontal: .center, vertical: .center)
    }

    private func row(_ title: String, _ control: Widget) -> GridRow {
        GridRow {
            Label(mnemonic: title).set(\.mnemonicWidget, control).set(\.xalign, 1)
            control
        }
    }
}

private final class TripModel: ObservableObject {
    @Published var departure = CalendarDate.today.adding(days: 7) {
        didSet { back = max(back, departure) }
    }
    @Published var back = CalendarDate.today.adding(days: 14)
    @Published var reminder: CalendarDate?

    var summary: some Publisher<String, Never> {
        $departure.combineLatest($back).map { departure, back in
            let days = [departure, back].map { $0.formatted("%A") }.joined(separator: " to ")
            return "\(days), \(departure.distance(to: back)) nights"
        }
    }
}
