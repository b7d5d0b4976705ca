package com.example.player;

// #region engine
import android.content.Context;
import android.util.Log;
import com.x2p2p.X2Config;
import com.x2p2p.X2DynamicConfig;
import com.x2p2p.X2Error;
import com.x2p2p.X2Exception;
import com.x2p2p.X2Listener;
import com.x2p2p.X2P2P;
import com.x2p2p.X2Stats;
import com.x2p2p.X2UploadOn;
import java.util.List;

final class Engine {
    /** 由应用保存、播放界面来读：让你的 Application 类实现这个接口。 */
    interface Settings {
        /** 由你的服务器下发。 */
        String token();

        /** 用户同意隐私政策之前必须返回 false。 */
        boolean hasAgreed();

        boolean allowsP2P();

        boolean allowsMobileUpload();
    }

    /** 只在用户同意隐私政策之后调用。 */
    static void start(Context context, String token, boolean allowP2P, boolean allowMobileUpload) {
        if (!X2P2P.isSupported()) {
            return;
        }
        // 在 init() 之前注册：代理启动失败（X2-4001）只报一次。
        X2P2P.addListener(ERROR_LOG);
        X2Config config = new X2Config.Builder(token)
            .setAnnounceTrackers(List.of("wss://tracker.x2p2p.example/announce"))
            .setIceServers(List.of("stun:stun.x2p2p.example:3478"))
            .setP2PDisabled(!allowP2P)
            .setUploadOn(uploadOn(allowMobileUpload))
            .build();
        try {
            X2P2P.init(context.getApplicationContext(), config);
        } catch (X2Exception error) {
            // 配置有误。此后 proxyUrl() 返回的都是原地址，播放不受影响。
            Log.e("X2P2P", error.getId() + ": " + error.getMessage());
        }
    }
    // #endregion

    // #region policy
    /**
     * 给用户的两个选择：要不要参与，能不能在移动网络上传。由应用保存。
     * 立即生效；引擎没有运行时，由下一次 start() 带上新的选择。
     * 服务器关掉 P2P 期间，allowP2P 要传 false。
     */
    static void applyUserChoice(boolean allowP2P, boolean allowMobileUpload) {
        try {
            X2P2P.applyDynamicConfig(
                new X2DynamicConfig.Builder()
                    .setP2PDisabled(!allowP2P)
                    .setUploadOn(uploadOn(allowMobileUpload))
                    .build());
        } catch (X2Exception error) {
            // X2-1102：引擎没有运行。
            Log.i("X2P2P", error.getId() + ": " + error.getMessage());
        }
    }

    /**
     * 用户撤回同意：马上断开全部节点，正在播放的改走 HTTP，
     * 最后一个播放界面停下之后停掉引擎。
     */
    static void withdrawConsent() {
        applyUserChoice(false, false);
        stopIfWithdrawn(false);
    }

    /** 正在播放的界面数，只在主线程上读写。 */
    private static int playing = 0;

    static void playbackStarted() {
        playing += 1;
    }

    static void playbackStopped(boolean hasAgreed) {
        playing -= 1;
        stopIfWithdrawn(hasAgreed);
    }

    private static void stopIfWithdrawn(boolean hasAgreed) {
        if (!hasAgreed && playing == 0) {
            X2P2P.shutdown();
        }
    }

    static X2UploadOn uploadOn(boolean allowMobileUpload) {
        return allowMobileUpload ? X2UploadOn.ANY : X2UploadOn.WIFI_ONLY;
    }
    // #endregion

    // #region observe
    /** 由 start() 注册。 */
    static final X2Listener ERROR_LOG = new X2Listener() {
        @Override
        public void onError(X2Error error) {
            Log.w("X2P2P", error.getId() + ": " + error.getMessage());
        }
    };

    static void logStats() {
        X2Stats stats = X2P2P.getStats();
        Log.i("X2P2P", "http=" + stats.getHttpBytes() + " p2p=" + stats.getP2pBytes()
            + " peers=" + stats.getPeers() + " ratio=" + stats.getRatio());
        Log.i("X2P2P", "up=" + stats.getUploadBytes() + " allowed=" + stats.isUploadAllowed());
    }

    private Engine() {}
}
// #endregion
