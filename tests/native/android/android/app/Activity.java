package android.app;

import android.content.ContextWrapper;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public class Activity extends ContextWrapper {
    protected void onCreate(@Nullable Bundle savedInstanceState) {}

    protected void onStart() {}

    protected void onStop() {}

    protected void onSaveInstanceState(@NonNull Bundle outState) {}

    public Intent getIntent() {
        throw new UnsupportedOperationException();
    }

    public void setIntent(Intent intent) {}

    public final Application getApplication() {
        throw new UnsupportedOperationException();
    }

    public void setContentView(View view) {}
}
