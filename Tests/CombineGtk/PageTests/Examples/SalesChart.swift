import CombineGtk

struct Sale: Equatable {
    var month: String
    var amount: Double
}

/// A bar for each month, with the name of the month below it.
final class SalesChart: Widget {
    private var sales: [Sale] = [] {
        didSet { queueDraw() }
    }

    override class var cssName: String? { "chart" }

    init(_ sales: some Publisher<[Sale], Never>) {
        super.init(properties: [:])
        sales.sink(on: self) { chart, sales in chart.sales = sales }
    }

    override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
        Measurement(minimum: 80, natural: orientation == .horizontal ? 240 : 120)
    }

    override func snapshot(_ snapshot: Snapshot) {
        let color = styleContext.color
        let step = Double(width) / Double(max(sales.count, 1))
        let greatest = sales.map(\.amount).max() ?? 1
        for (index, sale) in sales.enumerated() {
            let name = createPangoLayout(sale.month)
            let size = name.pixelSize
            let bottom = Double(height - size.height - 6)
            let length = bottom * sale.amount / greatest
            let left = Double(index) * step
            let bar = Rect(x: left + 4, y: bottom - length, width: step - 8, height: length)
            snapshot.appendColor(RGBA(red: 0.21, green: 0.52, blue: 0.89, alpha: 1), bounds: bar)
            snapshot.save()
            snapshot.translate(Point(x: left + (step - Double(size.width)) / 2, y: bottom + 6))
            snapshot.appendLayout(name, color: color)
            snapshot.restore()
        }
    }
}
