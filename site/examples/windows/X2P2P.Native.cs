using System;
using System.Runtime.InteropServices;

// x2p2p.h 里的类型与函数，用 C# 7.2 写成，不用更新的语法。
namespace X2P2P
{
    public enum UploadOn { UnmeteredOnly = 0, Any = 1, Never = 2 }

    public enum LogLevel { None = 0, Error = 1, Warn = 2, Info = 3, Debug = 4 }

    public enum EventType
    {
        SegmentLoaded = 1,
        SegmentError = 2,
        PeerConnect = 3,
        PeerClose = 4,
        ProxyStateChange = 5,
        UploadPolicyChange = 6,
        Error = 7,
    }

    // 以下结构体与 x2p2p.h 逐字段对应。
    [StructLayout(LayoutKind.Sequential)]
    internal struct NativeConfig
    {
        public UIntPtr StructSize;
        public IntPtr Token;
        public IntPtr AnnounceTrackers;
        public UIntPtr AnnounceTrackerCount;
        public IntPtr IceServers;
        public UIntPtr IceServerCount;
        public int IsP2PDisabled;
        public int IsP2PUploadDisabled;
        public UploadOn UploadOn;
        public double HighDemandTimeWindow;
        public double HttpDownloadTimeWindow;
        public double P2PDownloadTimeWindow;
        public int SimultaneousHttpDownloads;
        public int SimultaneousP2PDownloads;
        public int WebRtcMaxMessageSize;
        public int P2PNotReceivingBytesTimeoutMs;
        public int P2PInactiveLoaderDestroyTimeoutMs;
        public int HttpNotReceivingBytesTimeoutMs;
        public int HttpErrorRetries;
        public int P2PErrorRetries;
        public int SegmentMemoryStorageLimit;
        public IntPtr ValidateP2PSegment;
        public IntPtr ValidateUserData;
        public LogLevel LogLevel;
    }

    [StructLayout(LayoutKind.Sequential)]
    internal struct NativeStreamConfig
    {
        public UIntPtr StructSize;
        public IntPtr SwarmId;
        public IntPtr HttpHeaders;
        public UIntPtr HttpHeaderCount;
    }

    [StructLayout(LayoutKind.Sequential)]
    internal struct NativeStats
    {
        public UIntPtr StructSize;
        public ulong HttpBytes;
        public ulong P2PBytes;
        public ulong UploadBytes;
        public int Peers;
        public double Ratio;
        public int IsProxyRunning;
        public int IsUploadAllowed;
    }

    [StructLayout(LayoutKind.Sequential)]
    internal struct NativeEvent
    {
        public EventType Type;
        public IntPtr Url;
        public IntPtr PeerId;
        public int DownloadSource;
        public ulong BytesLength;
        public int IsProxyRunning;
        public int IsUploadAllowed;
        public int Error;
        public IntPtr Message;
    }

    internal static class Native
    {
        private const string Library = "x2p2p";

        [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
        internal delegate void Callback(in NativeEvent native, IntPtr userData);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, EntryPoint = "x2p2p_is_supported")]
        internal static extern int IsSupported();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, EntryPoint = "x2p2p_config_init")]
        private static extern void ConfigInit(ref NativeConfig config);

        /// <summary>填好默认值的结构体。</summary>
        internal static NativeConfig DefaultConfig()
        {
            var config = new NativeConfig { StructSize = Size<NativeConfig>() };
            ConfigInit(ref config);
            return config;
        }

        internal static UIntPtr Size<T>() where T : struct
        {
            return (UIntPtr)Marshal.SizeOf<T>();
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, EntryPoint = "x2p2p_init")]
        internal static extern int Init(in NativeConfig config);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, EntryPoint = "x2p2p_proxy_url")]
        internal static extern UIntPtr ProxyUrl([MarshalAs(UnmanagedType.LPUTF8Str)] string url, in NativeStreamConfig stream, byte[] buffer, UIntPtr capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, EntryPoint = "x2p2p_original_url")]
        internal static extern UIntPtr OriginalUrl([MarshalAs(UnmanagedType.LPUTF8Str)] string url, byte[] buffer, UIntPtr capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, EntryPoint = "x2p2p_get_config")]
        internal static extern int GetConfig(ref NativeConfig config);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, EntryPoint = "x2p2p_config_free")]
        internal static extern void ConfigFree(ref NativeConfig config);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, EntryPoint = "x2p2p_apply_dynamic_config")]
        internal static extern int ApplyDynamicConfig(in NativeConfig config);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, EntryPoint = "x2p2p_get_stats")]
        internal static extern int GetStats(ref NativeStats stats);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, EntryPoint = "x2p2p_set_callback")]
        internal static extern void SetCallback(Callback callback, IntPtr userData);

        /// <summary>两个参数都传 IntPtr.Zero：注销回调。</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, EntryPoint = "x2p2p_set_callback")]
        internal static extern void ClearCallback(IntPtr callback, IntPtr userData);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, EntryPoint = "x2p2p_status_message")]
        internal static extern IntPtr StatusMessage(int status);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, EntryPoint = "x2p2p_shutdown")]
        internal static extern void Shutdown();
    }
}
