using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Runtime.InteropServices;
using System.Text;

namespace X2P2P;

/// <summary>
/// 调用被拒绝。<see cref="Id"/> 是错误编号，例如 X2-1001。
/// </summary>
public sealed class X2Exception : Exception
{
    public X2Exception(int status, string message) : base(message) => Id = $"X2-{status}";

    public string Id { get; }
}

/// <summary>引擎的选项；新建时已是引擎的默认值。</summary>
public sealed class EngineConfig
{
    public EngineConfig()
    {
        Read(Native.DefaultConfig());
    }

    internal EngineConfig(NativeConfig config) => Read(config);

    public string? Token { get; set; }
    public IReadOnlyList<string> AnnounceTrackers { get; set; } = Array.Empty<string>();
    public IReadOnlyList<string> IceServers { get; set; } = Array.Empty<string>();
    public bool IsP2PDisabled { get; set; }
    public bool IsP2PUploadDisabled { get; set; }
    public UploadOn UploadOn { get; set; }
    public double HighDemandTimeWindow { get; set; }
    public double HttpDownloadTimeWindow { get; set; }
    public double P2PDownloadTimeWindow { get; set; }
    public int SegmentMemoryStorageLimit { get; set; }
    public LogLevel LogLevel { get; set; }

    private void Read(NativeConfig config)
    {
        Token = Marshal.PtrToStringUTF8(config.Token);
        AnnounceTrackers = Utf8.ToList(config.AnnounceTrackers, config.AnnounceTrackerCount);
        IceServers = Utf8.ToList(config.IceServers, config.IceServerCount);
        IsP2PDisabled = config.IsP2PDisabled != 0;
        IsP2PUploadDisabled = config.IsP2PUploadDisabled != 0;
        UploadOn = config.UploadOn;
        HighDemandTimeWindow = config.HighDemandTimeWindow;
        HttpDownloadTimeWindow = config.HttpDownloadTimeWindow;
        P2PDownloadTimeWindow = config.P2PDownloadTimeWindow;
        SegmentMemoryStorageLimit = config.SegmentMemoryStorageLimit;
        LogLevel = config.LogLevel;
    }

    /// <summary>
    /// 把这些选项写进原生结构体；字符串在 <paramref name="memory"/>
    /// 释放之前有效。
    /// </summary>
    internal void Write(ref NativeConfig config, Utf8Memory memory)
    {
        config.Token = memory.Add(Token);
        config.AnnounceTrackers = memory.Add(AnnounceTrackers);
        config.AnnounceTrackerCount = (nuint)AnnounceTrackers.Count;
        config.IceServers = memory.Add(IceServers);
        config.IceServerCount = (nuint)IceServers.Count;
        config.IsP2PDisabled = IsP2PDisabled ? 1 : 0;
        config.IsP2PUploadDisabled = IsP2PUploadDisabled ? 1 : 0;
        config.UploadOn = UploadOn;
        config.HighDemandTimeWindow = HighDemandTimeWindow;
        config.HttpDownloadTimeWindow = HttpDownloadTimeWindow;
        config.P2PDownloadTimeWindow = P2PDownloadTimeWindow;
        config.SegmentMemoryStorageLimit = SegmentMemoryStorageLimit;
        config.LogLevel = LogLevel;
    }
}

public sealed class StreamConfig
{
    public string? SwarmId { get; set; }
}

public sealed record Stats(long HttpBytes, long P2PBytes, long UploadBytes, int Peers, double Ratio, bool IsProxyRunning, bool IsUploadAllowed);

public sealed record EngineEvent(EventType Type, string? Url, string? PeerId, bool IsProxyRunning, bool IsUploadAllowed, int Error, string? Message);

/// <summary>本进程的引擎。</summary>
public static class Engine
{
    // 引擎只保留指针：不用字段持有，委托会被垃圾回收。
    private static readonly Native.Callback OnEvent = Raise;

    /// <summary>
    /// 在引擎的线程上发出：尽快返回；改界面之前，先切回界面线程。
    /// </summary>
    public static event EventHandler<EngineEvent>? EventRaised;

    // 加载不了 DLL，失去的只是 P2P，播放照常。
    private static readonly Lazy<bool> Supported = new(() =>
    {
        try
        {
            return Native.IsSupported() != 0;
        }
        catch (Exception error) when (error is DllNotFoundException or BadImageFormatException or EntryPointNotFoundException)
        {
            Trace.TraceError(error.Message);
            return false;
        }
    });

    public static bool IsSupported => Supported.Value;

    public static void Start(EngineConfig config)
    {
        NativeConfig native = Native.DefaultConfig();
        using var memory = new Utf8Memory();
        config.Write(ref native, memory);
        // 先注册回调：启动时的错误（X2-4001、X2-2003）是用事件报的。
        Native.SetCallback(OnEvent, IntPtr.Zero);
        Check(Native.Init(in native));
    }

