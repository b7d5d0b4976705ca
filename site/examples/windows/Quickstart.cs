// #region start
using System.Diagnostics;
using LibVLCSharp.Shared;
using X2P2P;

public static class Quickstart
{
    public static void Play(LibVLC vlc, MediaPlayer player, string token)
    {
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

        // Where P2P is unavailable this returns the address it was given: the player never notices.
        string address = Engine.ProxyUrl("https://cdn.x2p2p.example/stream/index.m3u8");
        using var media = new Media(vlc, address, FromType.FromLocation);
        player.Play(media);
    }
}
// #endregion
