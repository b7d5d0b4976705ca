package androidx.media3.common;

public final class C {
    public static final long TIME_UNSET = Long.MIN_VALUE + 1;

    private C() {}
}