    public static string ProxyUrl(string url, StreamConfig? stream = null)
    {
        if (!IsSupported)
        {
            return url;
        }
        using var memory = new Utf8Memory();
        var native = new NativeStreamConfig
        {
            StructSize = Native.Size<NativeStreamConfig>(),
            SwarmId = memory.Add(stream?.SwarmId),
        };
        return Utf8.Read((buffer, capacity) => Native.ProxyUrl(url, in native, buffer, capacity));
    }

    public static string OriginalUrl(string url) =>
        IsSupported ? Utf8.Read((buffer, capacity) => Native.OriginalUrl(url, buffer, capacity)) : url;

    public static EngineConfig GetConfig()
    {
        NativeConfig native = Read();
        try
        {
            return new EngineConfig(native);
        }
        finally
        {
            Native.ConfigFree(ref native);
        }
    }

    public static void ApplyDynamicConfig(EngineConfig config)
    {
        NativeConfig native = Read();
        // 里面的字符串由这一份释放；写进去的那些，由 memory 释放。
        NativeConfig current = native;
        try
        {
            using var memory = new Utf8Memory();
            config.Write(ref native, memory);
            Check(Native.ApplyDynamicConfig(in native));
        }
        finally
        {
            Native.ConfigFree(ref current);
        }
    }

    private static NativeConfig Read()
    {
        NativeConfig native = Native.DefaultConfig();
        Check(Native.GetConfig(ref native));
        return native;
    }

    public static Stats GetStats()
    {
        var native = new NativeStats { StructSize = Native.Size<NativeStats>() };
        Check(Native.GetStats(ref native));
        return new Stats((long)native.HttpBytes, (long)native.P2PBytes, (long)native.UploadBytes, native.Peers, native.Ratio, native.IsProxyRunning != 0, native.IsUploadAllowed != 0);
    }

    public static void Shutdown()
    {
        if (!IsSupported)
        {
            return;
        }
        // 最后才注销回调：播放器要靠它知道代理地址已经失效。
        Native.Shutdown();
        Native.ClearCallback(IntPtr.Zero, IntPtr.Zero);
    }

    private static void Raise(in NativeEvent native, IntPtr userData)
    {
        try
        {
            EventRaised?.Invoke(null, new EngineEvent(
                native.Type,
                Marshal.PtrToStringUTF8(native.Url),
                Marshal.PtrToStringUTF8(native.PeerId),
                native.IsProxyRunning != 0,
                native.IsUploadAllowed != 0,
                native.Error,
                Marshal.PtrToStringUTF8(native.Message)));
        }
        catch (Exception error)
        {
            // 异常不能传出托管代码：传到引擎的线程上，进程就会终止。
            Trace.TraceError(error.ToString());
        }
    }

    private static void Check(int status)
    {
        if (status != 0)
        {
            throw new X2Exception(status, Marshal.PtrToStringUTF8(Native.StatusMessage(status)) ?? string.Empty);
        }
    }
}

/// <summary>读取引擎给出的字符串。</summary>
internal static class Utf8
{
    internal static string Read(Func<byte[], nuint, nuint> fill)
    {
        var buffer = new byte[1024];
        for (;;)
        {
            // 两次调用之间代理可能启动或停止，地址的长度也就可能变。
            nuint size = fill(buffer, (nuint)buffer.Length);
            if (size <= (nuint)buffer.Length)
            {
                return Encoding.UTF8.GetString(buffer, 0, (int)size - 1);
            }
            buffer = new byte[size];
        }
    }

    internal static IReadOnlyList<string> ToList(IntPtr strings, nuint count)
    {
        var list = new List<string>((int)count);
        for (var index = 0; index < (int)count; index++)
        {
            list.Add(Marshal.PtrToStringUTF8(Marshal.ReadIntPtr(strings, index * IntPtr.Size)) ?? string.Empty);
        }
        return list;
    }
}

/// <summary>交给引擎的字符串，用完一起释放。</summary>
internal sealed class Utf8Memory : IDisposable
{
    private readonly List<IntPtr> _blocks = new();

    internal IntPtr Add(string? text)
    {
        if (text is null)
        {
            return IntPtr.Zero;
        }
        IntPtr block = Marshal.StringToCoTaskMemUTF8(text);
        _blocks.Add(block);
        return block;
    }

    internal IntPtr Add(IReadOnlyList<string> texts)
    {
        IntPtr array = Marshal.AllocCoTaskMem(IntPtr.Size * Math.Max(1, texts.Count));
        _blocks.Add(array);
        for (var index = 0; index < texts.Count; index++)
        {
            Marshal.WriteIntPtr(array, index * IntPtr.Size, Add(texts[index]));
        }
        return array;
    }

    public void Dispose() => _blocks.ForEach(Marshal.FreeCoTaskMem);
}
