// #region engine
@import AVFoundation;
@import X2P2P;

/// Call it once the user has agreed to the privacy policy, never earlier.
void StartEngine(NSString *token, BOOL allowP2P, BOOL allowMobileUpload) {
    if (!X2P2P.supported) {
        return;
    }
    X2Config *config = [[X2Config alloc] initWithToken:token];
    config.announceTrackers = @[ [NSURL URLWithString:@"wss://tracker.x2p2p.example/announce"] ];
    config.iceServers = @[ @"stun:stun.x2p2p.example:3478" ];
    config.isP2PDisabled = !allowP2P;
    config.uploadOn = allowMobileUpload ? X2UploadOnAny : X2UploadOnWifiOnly;
    NSError *error = nil;
    if (![X2P2P startWithConfig:config error:&error]) {
        // A mistake in the configuration. proxyURLForURL: keeps returning original addresses, so playback is unharmed.
        NSLog(@"X2P2P %@: %@", error.userInfo[X2ErrorIdKey], error.localizedDescription);
    }
}
// #endregion

// #region player
@interface PlayerController : NSObject <X2P2PDelegate>
@property (nonatomic, readonly) AVPlayer *player;
/// What the viewer chose; your play button sets it. A change of address must not start what was paused.
@property (nonatomic) BOOL paused;
/// Two streams with one swarm id would mix.
- (instancetype)initWithSource:(NSURL *)source swarmId:(NSString *)swarmId;
/// Your server issues the token. Pass nil until the user has agreed to the privacy policy.
- (void)startWithToken:(nullable NSString *)token allowP2P:(BOOL)allowP2P allowMobileUpload:(BOOL)allowMobileUpload;
- (void)stop;
- (void)loadThroughProxy;
- (void)load:(NSURL *)url;
@end

@interface PlayerController (Fallback)
- (void)fallBack;
@end

@interface PlayerController (Log)
- (void)logStats;
@end

/// Tells these observations from those of a superclass.
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
    // Before the engine starts: a proxy that cannot start (X2-4001) is reported once.
    X2P2P.delegate = self;
    if (token != nil) {
        StartEngine(token, allowP2P, allowMobileUpload);
    }
    [self.player addObserver:self forKeyPath:@"currentItem.status" options:0 context:PlayerContext];
    [self.player addObserver:self forKeyPath:@"externalPlaybackActive" options:0 context:PlayerContext];
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
    // There is one delegate: the player of the next screen may have taken it over already.
    if (X2P2P.delegate == self) {
        X2P2P.delegate = nil;
    }
    [self.player removeObserver:self forKeyPath:@"currentItem.status" context:PlayerContext];
    [self.player removeObserver:self forKeyPath:@"externalPlaybackActive" context:PlayerContext];
    [self.player replaceCurrentItemWithPlayerItem:nil];
}

- (void)dealloc {
    [self stop];
}

- (void)loadThroughProxy {
    // A new address for every item: after a suspension the proxy may listen on another port.
    X2StreamConfig *stream = [[X2StreamConfig alloc] init];
    stream.swarmId = _swarmId;
    [self load:[X2P2P proxyURLForURL:_source stream:stream]];
}

- (void)load:(NSURL *)url {
    // Only on-demand items have a duration, and only once they have loaded: an item replaced before that
    // (the proxy stops and starts within a moment when the app returns) leaves the position as it was.
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

/// Plays the original address when the proxy's fails; an error of the original address is left to the app.
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

/// The system closes the proxy's socket while the app is suspended; the engine opens another one on return.
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
        // An AirPlay receiver cannot reach 127.0.0.1 of this phone: hand it the original address, and keep that
        // afterwards, because a change of address may itself look like the end of external playback.
        if (player.currentItem.status == AVPlayerItemStatusFailed || player.externalPlaybackActive) {
            [weakSelf fallBack];
        }
    });
}

@end
// #endregion

// #region policy
/// The two choices worth offering to users: take part at all, and upload over mobile data. Save them with your
/// settings: an engine that is not running gets them from the next StartEngine(). While your server has switched P2P off,
/// pass allowP2P = NO.
void ApplyUserChoice(BOOL allowP2P, BOOL allowMobileUpload) {
    X2DynamicConfig *change = [[X2DynamicConfig alloc] init];
    change.isP2PDisabled = @(!allowP2P);
    change.uploadOn = @(allowMobileUpload ? X2UploadOnAny : X2UploadOnWifiOnly);
    NSError *error = nil;
    if (![X2P2P applyDynamicConfig:change error:&error]) {
        // X2-1102: the engine is not running.
        NSLog(@"X2P2P %@: %@", error.userInfo[X2ErrorIdKey], error.localizedDescription);
    }
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
