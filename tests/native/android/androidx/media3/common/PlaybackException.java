package androidx.media3.common;

public class PlaybackException extends Exception {}
