import Testing

@MainActor
struct GardenModelTests {
    @Test func removesTheSelectedPlant() {
        let model = GardenModel()
        model.plants = [Plant("Fern"), Plant("Maple")]
        model.selection = model.plants[0].id
        #expect(model.canRemove)
        model.remove()
        #expect(model.visible.map(\.name) == ["Maple"])
        #expect(!model.canRemove)
    }
}
