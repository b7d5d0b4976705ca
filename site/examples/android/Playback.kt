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

/** What the app keeps and the player asks for: let your Application class implement it. */
interface P2PSettings {
    /** Issued by your server. */
    val token: String

    /** Null until the user has agreed to the privacy policy. */
    val choice: UserChoice?
}

/** Call it once the user has agreed to the privacy policy, never earlier. */
fun startEngine(context: Context, token: String, choice: UserChoice) {
    if (!X2P2P.isSupported()) return
    // Before init(): a proxy that cannot start (X2-4001) is reported once.
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
        // A mistake in the configuration. proxyUrl() keeps returning original addresses, so playback is unharmed.
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
        // Every time: the user may have agreed meanwhile, and an engine that runs is left alone.
        val settings = application as P2PSettings
        settings.choice?.let { startEngine(this, settings.token, it) }
        // A new address for every session: the port may have changed since the last one.
        val address = X2P2P.proxyUrl(source, X2StreamConfig(swarmId = swarmId))
        player = ExoPlayer.Builder(this).build().also {
            view.player = it
            it.addListener(OriginalAddressFallback(it))
            it.setMediaItem(hlsItem(address), position)
            it.prepare()
            it.playWhenReady = playWhenReady
        }
    }

    override fun onStop() {
        // Without a player nothing asks for segments, and the peers close by themselves.
        keepPosition()
        view.player = null
        player?.release()
        player = null
        super.onStop()
    }

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        // Before onStop() on Android 8 and older.
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

        /** Opens the screen. Two streams with one swarm id would mix. */
        fun intent(context: Context, source: String, swarmId: String): Intent =
            Intent(context, PlayerActivity::class.java).putExtra(SOURCE, source).putExtra(SWARM_ID, swarmId)
    }
}

fun hlsItem(address: String): MediaItem =
    MediaItem.Builder().setUri(address).setMimeType(MimeTypes.APPLICATION_M3U8).build()

/**
 * Live playback returns to the edge; on-demand playback goes on where it stopped. Before the playlist has loaded nobody
 * knows which it is, and 0 would be the oldest moment of a live stream.
 */
fun Player.resumePosition(): Long =
    if (isCurrentMediaItemLive || currentPosition == 0L) C.TIME_UNSET else currentPosition
// #endregion

// #region fallback
/** Plays the original address when the proxy's fails; an error of the original address is left to the app. */
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
/** The two choices worth offering to users: take part at all, and upload over mobile data. Save it with your settings. */
data class UserChoice(val allowP2P: Boolean = true, val allowMobileUpload: Boolean = false) {
    val uploadOn: X2UploadOn
        get() = if (allowMobileUpload) X2UploadOn.ANY else X2UploadOn.WIFI_ONLY
}

/**
 * Takes effect at once; an engine that is not running gets the choice from the next startEngine(). While your server has
 * switched P2P off, pass allowP2P = false.
 */
fun applyUserChoice(choice: UserChoice) {
    try {
        X2P2P.applyDynamicConfig(X2DynamicConfig(isP2PDisabled = !choice.allowP2P, uploadOn = choice.uploadOn))
    } catch (error: X2Exception) {
        // X2-1102: the engine is not running.
        Log.i("X2P2P", "${error.id}: ${error.message}")
    }
}
// #endregion

// #region observe
/** startEngine() adds it. */
object ErrorLog : X2Listener {
    override fun onError(error: X2Error) {
        Log.w("X2P2P", "${error.id}: ${error.message}")
    }
}

/** Logs statistics for as long as the activity is visible; onCreate() calls it. */
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
