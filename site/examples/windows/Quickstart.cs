// #region start
using System.Diagnostics;
using LibVLCSharp.Shared;
using X2P2P;

public static class Quickstart
{
    public static void Play(LibVLC vlc, MediaPlayer player, string token)
    {
        // #region entry
        if (Engine.IsSupported)
        {
            try
            {
                Engine.Start(new EngineConfig
                {
                    Token = token,
                    AnnounceTrackers = new[] { "wss://tracker.x2p2p.example/announce" },
                    IceServers = new[] { "stun:stun.x2p2p.example:3478" },
                });
            }
            catch (X2Exception error)
            {
                Trace.TraceError($"{error.Id}: {error.Message}");
            }
        }

        // P2P 不可用时返回传入的地址，播放照常。
        string address = Engine.ProxyUrl("https://cdn.x2p2p.example/stream/index.m3u8");
        // #endregion
        using var media = new Media(vlc, address, FromType.FromLocation);
        player.Play(media);
    }
}
// #endregion
