// #region start
#include <mpv/client.h>

#include <array>
#include <cstdio>
#include <string>
#include <vector>

#include "x2p2p.h"

bool play(mpv_handle *mpv, const std::string &token) {
  const std::array<const char *, 1> trackers{"wss://tracker.x2p2p.example/announce"};
  const std::array<const char *, 1> ice_servers{"stun:stun.x2p2p.example:3478"};
  x2p2p_config config{};
  config.struct_size = sizeof config;
  x2p2p_config_init(&config);
  config.token = token.c_str();
  config.announce_trackers = trackers.data();
  config.announce_tracker_count = trackers.size();
  config.ice_servers = ice_servers.data();
  config.ice_server_count = ice_servers.size();
  const x2p2p_status status = x2p2p_init(&config);
  if (status != 0) std::fprintf(stderr, "X2-%d: %s\n", status, x2p2p_status_message(status));

  /* P2P 不可用时，缓冲区里是传入的地址，播放照常。 */
  const char *const url = "https://cdn.x2p2p.example/stream/index.m3u8";
  std::vector<char> address(1024);
  while (const size_t size = x2p2p_proxy_url(url, nullptr, address.data(), address.size())) {
    if (size <= address.size()) break;
    address.resize(size);
  }
  const char *command[] = {"loadfile", address.data(), nullptr};
  return mpv_command(mpv, command) >= 0;
}
// #endregion
