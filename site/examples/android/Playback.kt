package com.example.player

// #region engine
import android.content.Context
import android.content.Intent
import android.os.Bundle
import android.util.Log
import androidx.activity.ComponentActivity
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.lifecycleScope
import androidx.lifecycle.repeatOnLifecycle
import androidx.media3.common.C
import androidx.media3.common.MediaItem
import androidx.media3.common.MimeTypes
import androidx.media3.common.PlaybackException
import androidx.media3.common.Player
import androidx.media3.exoplayer.ExoPlayer
import androidx.media3.ui.PlayerView
import com.x2p2p.X2Config
import com.x2p2p.X2DynamicConfig
import com.x2p2p.X2Error
import com.x2p2p.X2Exception
import com.x2p2p.X2Listener
import com.x2p2p.X2P2P
import com.x2p2p.X2StreamConfig
import com.x2p2p.X2UploadOn
import kotlinx.coroutines.launch

/** 由应用保存、播放界面来读：让你的 Application 类实现这个接口。 */
interface P2PSettings {
    /** 由你的服务器下发。 */
    val token: String

    /** 用户同意隐私政策之前必须是 null。 */
    val choice: UserChoice?
}

/** 只在用户同意隐私政策之后调用。 */
fun startEngine(context: Context, token: String, choice: UserChoice) {
    if (!X2P2P.isSupported()) return
    // 在 init() 之前注册：代理启动失败（X2-4001）只报一次。
    X2P2P.addListener(ErrorLog)
    try {
        X2P2P.init(
            context.applicationContext,
            X2Config(
                token = token,
                announceTrackers = listOf("wss://tracker.x2p2p.example/announce"),
                iceServers = listOf("stun:stun.x2p2p.example:3478"),
                isP2PDisabled = !choice.allowP2P,
                uploadOn = choice.uploadOn,
            ),
        )
    } catch (error: X2Exception) {
        // 配置有误。此后 proxyUrl() 返回的都是原地址，播放不受影响。
        Log.e("X2P2P", "${error.id}: ${error.message}")
    }
}
// #endregion

// #region player
class PlayerActivity : ComponentActivity() {
    private val source by lazy { requireNotNull(intent.getStringExtra(SOURCE)) }
    private val swarmId by lazy { requireNotNull(intent.getStringExtra(SWARM_ID)) }
    private lateinit var view: PlayerView
    private var player: ExoPlayer? = null
    private var position = C.TIME_UNSET
    private var playWhenReady = true

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        savedInstanceState?.let {
            position = it.getLong(POSITION, C.TIME_UNSET)
            playWhenReady = it.getBoolean(PLAY_WHEN_READY)
        }
        view = PlayerView(this)
        setContentView(view)
        logStats()
    }

    override fun onStart() {
        super.onStart()
        // 每次都调用：用户可能刚刚同意；引擎已在运行时，调用不起作用。
        val settings = application as P2PSettings
        settings.choice?.let { startEngine(this, settings.token, it) }
        // 每次播放都重新取地址：端口可能已经变了。
        val address = X2P2P.proxyUrl(source, X2StreamConfig(swarmId = swarmId))
        player = ExoPlayer.Builder(this).build().also {
            view.player = it
            it.addListener(OriginalAddressFallback(it))
            it.setMediaItem(hlsItem(address), position)
            it.prepare()
            it.playWhenReady = playWhenReady
        }
        playbackStarted()
    }

    override fun onStop() {
        // 没有播放器就没有切片请求，节点随后自行断开。
        keepPosition()
        view.player = null
        player?.release()
        player = null
        playbackStopped((application as P2PSettings).choice)
        super.onStop()
    }

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        // 在 Android 8 及更早的系统上，先于 onStop() 执行。
        keepPosition()
        outState.putLong(POSITION, position)
        outState.putBoolean(PLAY_WHEN_READY, playWhenReady)
    }

    private fun keepPosition() {
        val player = player ?: return
        position = player.resumePosition()
        playWhenReady = player.playWhenReady
    }

    companion object {
        private const val SOURCE = "source"
        private const val SWARM_ID = "swarmId"
        private const val POSITION = "position"
        private const val PLAY_WHEN_READY = "playWhenReady"

        /** 用来打开播放界面。swarmId 相同的两路流会串台。 */
        fun intent(context: Context, source: String, swarmId: String): Intent =
            Intent(context, PlayerActivity::class.java).putExtra(SOURCE, source).putExtra(SWARM_ID, swarmId)
    }
}

