// #region start
using System;
using System.Diagnostics;
using System.Threading;
using LibVLCSharp.Shared;
using X2P2P;

/// <summary>只在用户同意隐私政策之后调用。</summary>
public static class P2PStartup
{
    private static readonly object Gate = new();
    private static int _players;
    private static bool _isWithdrawn;

    public static void Start(string token, UserChoice choice)
    {
        if (!Engine.IsSupported)
        {
            return;
        }
        lock (Gate)
        {
            _isWithdrawn = false;
        }
        // 先减后加，启动多少次都只注册一遍。在启动之前注册：代理启动
        // 失败（X2-4001）只报一次。
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
            // 配置有误。此后 ProxyUrl() 返回的都是原地址，播放不受影响。
            Trace.TraceError($"{error.Id}: {error.Message}");
        }
    }

    /// <summary>
    /// 用户撤回同意时调用：马上断开全部节点，正在播放的改走 HTTP，
    /// 最后一个播放器释放之后停掉引擎。
    /// </summary>
    public static void Withdraw()
    {
        new UserChoice(AllowP2P: false).Apply();
        lock (Gate)
        {
            _isWithdrawn = true;
        }
        StopIfWithdrawn();
    }

    internal static void PlayerOpened()
    {
        lock (Gate)
        {
            _players++;
        }
    }

    internal static void PlayerClosed()
    {
        lock (Gate)
        {
            _players--;
        }
        StopIfWithdrawn();
    }

    private static void StopIfWithdrawn()
    {
        bool isOver;
        lock (Gate)
        {
            isOver = _isWithdrawn && _players == 0;
        }
        if (isOver)
        {
            Engine.Shutdown();
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
        // 不能在 libVLC 自己的事件里调用 libVLC，也不能让引擎的线程等待：
        // 换到另一个线程上做。
        _player.EncounteredError += (_, _) => ThreadPool.QueueUserWorkItem(_ => FallBack());
        Engine.EventRaised += OnEngineEvent;
        P2PStartup.PlayerOpened();
    }

    /// <summary>交给界面（VideoView.MediaPlayer），播放按钮也用。</summary>
    public MediaPlayer Player => _player;

    public void Play(string source, string swarmId, bool isLive)
    {
        lock (_gate)
        {
            _isLive = isLive;
            Load(Engine.ProxyUrl(source, new StreamConfig { SwarmId = swarmId }), startSeconds: 0, isPaused: false);
        }
    }

    /// <summary>
    /// 代理停了，libVLC 只当作播放结束，所以要看引擎自己的事件。
    /// </summary>
    private void OnEngineEvent(object? sender, EngineEvent raised)
    {
        if (raised.Type == EventType.ProxyStateChange && !raised.IsProxyRunning)
        {
            ThreadPool.QueueUserWorkItem(_ => FallBack());
        }
    }

    /// <summary>
    /// 代理地址出错就改放原地址；原地址出错，交给应用处理。
    /// </summary>
    private void FallBack()
    {
        lock (_gate)
        {
            string original = Engine.OriginalUrl(_current);
            // 播放器释放之后，事件还可能到来。
            if (_isDisposed || original == _current)
            {
                return;
            }
            // 直播回到直播边缘；点播从断点继续，原来暂停就仍然暂停。
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
        P2PStartup.PlayerClosed();
    }
}
// #endregion

// #region policy
/// <summary>
/// 给用户的两个选择：要不要参与，能不能在按流量计费的网络上传。
/// 由应用保存。
/// </summary>
public sealed record UserChoice(bool AllowP2P = true, bool AllowMeteredUpload = false)
{
    public UploadOn UploadOn => AllowMeteredUpload ? UploadOn.Any : UploadOn.UnmeteredOnly;

    /// <summary>
    /// 立即生效；引擎没有运行时，由下一次启动带上新的选择。
    /// 服务器关掉 P2P 期间，AllowP2P 必须是 false。
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
            // X2-1102：引擎没有运行。
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
