// #region start
using System;
using System.Diagnostics;
using System.Threading;
using LibVLCSharp.Shared;
using X2P2P;

/// <summary>Call it once the user has agreed to the privacy policy, never earlier.</summary>
public static class P2PStartup
{
    public static void Start(string token, UserChoice choice)
    {
        if (!Engine.IsSupported)
        {
            return;
        }
        // Once, however often it starts; and before it does, because a proxy that cannot start is reported once.
        Engine.EventRaised -= LogError;
        Engine.EventRaised += LogError;
        try
        {
            Engine.Start(new EngineConfig
            {
                Token = token,
                AnnounceTrackers = new[] { "wss://tracker.x2p2p.example/announce" },
                IceServers = new[] { "stun:stun.x2p2p.example:3478" },
                IsP2PDisabled = !choice.AllowP2P,
                UploadOn = choice.UploadOn,
            });
        }
        catch (X2Exception error)
        {
            // A mistake in the configuration: ProxyUrl() keeps returning original addresses, so playback is unharmed.
            Trace.TraceError($"{error.Id}: {error.Message}");
        }
    }

    private static void LogError(object? sender, EngineEvent raised)
    {
        if (raised.Type == EventType.Error)
        {
            Trace.TraceWarning($"X2-{raised.Error}: {raised.Message}");
        }
    }
}
// #endregion

// #region player
public sealed class StreamPlayer : IDisposable
{
    private readonly object _gate = new();
    private readonly LibVLC _vlc = new();
    private readonly MediaPlayer _player;
    private string _current = string.Empty;
    private bool _isLive;
    private bool _isDisposed;

    public StreamPlayer()
    {
        _player = new MediaPlayer(_vlc);
        // libVLC must not be called from its own events, and the engine's thread must not wait: use another one.
        _player.EncounteredError += (_, _) => ThreadPool.QueueUserWorkItem(_ => FallBack());
        Engine.EventRaised += OnEngineEvent;
    }

    /// <summary>For your view (VideoView.MediaPlayer) and your buttons.</summary>
    public MediaPlayer Player => _player;

    public void Play(string source, string swarmId, bool isLive)
    {
        lock (_gate)
        {
            _isLive = isLive;
            Load(Engine.ProxyUrl(source, new StreamConfig { SwarmId = swarmId }), startSeconds: 0, isPaused: false);
        }
    }

    /// <summary>To libVLC a proxy that is gone looks like the end of the media, so the engine's own event counts.</summary>
    private void OnEngineEvent(object? sender, EngineEvent raised)
    {
        if (raised.Type == EventType.ProxyStateChange && !raised.IsProxyRunning)
        {
            ThreadPool.QueueUserWorkItem(_ => FallBack());
        }
    }

    /// <summary>Plays the original address when the proxy's fails; an error of the original address is left to the app.</summary>
    private void FallBack()
    {
        lock (_gate)
        {
            string original = Engine.OriginalUrl(_current);
            // An event may arrive after the player is gone.
            if (_isDisposed || original == _current)
            {
                return;
            }
            // Live playback returns to the edge; on-demand playback goes on where it stopped, paused if it was.
            Load(original, _isLive ? 0 : _player.Time / 1000, _player.State == VLCState.Paused);
        }
    }

    private void Load(string address, long startSeconds, bool isPaused)
    {
        _current = address;
        using var media = new Media(_vlc, address, FromType.FromLocation);
        if (startSeconds > 0)
        {
            media.AddOption($":start-time={startSeconds}");
        }
        if (isPaused)
        {
            media.AddOption(":start-paused");
        }
        _player.Play(media);
    }

    public void Dispose()
    {
        Engine.EventRaised -= OnEngineEvent;
        lock (_gate)
        {
            if (_isDisposed)
            {
                return;
            }
            _isDisposed = true;
            _player.Dispose();
            _vlc.Dispose();
        }
    }
}
// #endregion

// #region policy
/// <summary>The two choices worth offering to users: take part at all, and upload on metered connections. Save it with your settings.</summary>
public sealed record UserChoice(bool AllowP2P = true, bool AllowMeteredUpload = false)
{
    public UploadOn UploadOn => AllowMeteredUpload ? UploadOn.Any : UploadOn.UnmeteredOnly;

    /// <summary>
    /// Takes effect at once; an engine that is not running gets the choice from the next start. While your server has
    /// switched P2P off, AllowP2P has to be false.
    /// </summary>
    public void Apply()
    {
        if (!Engine.IsSupported)
        {
            return;
        }
        try
        {
            EngineConfig config = Engine.GetConfig();
            config.IsP2PDisabled = !AllowP2P;
            config.UploadOn = UploadOn;
            Engine.ApplyDynamicConfig(config);
        }
        catch (X2Exception error)
        {
            // X2-1102: the engine is not running.
            Trace.TraceInformation($"{error.Id}: {error.Message}");
        }
    }
}
// #endregion

// #region observe
public static class StatsLog
{
    public static void Write()
    {
        if (!Engine.IsSupported)
        {
            return;
        }
        Stats stats = Engine.GetStats();
        Trace.TraceInformation($"http={stats.HttpBytes} p2p={stats.P2PBytes} peers={stats.Peers} ratio={stats.Ratio:F3}");
        Trace.TraceInformation($"up={stats.UploadBytes} allowed={stats.IsUploadAllowed}");
    }
}
// #endregion
