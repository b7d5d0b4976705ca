/** What the app declares: plain HTTP to the proxy on its own device and nothing else, and what the network is used for. */

export const androidNetworkSecurity = `<?xml version="1.0" encoding="utf-8"?>
<network-security-config>
    <!-- 播放器用明文 HTTP 访问本机的代理，别的地址一律不放行。 -->
    <domain-config cleartextTrafficPermitted="true">
        <domain includeSubdomains="false">127.0.0.1</domain>
        <domain includeSubdomains="false">localhost</domain>
    </domain-config>
</network-security-config>
`;

export const androidManifest = `<?xml version="1.0" encoding="utf-8"?>
<manifest xmlns:android="http://schemas.android.com/apk/res/android">
    <uses-permission android:name="android.permission.INTERNET" />
    <uses-permission android:name="android.permission.ACCESS_NETWORK_STATE" />

    <application android:networkSecurityConfig="@xml/network_security_config" />
</manifest>
`;

export const iosInfo = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
    <key>NSAppTransportSecurity</key>
    <dict>
        <key>NSAllowsLocalNetworking</key>
        <true/>
    </dict>
    <key>NSLocalNetworkUsageDescription</key>
    <string>与同一网络里正在观看同一视频的设备交换视频数据，减少卡顿。</string>
</dict>
</plist>
`;
