// #region start
@import AVFoundation;
@import X2P2PKit;

AVPlayer *PlayStream(NSString *token) {
    X2Config *config = [[X2Config alloc] initWithToken:token];
    config.announceTrackers = @[ [NSURL URLWithString:@"wss://tracker.x2p2p.example/announce"] ];
    config.iceServers = @[ @"stun:stun.x2p2p.example:3478" ];
    NSError *error = nil;
    if (![X2P2P startWithConfig:config error:&error]) {
        NSLog(@"X2P2P %@: %@", error.userInfo[X2ErrorIdKey], error.localizedDescription);
    }
    NSURL *original = [NSURL URLWithString:@"https://cdn.x2p2p.example/stream/index.m3u8"];
    // P2P 不可用时返回传入的地址，播放照常。
    AVPlayer *player = [AVPlayer playerWithURL:[X2P2P proxyURLForURL:original stream:nil]];
    [player play];
    return player;
}
// #endregion
