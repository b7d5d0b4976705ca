/** The player talks plain HTTP to the proxy on its own device; both files allow that and nothing else. */

export const androidNetworkSecurity = `<?xml version="1.0" encoding="utf-8"?>
<network-security-config>
    <!-- The player talks plain HTTP to the proxy on this device. Nothing else may. -->
    <domain-config cleartextTrafficPermitted="true">
        <domain includeSubdomains="false">127.0.0.1</domain>
        <domain includeSubdomains="false">localhost</domain>
    </domain-config>
</network-security-config>
`;

export const iosTransportSecurity = `<key>NSAppTransportSecurity</key>
<dict>
    <key>NSAllowsLocalNetworking</key>
    <true/>
</dict>
`;
