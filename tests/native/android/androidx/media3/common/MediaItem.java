package androidx.media3.common;

import android.net.Uri;
import androidx.annotation.Nullable;

public final class MediaItem {
    @Nullable public final LocalConfiguration localConfiguration = null;

    private MediaItem() {}

    public static class LocalConfiguration {
        public final Uri uri;

        private LocalConfiguration(Uri uri) {
            this.uri = uri;
        }
    }

    public static final class Builder {
        public Builder setUri(@Nullable String uri) {
            return this;
        }

        public Builder setMimeType(@Nullable String mimeType) {
            return this;
        }

        public MediaItem build() {
            return new MediaItem();
        }
    }
}
