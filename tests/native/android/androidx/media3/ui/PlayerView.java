package androidx.media3.ui;

import android.content.Context;
import android.view.View;
import androidx.annotation.Nullable;
import androidx.media3.common.Player;

public class PlayerView extends View {
    public PlayerView(Context context) {
        super(context);
    }

    @Nullable
    public Player getPlayer() {
        return null;
    }

    public void setPlayer(@Nullable Player player) {}
}
