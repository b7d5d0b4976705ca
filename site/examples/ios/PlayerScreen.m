// #region screen
@import AVKit;
@import UIKit;
#import "PlayerController.h"

@interface PlayerScreen : UIViewController
/// 用户同意隐私政策之前，token 必须传 nil。
- (instancetype)initWithSource:(NSURL *)source swarmId:(NSString *)swarmId token:(nullable NSString *)token;
/// 接到自己的播放按钮上。
- (void)togglePlayback;
@end

@implementation PlayerScreen {
    PlayerController *_controller;
    NSString *_token;
}

- (instancetype)initWithSource:(NSURL *)source swarmId:(NSString *)swarmId token:(nullable NSString *)token {
    self = [super initWithNibName:nil bundle:nil];
    if (self) {
        _controller = [[PlayerController alloc] initWithSource:source swarmId:swarmId];
        _token = [token copy];
    }
    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    AVPlayerViewController *video = [[AVPlayerViewController alloc] init];
    video.player = _controller.player;
    // 系统自带的播放按钮不会改 paused，所以隐藏，换成自己的。
    video.showsPlaybackControls = NO;
    video.view.frame = self.view.bounds;
    video.view.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
    [self addChildViewController:video];
    [self.view addSubview:video.view];
    [video didMoveToParentViewController:self];
}

- (void)togglePlayback {
    _controller.paused = !_controller.paused;
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    // 两个选择要换成应用保存的值。
    [_controller startWithToken:_token allowP2P:YES allowMobileUpload:NO];
}

- (void)viewDidDisappear:(BOOL)animated {
    [super viewDidDisappear:animated];
    [_controller stop];
}

@end
// #endregion
