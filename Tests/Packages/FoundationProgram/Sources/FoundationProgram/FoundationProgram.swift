import CombineGtk
import CombineGtkBroadway
import Foundation

final class ForecastWindow: ApplicationWindow {
    let model = ForecastModel()
    let label = Label()

    override init(application: Application?) {
        super.init(application: application)
        child = label
        label.reactive.label <~ model.$text
        label.publisher(for: \.label).filter { !$0.isEmpty }.sink(on: self) { window, text in
            print(text)
            let texts = ErrorPresentation(ForecastError.missing)
            print(texts.title, texts.message ?? "")
            print(ErrorPresentation(URLError(.badURL)).title)
            window.application?.quit()
        }
        // The address contains the forecast.
        let forecast = #"{"summary":"Rain","date":"2024-02-29T12:00:00Z"}"#
        let query = forecast.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        if let address = URL(string: "data:application/json,\(query)") { model.load(address) }
    }
}

@main
struct FoundationProgram: GtkApp {
    let id = "org.example.FoundationProgram"
    let fallbackDisplay = BrowserDisplay()

    func makeWindow(_ application: Application) -> Window {
        ForecastWindow(application: application)
    }
}
