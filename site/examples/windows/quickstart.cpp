#include <mpv/client.h>

#include <array>
#include <string>

#include "x2p2p.h"

// #region start
bool play(mpv_handle *mpv, const std::string &token) {
  const std::array<const char *, 1> trackers{"wss://tracker.x2p2p.example/announce"};
  const std::array<const char *, 1> ice_servers{"stun:stun.x2p2p.example:3478"};
  x2p2p_config config;
  x2p2p_config_init(&config);
  config.token = token.c_str();
  config.announce_trackers = trackers.data();
  config.announce_tracker_count = trackers.size();
  config.ice_servers = ice_servers.data();
  config.ice_server_count = ice_servers.size();
  x2p2p_init(&config);

  // Where P2P is unavailable the buffer holds the address that was given: the player never notices.
  std::array<char, 2048> address{};
  x2p2p_proxy_url("https://live.example.com/channel1/index.m3u8", nullptr, address.data(), address.size());
  const char *command[] = {"loadfile", address.data(), nullptr};
  return mpv_command(mpv, command) >= 0;
}
// #endregion
