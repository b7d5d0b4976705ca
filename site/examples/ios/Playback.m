// #region engine
@import AVFoundation;
@import X2P2PKit;

static BOOL IsWithdrawn = NO;

/// 只在用户同意隐私政策之后，在主线程上调用。
void StartEngine(NSString *token, BOOL allowP2P, BOOL allowMobileUpload) {
    if (!X2P2P.supported) {
        return;
    }
    IsWithdrawn = NO;
    X2Config *config = [[X2Config alloc] initWithToken:token];
    config.announceTrackers = @[ [NSURL URLWithString:@"wss://tracker.x2p2p.example/announce"] ];
    config.iceServers = @[ @"stun:stun.x2p2p.example:3478" ];
    config.isP2PDisabled = !allowP2P;
    config.uploadOn = allowMobileUpload ? X2UploadOnAny : X2UploadOnWifiOnly;
    NSError *error = nil;
    if (![X2P2P startWithConfig:config error:&error]) {
        // 配置有误。此后 proxyURLForURL: 返回的都是原地址，播放不受影响。
        NSLog(@"X2P2P %@: %@", error.userInfo[X2ErrorIdKey], error.localizedDescription);
    }
}
// #endregion

// #region player
@interface PlayerController : NSObject <X2P2PObserver>
@property (nonatomic, readonly) AVPlayer *player;
/// 用户的选择，由播放按钮来改。已经暂停的，换地址之后也不能自己播起来。
@property (nonatomic) BOOL paused;
/// swarmId 相同的两路流会串台。
- (instancetype)initWithSource:(NSURL *)source swarmId:(NSString *)swarmId;
/// token 由你的服务器下发。用户同意隐私政策之前，token 必须传 nil。
- (void)startWithToken:(nullable NSString *)token allowP2P:(BOOL)allowP2P allowMobileUpload:(BOOL)allowMobileUpload;
- (void)stop;
- (void)loadThroughProxy;
- (void)load:(NSURL *)url;
@end

@interface PlayerController (Fallback)
- (void)fallBack;
- (void)playbackFailed:(NSNotification *)notification;
@end

@interface PlayerController (Log)
- (void)logStats;
@end

void PlaybackStarted(void);
void PlaybackStopped(void);

/// 用来区分这里的观察与父类的观察。
static void *PlayerContext = &PlayerContext;

@implementation PlayerController {
    NSURL *_source;
    NSString *_swarmId;
    CMTime _position;
    BOOL _isStarted;
    BOOL _proxyHasStopped;
    NSTimer *_statsTimer;
}

- (instancetype)initWithSource:(NSURL *)source swarmId:(NSString *)swarmId {
    self = [super init];
    if (self) {
        _source = source;
        _swarmId = [swarmId copy];
        _player = [[AVPlayer alloc] init];
    }
    return self;
}

- (void)setPaused:(BOOL)paused {
    _paused = paused;
    if (paused) {
        [self.player pause];
    } else {
        [self.player play];
    }
}

- (void)startWithToken:(nullable NSString *)token allowP2P:(BOOL)allowP2P allowMobileUpload:(BOOL)allowMobileUpload {
    if (_isStarted) {
        return;
    }
    _isStarted = YES;
    // 在启动引擎之前注册：本地代理启动失败（X2-4001）只报一次。
    [X2P2P addObserver:self];
    if (token != nil) {
        StartEngine(token, allowP2P, allowMobileUpload);
    }
    [self.player addObserver:self forKeyPath:@"currentItem.status" options:0 context:PlayerContext];
    [self.player addObserver:self forKeyPath:@"externalPlaybackActive" options:0 context:PlayerContext];
    // 放到一半断了，status 不会变成 failed，只有这个通知。
    [NSNotificationCenter.defaultCenter addObserver:self
                                           selector:@selector(playbackFailed:)
                                               name:AVPlayerItemFailedToPlayToEndTimeNotification
                                             object:nil];
    PlaybackStarted();
    [self loadThroughProxy];
    __weak typeof(self) weakSelf = self;
    _statsTimer = [NSTimer scheduledTimerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) {
        [weakSelf logStats];
    }];
}

- (void)stop {
    if (!_isStarted) {
        return;
    }
    _isStarted = NO;
    [_statsTimer invalidate];
    [X2P2P removeObserver:self];
    [NSNotificationCenter.defaultCenter removeObserver:self name:AVPlayerItemFailedToPlayToEndTimeNotification object:nil];
    [self.player removeObserver:self forKeyPath:@"currentItem.status" context:PlayerContext];
    [self.player removeObserver:self forKeyPath:@"externalPlaybackActive" context:PlayerContext];
    [self.player replaceCurrentItemWithPlayerItem:nil];
    PlaybackStopped();
}

- (void)dealloc {
    [self stop];
}

- (void)loadThroughProxy {
    // 每次建立 AVPlayerItem 都重新取地址：挂起之后，端口可能已经变了。
    X2StreamConfig *stream = [[X2StreamConfig alloc] init];
    stream.swarmId = _swarmId;
    [self load:[X2P2P proxyURLForURL:_source stream:stream]];
}

