package androidx.media3.exoplayer;

import android.content.Context;
import androidx.media3.common.Player;

public interface ExoPlayer extends Player {
    final class Builder {
        public Builder(Context context) {}

        public ExoPlayer build() {
            throw new UnsupportedOperationException();
        }
    }
}
