package androidx.lifecycle;

public abstract class Lifecycle {
    public enum State { DESTROYED, INITIALIZED, CREATED, STARTED, RESUMED }
}
