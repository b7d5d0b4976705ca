package com.example.player

// #region start
import android.content.Context
import android.util.Log
import androidx.media3.common.MediaItem
import androidx.media3.common.MimeTypes
import androidx.media3.exoplayer.ExoPlayer
import com.x2p2p.X2Config
import com.x2p2p.X2Exception
import com.x2p2p.X2P2P

fun play(context: Context, token: String): ExoPlayer {
    // #region entry
    try {
        X2P2P.init(
            context.applicationContext,
            X2Config(
                token = token,
                announceTrackers = listOf("wss://tracker.x2p2p.example/announce"),
                iceServers = listOf("stun:stun.x2p2p.example:3478"),
            ),
        )
    } catch (error: X2Exception) {
        Log.e("X2P2P", "${error.id}: ${error.message}")
    }
    // P2P 不可用时返回传入的地址，播放照常。
    val address = X2P2P.proxyUrl("https://cdn.x2p2p.example/stream/index.m3u8")
    // #endregion
    val item = MediaItem.Builder()
        .setUri(address)
        .setMimeType(MimeTypes.APPLICATION_M3U8)
        .build()
    return ExoPlayer.Builder(context).build().apply {
        setMediaItem(item)
        prepare()
        play()
    }
}
// #endregion
