// #region engine
import AVFoundation
import X2P2P
import os

private let log = Logger(subsystem: "com.example.player", category: "X2P2P")

/// Call it once the user has agreed to the privacy policy, never earlier.
func startEngine(token: String, choice: UserChoice) {
    guard X2P2P.isSupported else { return }
    var config = X2Config(token: token)
    config.announceTrackers = [URL(string: "wss://tracker.x2p2p.example/announce")!]
    config.iceServers = ["stun:stun.x2p2p.example:3478"]
    config.isP2PDisabled = !choice.allowP2P
    config.uploadOn = choice.uploadOn
    do {
        try X2P2P.start(config)
    } catch {
        // A mistake in the configuration. proxyURL(for:) keeps returning original addresses, so playback is unharmed.
        log.error("\(String(describing: error), privacy: .public)")
    }
}
// #endregion

// #region player
@MainActor
final class PlayerController {
    let player = AVPlayer()
    /// What the viewer chose; your play button sets it. A change of address must not start what was paused.
    var isPaused = false {
        didSet { if isPaused { player.pause() } else { player.play() } }
    }
    private let source: URL
    private let swarmId: String
    private var position: CMTime?
    private var itemStatus: NSKeyValueObservation?
    private var externalPlayback: NSKeyValueObservation?
    private var proxyState: Task<Void, Never>?
    private var engineLog: Task<Void, Never>?

    /// Two streams with one swarm id would mix.
    init(source: URL, swarmId: String) {
        self.source = source
        self.swarmId = swarmId
    }

    /// Your server issues the token. The choice is nil until the user has agreed to the privacy policy.
    func start(token: String, choice: UserChoice?) {
        guard engineLog == nil else { return }
        engineLog = observeEngine()
        observeProxy()
        observeExternalPlayback()
        if let choice { startEngine(token: token, choice: choice) }
        loadThroughProxy()
    }

    func stop() {
        engineLog?.cancel()
        engineLog = nil
        proxyState?.cancel()
        externalPlayback = nil
        itemStatus = nil
        player.replaceCurrentItem(with: nil)
    }

    deinit {
        // A stream of events has no end of its own.
        engineLog?.cancel()
        proxyState?.cancel()
    }

    private func loadThroughProxy() {
        // A new address for every item: after a suspension the proxy may listen on another port.
        load(X2P2P.proxyURL(for: source, stream: X2StreamConfig(swarmId: swarmId)))
    }

    private func load(_ url: URL) {
        // Only on-demand items have a duration, and only once they have loaded: an item replaced before that
        // (the proxy stops and starts within a moment when the app returns) leaves the position as it was.
        if let current = player.currentItem, current.duration.isNumeric {
            position = current.currentTime()
        }
        let item = AVPlayerItem(url: url)
        // Observers are called on any thread.
        itemStatus = item.observe(\.status) { [weak self] _, _ in
            Task { @MainActor [weak self] in
                guard let self, self.player.currentItem?.status == .failed else { return }
                self.fallBack()
            }
        }
        player.replaceCurrentItem(with: item)
        if let position {
            player.seek(to: position)
        }
        if !isPaused {
            player.play()
        }
    }
}
// #endregion

// #region fallback
extension PlayerController {
    /// Plays the original address when the proxy's fails; an error of the original address is left to the app.
    private func fallBack() {
        guard let asset = player.currentItem?.asset as? AVURLAsset else { return }
        let original = X2P2P.originalURL(for: asset.url)
        guard original != asset.url else { return }
        load(original)
    }

    /// The system closes the proxy's socket while the app is suspended; the engine opens another one on return.
    private func observeProxy() {
        // Taken here, because the task begins later.
        let events = X2P2P.events
        proxyState = Task { [weak self] in
            var hasStopped = false
            for await event in events {
                guard let self else { return }
                guard case .proxyStateChange(let isRunning) = event else { continue }
                if !isRunning {
                    self.fallBack()
                } else if hasStopped, !self.player.isExternalPlaybackActive {
                    self.loadThroughProxy()
                }
                hasStopped = !isRunning
            }
        }
    }

    /// An AirPlay receiver cannot reach 127.0.0.1 of this phone: hand it the original address, and keep that afterwards,
    /// because a change of address may itself look like the end of external playback.
    private func observeExternalPlayback() {
        externalPlayback = player.observe(\.isExternalPlaybackActive) { [weak self] _, _ in
            Task { @MainActor [weak self] in
                guard let self, self.player.isExternalPlaybackActive else { return }
                self.fallBack()
            }
        }
    }
}
// #endregion

// #region policy
/// The two choices worth offering to users: take part at all, and upload over mobile data. Save it with your settings.
struct UserChoice: Codable {
    var allowP2P = true
    var allowMobileUpload = false

    var uploadOn: X2UploadOn { allowMobileUpload ? .any : .wifiOnly }
}

/// Takes effect at once; an engine that is not running gets the choice from the next startEngine(). While your server
/// has switched P2P off, pass allowP2P = false.
func applyUserChoice(_ choice: UserChoice) {
    var change = X2DynamicConfig()
    change.isP2PDisabled = !choice.allowP2P
    change.uploadOn = choice.uploadOn
    do {
        try X2P2P.applyDynamicConfig(change)
    } catch {
        // X2-1102: the engine is not running.
        log.notice("\(String(describing: error), privacy: .public)")
    }
}
// #endregion

// #region observe
/// Call it before the engine starts: a proxy that cannot start (X2-4001) is reported once.
func observeEngine() -> Task<Void, Never> {
    let events = X2P2P.events
    return Task {
        for await event in events {
            switch event {
            case .error(let error):
                log.warning("\(error.id, privacy: .public): \(error.message, privacy: .public)")
            case .proxyStateChange(let isRunning):
                log.notice("proxy=\(isRunning)")
            case .segmentLoaded, .peerConnect, .peerClose:
                let stats = X2P2P.stats
                log.notice("http=\(stats.httpBytes) p2p=\(stats.p2pBytes) peers=\(stats.peers) ratio=\(stats.ratio)")
                log.notice("up=\(stats.uploadBytes) allowed=\(stats.isUploadAllowed)")
            default:
                break
            }
        }
    }
}
// #endregion
