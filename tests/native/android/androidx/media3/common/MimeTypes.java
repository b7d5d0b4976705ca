package androidx.media3.common;

public final class MimeTypes {
    public static final String APPLICATION_M3U8 = "application/x-mpegURL";

    private MimeTypes() {}
}
