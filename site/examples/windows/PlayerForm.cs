// #region form
using System;
using System.Windows.Forms;
using LibVLCSharp.Shared;
using LibVLCSharp.WinForms;
using X2P2P;

public sealed class PlayerForm : Form
{
    public PlayerForm(string source, string swarmId, bool isLive)
    {
        var stream = new StreamPlayer();
        var videoView = new VideoView { Dock = DockStyle.Fill };
        Controls.Add(videoView);
        Shown += (_, _) =>
        {
            videoView.MediaPlayer = stream.Player;
            stream.Play(source, swarmId, isLive);
        };
        FormClosed += (_, _) => stream.Dispose();
    }
}

internal static class Program
{
    [STAThread]
    private static void Main(string[] args)
    {
        // 载入 libVLC，要在创建 StreamPlayer 之前。
        Core.Initialize();
        // 真正的应用先确认用户已经同意，再读出保存的选择；
        // new UserChoice() 只是默认值。
        P2PStartup.Start(args[0], new UserChoice());
        // 点播时 isLive 传 false。
        Application.Run(new PlayerForm(args[1], args[2], isLive: true));
        // 播放器已随窗口释放，最后停引擎。
        Engine.Shutdown();
    }
}
// #endregion
