package android.os;

public final class Bundle {
    public long getLong(String key, long otherwise) {
        return otherwise;
    }

    public boolean getBoolean(String key) {
        return false;
    }

    public void putLong(String key, long value) {}

    public void putBoolean(String key, boolean value) {}
}
