package com.example.player;

// #region start
import android.content.Context;
import android.util.Log;
import androidx.media3.common.MediaItem;
import androidx.media3.common.MimeTypes;
import androidx.media3.exoplayer.ExoPlayer;
import com.x2p2p.X2Config;
import com.x2p2p.X2Exception;
import com.x2p2p.X2P2P;
import java.util.List;

final class Quickstart {
    static ExoPlayer play(Context context, String token) {
        try {
            X2P2P.init(
                context.getApplicationContext(),
                new X2Config.Builder(token)
                    .setAnnounceTrackers(List.of("wss://tracker.x2p2p.example/announce"))
                    .setIceServers(List.of("stun:stun.x2p2p.example:3478"))
                    .build());
        } catch (X2Exception error) {
            Log.e("X2P2P", error.getId() + ": " + error.getMessage());
        }
        // P2P 不可用时返回传入的地址，播放照常。
        String address = X2P2P.proxyUrl("https://cdn.x2p2p.example/stream/index.m3u8");
        ExoPlayer player = new ExoPlayer.Builder(context).build();
        player.setMediaItem(
            new MediaItem.Builder().setUri(address).setMimeType(MimeTypes.APPLICATION_M3U8).build());
        player.prepare();
        player.play();
        return player;
    }

    private Quickstart() {}
}
// #endregion
