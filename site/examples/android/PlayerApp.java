package com.example.player;

// #region app
import android.app.Application;
import android.content.SharedPreferences;

/** 令牌与用户的选择存在本机：进程被回收后恢复播放界面，也能读到。 */
public final class PlayerApp extends Application implements Engine.Settings {
    /** 打开播放界面之前，写入服务器下发的令牌。 */
    void saveToken(String token) {
        saved().edit().putString("token", token).apply();
    }

    /** 用户同意隐私政策之后才写入，立即生效；没有写入，播放界面就不启动引擎。 */
    void saveChoice(boolean allowP2P, boolean allowMobileUpload) {
        saved().edit()
            .putBoolean("allowP2P", allowP2P)
            .putBoolean("allowMobileUpload", allowMobileUpload)
            .apply();
        Engine.applyUserChoice(allowP2P, allowMobileUpload);
    }

    /** 用户撤回同意时调用。 */
    void clearChoice() {
        saved().edit().remove("allowP2P").remove("allowMobileUpload").apply();
        Engine.withdrawConsent();
    }

    @Override
    public String token() {
        return saved().getString("token", "");
    }

    @Override
    public boolean hasAgreed() {
        return saved().contains("allowP2P");
    }

    @Override
    public boolean allowsP2P() {
        return saved().getBoolean("allowP2P", false);
    }

    @Override
    public boolean allowsMobileUpload() {
        return saved().getBoolean("allowMobileUpload", false);
    }

    private SharedPreferences saved() {
        return getSharedPreferences("p2p", MODE_PRIVATE);
    }
}
// #endregion
