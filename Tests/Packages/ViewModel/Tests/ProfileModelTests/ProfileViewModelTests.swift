import Combine
import CombineModel
import ProfileModel
import Testing

@MainActor
struct ProfileViewModelTests {
    private struct Lost: Error {}

    @Test func greetsByBothNames() {
        let profile = ProfileViewModel()
        Just("Ada").bind(to: profile.input.firstName)
        Just("Lovelace" as String?).orEmpty.bind(to: profile.input.lastName)
        #expect(profile.greeting == "Hello, Ada Lovelace!")
    }

    @Test func savesOnceForEachRequest() async {
        let profile = ProfileViewModel()
        profile.input.save.accept()
        profile.input.save.accept()
        for _ in 0..<10_000 where profile.saved.count < 2 { await Task.yield() }
        #expect(profile.saved.count == 2)
    }

    @Test func releasingFeedEndsIt() {
        let (profile, feed) = (ProfileViewModel(), PassthroughSubject<String, any Error>())
        var following: CompositeDisposable? = profile.follow(feed)
        feed.send("a")
        #expect(following?.count == 1)
        following = nil
        feed.send("b")
        #expect(profile.saved == ["a"])
    }

    @Test func publishesChangesOfPartner() {
        let (profile, partner) = (ProfileViewModel(), ProfileViewModel())
        var count = 0
        let sink = profile.objectWillChange.sink { _ in count += 1 }
        profile.partner = partner
        partner.input.firstName.accept("Grace")
        #expect(count == 2)
        sink.cancel()
    }

    @Test func isReleased() {
        weak var released: ProfileViewModel?
        do {
            let profile = ProfileViewModel()
            released = profile
            profile.input.firstName.accept("Ada")
        }
        #expect(released == nil)
    }
}
