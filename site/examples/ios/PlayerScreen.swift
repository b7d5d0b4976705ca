// #region screen
import AVKit
import SwiftUI

@MainActor
struct PlayerScreen: View {
    private let token: String
    private let choice: UserChoice?
    @State private var controller: PlayerController
    @State private var isPaused = false

    /// 用户同意隐私政策之前，choice 必须是 nil。
    init(source: URL, swarmId: String, token: String, choice: UserChoice?) {
        self.token = token
        self.choice = choice
        _controller = State(initialValue: PlayerController(source: source, swarmId: swarmId))
    }

    var body: some View {
        VStack {
            // 系统自带的播放按钮不会改 isPaused，所以禁用，换成自己的。
            VideoPlayer(player: controller.player).disabled(true)
            Button(isPaused ? "播放" : "暂停") {
                isPaused.toggle()
                controller.isPaused = isPaused
            }
        }
        .onAppear { controller.start(token: token, choice: choice) }
        .onDisappear { controller.stop() }
    }
}
// #endregion
