package androidx.media3.common;

import androidx.annotation.Nullable;

public interface Player {
    interface Listener {
        default void onPlayerError(PlaybackException error) {}
    }

    void addListener(Listener listener);

    @Nullable
    MediaItem getCurrentMediaItem();

    boolean isCurrentMediaItemLive();

    long getCurrentPosition();

    boolean getPlayWhenReady();

    void setPlayWhenReady(boolean playWhenReady);

    void setMediaItem(MediaItem item);

    void setMediaItem(MediaItem item, long startPositionMs);

    void prepare();

    void play();

    void release();
}
