// #region start
import AVFoundation
import X2P2PKit

@MainActor
func play(token: String) -> AVPlayer {
    // #region entry
    var config = X2Config(token: token)
    config.announceTrackers = [URL(string: "wss://tracker.x2p2p.example/announce")!]
    config.iceServers = ["stun:stun.x2p2p.example:3478"]
    do {
        try X2P2P.start(config)
    } catch {
        NSLog("X2P2P %@", String(describing: error))
    }

    let original = URL(string: "https://cdn.x2p2p.example/stream/index.m3u8")!
    // P2P 不可用时返回传入的地址，播放照常。
    let player = AVPlayer(url: X2P2P.proxyURL(for: original))
    // #endregion
    player.play()
    return player
}
// #endregion