- (void)load:(NSURL *)url {
    // 只有点播有时长，而且载入之后才有。应用回到前台时，代理会在片刻间
    // 停止又启动：还没有载入就被换掉的那一项，不改动记下的位置。
    if (self.player.currentItem != nil && CMTIME_IS_NUMERIC(self.player.currentItem.duration)) {
        _position = self.player.currentTime;
    }
    [self.player replaceCurrentItemWithPlayerItem:[AVPlayerItem playerItemWithURL:url]];
    if (CMTIME_IS_NUMERIC(_position)) {
        [self.player seekToTime:_position];
    }
    if (!self.paused) {
        [self.player play];
    }
}

@end
// #endregion

// #region fallback
@implementation PlayerController (Fallback)

/// 代理地址出错就改放原地址；原地址出错，交给应用处理。
- (void)fallBack {
    AVAsset *asset = self.player.currentItem.asset;
    if (![asset isKindOfClass:AVURLAsset.class]) {
        return;
    }
    NSURL *current = ((AVURLAsset *)asset).URL;
    NSURL *original = [X2P2P originalURLForURL:current];
    if (![original isEqual:current]) {
        [self load:original];
    }
}

- (void)playbackFailed:(NSNotification *)notification {
    __weak typeof(self) weakSelf = self;
    dispatch_async(dispatch_get_main_queue(), ^{
        if (notification.object == weakSelf.player.currentItem) {
            [weakSelf fallBack];
        }
    });
}

/// 应用挂起时，系统会关掉代理的套接字；应用回来后，引擎另开一个。
- (void)x2ProxyStateChange:(BOOL)isRunning {
    if (!isRunning) {
        [self fallBack];
    } else if (_proxyHasStopped && !self.player.externalPlaybackActive) {
        [self loadThroughProxy];
    }
    _proxyHasStopped = !isRunning;
}

- (void)observeValueForKeyPath:(NSString *)keyPath ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
    if (context != PlayerContext) {
        [super observeValueForKeyPath:keyPath ofObject:object change:change context:context];
        return;
    }
    __weak typeof(self) weakSelf = self;
    dispatch_async(dispatch_get_main_queue(), ^{
        AVPlayer *player = weakSelf.player;
        // 隔空播放的接收端访问不到手机上的 127.0.0.1，所以换成原地址。之后
        // 也不换回代理地址：换地址本身就可能被当成隔空播放结束。
        if (player.currentItem.status == AVPlayerItemStatusFailed || player.externalPlaybackActive) {
            [weakSelf fallBack];
        }
    });
}

@end
// #endregion

// #region policy
/// 给用户的两个选择：要不要参与，能不能在蜂窝网络上传。由应用保存。
/// 立即生效；引擎没有运行时，由下一次 StartEngine() 带上新的选择。
/// 服务器关掉 P2P 期间，allowP2P 要传 NO。
void ApplyUserChoice(BOOL allowP2P, BOOL allowMobileUpload) {
    X2DynamicConfig *change = [[X2DynamicConfig alloc] init];
    change.isP2PDisabled = @(!allowP2P);
    change.uploadOn = @(allowMobileUpload ? X2UploadOnAny : X2UploadOnWifiOnly);
    NSError *error = nil;
    if (![X2P2P applyDynamicConfig:change error:&error]) {
        // X2-1102：引擎没有运行。
        NSLog(@"X2P2P %@: %@", error.userInfo[X2ErrorIdKey], error.localizedDescription);
    }
}

static NSInteger Playing = 0;

static void StopIfWithdrawn(void) {
    if (IsWithdrawn && Playing == 0) {
        [X2P2P stop];
    }
}

/// 用户撤回同意时，在主线程上调用：马上断开全部节点，正在播放的改走
/// HTTP，最后一个播放器停下之后停掉引擎。再次同意，调用 StartEngine()
/// 与 ApplyUserChoice()。
void WithdrawConsent(void) {
    ApplyUserChoice(NO, NO);
    IsWithdrawn = YES;
    StopIfWithdrawn();
}

void PlaybackStarted(void) {
    Playing += 1;
}

void PlaybackStopped(void) {
    Playing -= 1;
    StopIfWithdrawn();
}
// #endregion

// #region observe
@implementation PlayerController (Log)

- (void)x2Error:(NSError *)error {
    NSLog(@"X2P2P %@: %@", error.userInfo[X2ErrorIdKey], error.localizedDescription);
}

- (void)logStats {
    X2Stats *stats = X2P2P.stats;
    NSLog(@"http=%lld p2p=%lld peers=%ld ratio=%f", stats.httpBytes, stats.p2pBytes, (long)stats.peers, stats.ratio);
    NSLog(@"up=%lld allowed=%d", stats.uploadBytes, stats.isUploadAllowed);
}

@end
// #endregion
