import CombineModel
import Testing

private struct Named: PresentableError {
    let title = "It failed"
    var details: String?
    var recovery: String?
}

private struct Unnamed: PresentableError {}

private struct Plain: Error {}

struct ErrorPresentationTests {
    @Test func aPresentableErrorProvidesTheTexts() {
        let error = Named(details: "The disk is full.", recovery: "Delete something.")
        #expect(ErrorPresentation(error).title == "It failed")
        #expect(ErrorPresentation(error).message == "The disk is full. Delete something.")
        #expect(ErrorPresentation(Named(recovery: "Try again.")).message == "Try again.")
        #expect(ErrorPresentation(Named()).message == nil)
        #expect(ErrorPresentation(Named(details: "")).message == nil)
    }

    @Test func otherErrorsAreDescribed() {
        #expect(ErrorPresentation(Plain()).title == "Plain()")
        #expect(ErrorPresentation(Unnamed()).title == "Unnamed()")
        #expect(ErrorPresentation(ValidationError("Enter a name")).title == "Enter a name")
    }
}
