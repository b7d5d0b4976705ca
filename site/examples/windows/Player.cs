using System;
using System.Diagnostics;
using System.Threading;
using LibVLCSharp.Shared;
using X2P2P;

// #region start
/// <summary>Call it once the user has agreed to the privacy policy, never earlier.</summary>
public static class P2PStartup
{
    public static void Start(string token)
    {
        if (!Engine.IsSupported)
        {
            return;
        }
        Engine.EventRaised += (_, raised) =>
        {
            if (raised.Type == EventType.Error)
            {
                Trace.TraceWarning($"X2-{raised.Error}: {raised.Message}");
            }
        };
        try
        {
            Engine.Start(new EngineConfig
            {
                Token = token,
                AnnounceTrackers = new[] { "wss://tracker.x2p2p.example/announce" },
                IceServers = new[] { "stun:stun.x2p2p.example:3478" },
                UploadOn = UploadOn.UnmeteredOnly,
            });
        }
        catch (X2Exception error)
        {
            // A mistake in the configuration: ProxyUrl() keeps returning original addresses, so playback is unharmed.
            Trace.TraceError($"{error.Id}: {error.Message}");
        }
    }
}
// #endregion

// #region player
public sealed class StreamPlayer : IDisposable
{
    private readonly LibVLC _vlc = new();
    private readonly MediaPlayer _player;
    private string _current = string.Empty;

    public StreamPlayer()
    {
        _player = new MediaPlayer(_vlc);
        // libVLC must not be called from its own events: go to another thread first.
        _player.EncounteredError += (_, _) => ThreadPool.QueueUserWorkItem(_ => FallBack());
    }

    public void Play(string source, string swarmId) =>
        Load(Engine.ProxyUrl(source, new StreamConfig { SwarmId = swarmId }));

    /// <summary>Plays the original address when the proxy's fails; an error of the original address is left to the app.</summary>
    private void FallBack()
    {
        string original = Engine.OriginalUrl(_current);
        if (original != _current)
        {
            Load(original);
        }
    }

    private void Load(string address)
    {
        _current = address;
        using var media = new Media(_vlc, address, FromType.FromLocation);
        _player.Play(media);
    }

    public void Dispose()
    {
        _player.Dispose();
        _vlc.Dispose();
    }
}
// #endregion

// #region policy
public static class UserChoice
{
    /// <summary>The two choices worth offering to users: take part at all, and upload on metered connections.</summary>
    public static void Apply(bool allowP2P, bool allowMeteredUpload)
    {
        EngineConfig config = Engine.GetConfig();
        config.IsP2PDisabled = !allowP2P;
        config.UploadOn = allowMeteredUpload ? UploadOn.Any : UploadOn.UnmeteredOnly;
        Engine.ApplyDynamicConfig(config);
    }
}
// #endregion

// #region observe
public static class StatsLog
{
    public static void Write()
    {
        Stats stats = Engine.GetStats();
        Trace.TraceInformation($"http={stats.HttpBytes} p2p={stats.P2PBytes} peers={stats.Peers} ratio={stats.Ratio:F3}");
    }
}
// #endregion
