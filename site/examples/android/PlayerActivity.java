package com.example.player;

// #region player
import android.app.Activity;
import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import androidx.media3.common.C;
import androidx.media3.common.MediaItem;
import androidx.media3.common.MimeTypes;
import androidx.media3.common.PlaybackException;
import androidx.media3.common.Player;
import androidx.media3.exoplayer.ExoPlayer;
import androidx.media3.ui.PlayerView;
import com.x2p2p.X2P2P;
import com.x2p2p.X2StreamConfig;
import java.util.Objects;

public final class PlayerActivity extends Activity {
    private static final String SOURCE = "source";
    private static final String SWARM_ID = "swarmId";
    private static final String POSITION = "position";
    private static final String PLAY_WHEN_READY = "playWhenReady";

    private final Runnable statsLog = this::logStats;
    private String source;
    private String swarmId;
    private PlayerView view;
    private ExoPlayer player;
    private long position = C.TIME_UNSET;
    private boolean playWhenReady = true;

    /** 用来打开播放界面。swarmId 相同的两路流会串台。 */
    static Intent intent(Context context, String source, String swarmId) {
        return new Intent(context, PlayerActivity.class).putExtra(SOURCE, source).putExtra(SWARM_ID, swarmId);
    }

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        source = Objects.requireNonNull(getIntent().getStringExtra(SOURCE));
        swarmId = Objects.requireNonNull(getIntent().getStringExtra(SWARM_ID));
        if (savedInstanceState != null) {
            position = savedInstanceState.getLong(POSITION, C.TIME_UNSET);
            playWhenReady = savedInstanceState.getBoolean(PLAY_WHEN_READY);
        }
        view = new PlayerView(this);
        setContentView(view);
    }

    @Override
    protected void onStart() {
        super.onStart();
        // 每次都调用：用户可能刚刚同意；引擎已在运行时，调用不起作用。
        Engine.Settings settings = (Engine.Settings) getApplication();
        if (settings.hasAgreed()) {
            Engine.start(this, settings.token(), settings.allowsP2P(), settings.allowsMobileUpload());
        }
        // 每次播放都重新取地址：端口可能已经变了。
        String address = X2P2P.proxyUrl(source, new X2StreamConfig.Builder().setSwarmId(swarmId).build());
        player = new ExoPlayer.Builder(this).build();
        view.setPlayer(player);
        player.addListener(new OriginalAddressFallback(player));
        player.setMediaItem(hlsItem(address), position);
        player.prepare();
        player.setPlayWhenReady(playWhenReady);
        Engine.playbackStarted();
        view.post(statsLog);
    }

    @Override
    protected void onStop() {
        // 没有播放器就没有切片请求，节点随后自行断开。
        keepPosition();
        view.removeCallbacks(statsLog);
        view.setPlayer(null);
        player.release();
        player = null;
        Engine.playbackStopped(((Engine.Settings) getApplication()).hasAgreed());
        super.onStop();
    }

    @Override
    protected void onSaveInstanceState(Bundle outState) {
        super.onSaveInstanceState(outState);
        // 在 Android 8 及更早的系统上，先于 onStop() 执行。
        keepPosition();
        outState.putLong(POSITION, position);
        outState.putBoolean(PLAY_WHEN_READY, playWhenReady);
    }

    private void keepPosition() {
        if (player == null) {
            return;
        }
        position = resumePosition(player);
        playWhenReady = player.getPlayWhenReady();
    }

    private void logStats() {
        Engine.logStats();
        view.postDelayed(statsLog, 1000);
    }

    static MediaItem hlsItem(String address) {
        return new MediaItem.Builder().setUri(address).setMimeType(MimeTypes.APPLICATION_M3U8).build();
    }

    /**
     * 直播回到直播边缘，点播从断点继续。播放列表载入之前分不清是哪一种，
     * 位置 0 在直播里又是最旧的一刻，所以这时也从默认位置开始。
     */
    static long resumePosition(Player player) {
        long current = player.getCurrentPosition();
        return player.isCurrentMediaItemLive() || current == 0 ? C.TIME_UNSET : current;
    }
}
// #endregion

// #region fallback
/** 代理地址出错就改放原地址；原地址出错，交给应用处理。 */
final class OriginalAddressFallback implements Player.Listener {
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
        player.setMediaItem(PlayerActivity.hlsItem(original), PlayerActivity.resumePosition(player));
        player.prepare();
    }
}
// #endregion
