package android.view;

import android.content.Context;

public class View {
    public View(Context context) {}

    public boolean post(Runnable action) {
        return true;
    }

    public boolean postDelayed(Runnable action, long milliseconds) {
        return true;
    }

    public boolean removeCallbacks(Runnable action) {
        return true;
    }
}
