package com.example.player

// #region app
import android.app.Application

/** 令牌与用户的选择存在本机：进程被回收后恢复播放界面，也能读到。 */
class PlayerApp : Application(), P2PSettings {
    private val saved by lazy { getSharedPreferences("p2p", MODE_PRIVATE) }

    /** 打开播放界面之前，写入服务器下发的令牌。 */
    override var token: String
        get() = saved.getString("token", null).orEmpty()
        set(value) = saved.edit().putString("token", value).apply()

    /**
     * 用户同意隐私政策之后才写入，撤回同意时写入 null；写入就立即生效。
     * 值是 null，播放界面就不启动引擎。
     */
    override var choice: UserChoice?
        get() =
            if (saved.contains("allowP2P")) {
                UserChoice(saved.getBoolean("allowP2P", false), saved.getBoolean("allowMobileUpload", false))
            } else {
                null
            }
        set(value) {
            val edit = saved.edit().remove("allowP2P").remove("allowMobileUpload")
            if (value != null) {
                edit.putBoolean("allowP2P", value.allowP2P).putBoolean("allowMobileUpload", value.allowMobileUpload)
            }
            edit.apply()
            applyUserChoice(value)
        }
}
// #endregion
