package com.example.player;

import android.app.Activity;
import android.content.Context;
import android.net.Uri;
import android.util.Log;
import androidx.media3.common.C;
import androidx.media3.common.MediaItem;
import androidx.media3.common.MimeTypes;
import androidx.media3.common.PlaybackException;
import androidx.media3.common.Player;
import androidx.media3.exoplayer.ExoPlayer;
import com.x2p2p.X2Config;
import com.x2p2p.X2DynamicConfig;
import com.x2p2p.X2Error;
import com.x2p2p.X2Exception;
import com.x2p2p.X2Listener;
import com.x2p2p.X2P2P;
import com.x2p2p.X2Stats;
import com.x2p2p.X2StreamConfig;
import com.x2p2p.X2UploadOn;
import java.util.List;

final class Playback {
    // #region engine
    /** Call it once the user has agreed to the privacy policy, never earlier. */
    static void startEngine(Context context, String token) {
        if (!X2P2P.isSupported()) {
            return;
        }
        X2Config config = new X2Config.Builder(token)
            .setAnnounceTrackers(List.of("wss://tracker.x2p2p.example/announce"))
            .setIceServers(List.of("stun:stun.x2p2p.example:3478"))
            .setUploadOn(X2UploadOn.WIFI_ONLY)
            .build();
        try {
            X2P2P.init(context.getApplicationContext(), config);
        } catch (X2Exception error) {
            // A mistake in the configuration. proxyUrl() keeps returning original addresses, so playback is unharmed.
            Log.e("X2P2P", error.getId() + ": " + error.getMessage());
        }
    }
    // #endregion

    // #region player
    static final class PlayerActivity extends Activity {
        private static final String SOURCE = "https://live.example.com/channel1/index.m3u8";
        private ExoPlayer player;

        @Override
        protected void onStart() {
            super.onStart();
            // A new address for every session: the port may have changed since the last one.
            String address = X2P2P.proxyUrl(SOURCE, new X2StreamConfig.Builder().setSwarmId("channel1").build());
            player = new ExoPlayer.Builder(this).build();
            player.addListener(new OriginalAddressFallback(player));
            player.setMediaItem(hlsItem(address));
            player.prepare();
            player.setPlayWhenReady(true);
        }

        @Override
        protected void onStop() {
            // Without a player nothing asks for segments, and the peers close by themselves.
            player.release();
            player = null;
            super.onStop();
        }
    }

    static MediaItem hlsItem(String address) {
        return new MediaItem.Builder().setUri(address).setMimeType(MimeTypes.APPLICATION_M3U8).build();
    }
    // #endregion

    // #region fallback
    /** Plays the original address when the proxy's fails; an error of the original address is left to the app. */
    static final class OriginalAddressFallback implements Player.Listener {
        private final ExoPlayer player;

        OriginalAddressFallback(ExoPlayer player) {
            this.player = player;
        }

        @Override
        public void onPlayerError(PlaybackException error) {
            MediaItem item = player.getCurrentMediaItem();
            if (item == null || item.localConfiguration == null) {
                return;
            }
            Uri uri = item.localConfiguration.uri;
            String original = X2P2P.originalUrl(uri.toString());
            if (original.equals(uri.toString())) {
                return;
            }
            // Live playback returns to the edge; on-demand playback goes on where it stopped.
            long position = player.isCurrentMediaItemLive() ? C.TIME_UNSET : player.getCurrentPosition();
            player.setMediaItem(hlsItem(original), position);
            player.prepare();
        }
    }
    // #endregion

    // #region policy
    /** The two choices worth offering to users: take part at all, and upload over mobile data. */
    static void applyUserChoice(boolean allowP2P, boolean allowMobileUpload) {
        X2P2P.applyDynamicConfig(
            new X2DynamicConfig.Builder()
                .setP2PDisabled(!allowP2P)
                .setUploadOn(allowMobileUpload ? X2UploadOn.ANY : X2UploadOn.WIFI_ONLY)
                .build());
    }
    // #endregion

    // #region observe
    static final class ErrorLog implements X2Listener {
        @Override
        public void onError(X2Error error) {
            Log.w("X2P2P", error.getId() + ": " + error.getMessage());
        }
    }

    static void logStats() {
        X2Stats stats = X2P2P.getStats();
        Log.i("X2P2P", "http=" + stats.getHttpBytes() + " p2p=" + stats.getP2pBytes()
            + " peers=" + stats.getPeers() + " ratio=" + stats.getRatio());
    }
    // #endregion

    private Playback() {}
}
