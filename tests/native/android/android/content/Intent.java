package android.content;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public class Intent {
    public Intent(Context context, Class<?> component) {}

    public @NonNull Intent putExtra(String name, @Nullable String value) {
        return this;
    }

    @Nullable
    public String getStringExtra(String name) {
        return null;
    }
}
