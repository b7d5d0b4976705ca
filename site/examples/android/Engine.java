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
    /** What the app keeps and the player asks for: let your Application class implement it. */
    interface Settings {
        /** Issued by your server. */
        String token();

        /** False until the user has agreed to the privacy policy. */
        boolean hasAgreed();

        boolean allowsP2P();

        boolean allowsMobileUpload();
    }

    /** Call it once the user has agreed to the privacy policy, never earlier. */
    static void start(Context context, String token, boolean allowP2P, boolean allowMobileUpload) {
        if (!X2P2P.isSupported()) {
            return;
        }
        // Before init(): a proxy that cannot start (X2-4001) is reported once.
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
            // A mistake in the configuration. proxyUrl() keeps returning original addresses, so playback is unharmed.
            Log.e("X2P2P", error.getId() + ": " + error.getMessage());
        }
    }
    // #endregion

    // #region policy
    /**
     * The two choices worth offering to users: take part at all, and upload over mobile data. Save them with your
     * settings: an engine that is not running gets them from the next start(). While your server has switched P2P off,
     * pass allowP2P = false.
     */
    static void applyUserChoice(boolean allowP2P, boolean allowMobileUpload) {
        try {
            X2P2P.applyDynamicConfig(
                new X2DynamicConfig.Builder()
                    .setP2PDisabled(!allowP2P)
                    .setUploadOn(uploadOn(allowMobileUpload))
                    .build());
        } catch (X2Exception error) {
            // X2-1102: the engine is not running.
            Log.i("X2P2P", error.getId() + ": " + error.getMessage());
        }
    }

    static X2UploadOn uploadOn(boolean allowMobileUpload) {
        return allowMobileUpload ? X2UploadOn.ANY : X2UploadOn.WIFI_ONLY;
    }
    // #endregion

    // #region observe
    /** start() adds it. */
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