fun hlsItem(address: String): MediaItem =
    MediaItem.Builder().setUri(address).setMimeType(MimeTypes.APPLICATION_M3U8).build()

/**
 * 直播回到直播边缘，点播从断点继续。播放列表载入之前分不清是哪一种，
 * 位置 0 在直播里又是最旧的一刻，所以这时也从默认位置开始。
 */
fun Player.resumePosition(): Long =
    if (isCurrentMediaItemLive || currentPosition == 0L) C.TIME_UNSET else currentPosition
// #endregion

// #region fallback
/** 代理地址出错就改放原地址；原地址出错，交给应用处理。 */
class OriginalAddressFallback(private val player: ExoPlayer) : Player.Listener {
    override fun onPlayerError(error: PlaybackException) {
        val current = player.currentMediaItem?.localConfiguration?.uri?.toString() ?: return
        val original = X2P2P.originalUrl(current)
        if (original == current) return
        player.setMediaItem(hlsItem(original), player.resumePosition())
        player.prepare()
    }
}
// #endregion

// #region policy
/** 给用户的两个选择：要不要参与，能不能在移动网络上传。由应用保存。 */
data class UserChoice(val allowP2P: Boolean = true, val allowMobileUpload: Boolean = false) {
    val uploadOn: X2UploadOn
        get() = if (allowMobileUpload) X2UploadOn.ANY else X2UploadOn.WIFI_ONLY
}

/**
 * 立即生效；引擎没有运行时，由下一次 startEngine() 带上新的选择。
 * null 表示用户撤回了同意：马上断开全部节点，正在播放的改走 HTTP，
 * 最后一个播放界面停下之后停掉引擎。
 * 服务器关掉 P2P 期间，allowP2P 要传 false。
 */
fun applyUserChoice(choice: UserChoice?) {
    val change =
        if (choice == null) {
            X2DynamicConfig(isP2PDisabled = true)
        } else {
            X2DynamicConfig(isP2PDisabled = !choice.allowP2P, uploadOn = choice.uploadOn)
        }
    try {
        X2P2P.applyDynamicConfig(change)
    } catch (error: X2Exception) {
        // X2-1102：引擎没有运行。
        Log.i("X2P2P", "${error.id}: ${error.message}")
    }
    stopIfWithdrawn(choice)
}

/** 正在播放的界面数，只在主线程上读写。 */
private var playing = 0

fun playbackStarted() {
    playing += 1
}

fun playbackStopped(choice: UserChoice?) {
    playing -= 1
    stopIfWithdrawn(choice)
}

private fun stopIfWithdrawn(choice: UserChoice?) {
    if (choice == null && playing == 0) X2P2P.shutdown()
}
// #endregion

// #region observe
/** 由 startEngine() 注册。 */
object ErrorLog : X2Listener {
    override fun onError(error: X2Error) {
        Log.w("X2P2P", "${error.id}: ${error.message}")
    }
}

/** 界面可见期间记录统计；由 onCreate() 调用。 */
fun ComponentActivity.logStats() {
    lifecycleScope.launch {
        repeatOnLifecycle(Lifecycle.State.STARTED) {
            X2P2P.stats.collect {
                Log.i("X2P2P", "http=${it.httpBytes} p2p=${it.p2pBytes} peers=${it.peers} ratio=${it.ratio}")
                Log.i("X2P2P", "up=${it.uploadBytes} allowed=${it.isUploadAllowed}")
            }
        }
    }
}
// #endregion
