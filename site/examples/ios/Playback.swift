// #region engine
import AVFoundation
import Combine
import X2P2PKit
import os

private let log = Logger(subsystem: "com.example.player", category: "X2P2P")

/// 只在用户同意隐私政策之后调用。
@MainActor
func startEngine(token: String, choice: UserChoice) {
    guard X2P2P.isSupported else { return }
    isWithdrawn = false
    var config = X2Config(token: token)
    config.announceTrackers = [URL(string: "wss://tracker.x2p2p.example/announce")!]
    config.iceServers = ["stun:stun.x2p2p.example:3478"]
    config.isP2PDisabled = !choice.allowP2P
    config.uploadOn = choice.uploadOn
    do {
        try X2P2P.start(config)
    } catch {
        // 配置有误。此后 proxyURL(for:) 返回的都是原地址，播放不受影响。
        log.error("\(String(describing: error), privacy: .public)")
    }
}
// #endregion

// #region player
@MainActor
final class PlayerController {
    let player = AVPlayer()
    /// 用户的选择，由播放按钮来改。已经暂停的，换地址之后也不能自己播起来。
    var isPaused = false {
        didSet { if isPaused { player.pause() } else { player.play() } }
    }
    private let source: URL
    private let swarmId: String
    private var position: CMTime?
    private var itemStatus: NSKeyValueObservation?
    private var playbackFailure: AnyCancellable?
    private var externalPlayback: NSKeyValueObservation?
    private var proxyState: Task<Void, Never>?
    private var engineLog: Task<Void, Never>?

    /// swarmId 相同的两路流会串台。
    init(source: URL, swarmId: String) {
        self.source = source
        self.swarmId = swarmId
    }

    /// token 由你的服务器下发。用户同意隐私政策之前，choice 必须是 nil。
    func start(token: String, choice: UserChoice?) {
        guard engineLog == nil else { return }
        engineLog = observeEngine()
        observeProxy()
        observeExternalPlayback()
        if let choice { startEngine(token: token, choice: choice) }
        playbackStarted()
        loadThroughProxy()
    }

    func stop() {
        guard engineLog != nil else { return }
        engineLog?.cancel()
        engineLog = nil
        proxyState?.cancel()
        externalPlayback = nil
        itemStatus = nil
        playbackFailure = nil
        player.replaceCurrentItem(with: nil)
        playbackStopped()
    }

    deinit {
        // 事件流自己不会结束，任务要由这里取消。
        engineLog?.cancel()
        proxyState?.cancel()
    }

    private func loadThroughProxy() {
        // 每次建立 AVPlayerItem 都重新取地址：挂起之后，端口可能已经变了。
        load(X2P2P.proxyURL(for: source, stream: X2StreamConfig(swarmId: swarmId)))
    }

    private func load(_ url: URL) {
        // 只有点播有时长，而且载入之后才有。应用回到前台时，代理会在片刻间
        // 停止又启动：还没有载入就被换掉的那一项，不改动记下的位置。
        if let current = player.currentItem, current.duration.isNumeric {
            position = current.currentTime()
        }
        let item = AVPlayerItem(url: url)
        // 观察者可能在任意线程上被调用。
        itemStatus = item.observe(\.status) { [weak self] _, _ in
            Task { @MainActor [weak self] in
                guard let self, self.player.currentItem?.status == .failed else { return }
                self.fallBack()
            }
        }
        // 放到一半断了，status 不会变成 failed，只有这个通知。
        playbackFailure = NotificationCenter.default
            .publisher(for: .AVPlayerItemFailedToPlayToEndTime, object: item)
            .sink { [weak self] _ in
                Task { @MainActor [weak self] in self?.fallBack() }
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
    /// 代理地址出错就改放原地址；原地址出错，交给应用处理。
    private func fallBack() {
        guard let asset = player.currentItem?.asset as? AVURLAsset else { return }
        let original = X2P2P.originalURL(for: asset.url)
        guard original != asset.url else { return }
        load(original)
    }

    /// 应用挂起时，系统会关掉代理的套接字；应用回来后，引擎另开一个。
    private func observeProxy() {
        // 在任务外面取：任务稍后才开始，其间的事件不能漏掉。
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

    /// 隔空播放的接收端访问不到手机上的 127.0.0.1，所以换成原地址。之后
    /// 也不换回代理地址：换地址本身就可能被当成隔空播放结束。
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
/// 给用户的两个选择：要不要参与，能不能在蜂窝网络上传。由应用保存。
struct UserChoice: Codable {
    var allowP2P = true
    var allowMobileUpload = false

    var uploadOn: X2UploadOn { allowMobileUpload ? .any : .wifiOnly }
}

/// 立即生效；引擎没有运行时，由下一次 startEngine() 带上新的选择。
/// nil 表示用户撤回了同意：马上断开全部节点，正在播放的改走 HTTP，
/// 最后一个播放器停下之后停掉引擎。
/// 服务器关掉 P2P 期间，allowP2P 要传 false。
@MainActor
func applyUserChoice(_ choice: UserChoice?) {
    var change = X2DynamicConfig()
    if let choice {
        change.isP2PDisabled = !choice.allowP2P
        change.uploadOn = choice.uploadOn
    } else {
        change.isP2PDisabled = true
    }
    do {
        try X2P2P.applyDynamicConfig(change)
    } catch {
        // X2-1102：引擎没有运行。
        log.notice("\(String(describing: error), privacy: .public)")
    }
    isWithdrawn = choice == nil
    stopIfWithdrawn()
}

@MainActor private var isWithdrawn = false
@MainActor private var playing = 0

@MainActor
private func playbackStarted() {
    playing += 1
}

@MainActor
private func playbackStopped() {
    playing -= 1
    stopIfWithdrawn()
}

@MainActor
private func stopIfWithdrawn() {
    if isWithdrawn && playing == 0 { X2P2P.stop() }
}
// #endregion

// #region observe
/// 在启动引擎之前调用：本地代理启动失败（X2-4001）只报一次。
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
