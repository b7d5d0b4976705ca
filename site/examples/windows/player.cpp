#include <mpv/client.h>

#include <array>
#include <cstdio>
#include <string>
#include <vector>

#include "x2p2p.h"

// #region engine
/// Runs the engine for as long as it lives. Create it once the user has agreed to the privacy policy, never earlier.
class P2pEngine {
 public:
  explicit P2pEngine(const std::string &token) {
    const std::array<const char *, 1> trackers{"wss://tracker.x2p2p.example/announce"};
    const std::array<const char *, 1> ice_servers{"stun:stun.x2p2p.example:3478"};
    x2p2p_config config;
    x2p2p_config_init(&config);
    config.token = token.c_str();
    config.announce_trackers = trackers.data();
    config.announce_tracker_count = trackers.size();
    config.ice_servers = ice_servers.data();
    config.ice_server_count = ice_servers.size();
    config.upload_on = X2P2P_UPLOAD_UNMETERED_ONLY;
    const x2p2p_status status = x2p2p_init(&config);
    // A mistake in the configuration: x2p2p_proxy_url() keeps returning original addresses, so playback is unharmed.
    if (status != 0) std::fprintf(stderr, "X2-%d: %s\n", status, x2p2p_status_message(status));
  }

  ~P2pEngine() { x2p2p_shutdown(); }

  P2pEngine(const P2pEngine &) = delete;
  P2pEngine &operator=(const P2pEngine &) = delete;
};
// #endregion

// #region address
/// The address for the player. Ask again for every playback: the port is a new one in every run.
std::string proxy_url(const std::string &url, const std::string &swarm_id) {
  x2p2p_stream_config stream{};
  stream.struct_size = sizeof stream;
  stream.swarm_id = swarm_id.c_str();
  std::vector<char> buffer(x2p2p_proxy_url(url.c_str(), &stream, nullptr, 0));
  x2p2p_proxy_url(url.c_str(), &stream, buffer.data(), buffer.size());
  return buffer.data();
}

std::string original_url(const std::string &url) {
  std::vector<char> buffer(x2p2p_original_url(url.c_str(), nullptr, 0));
  x2p2p_original_url(url.c_str(), buffer.data(), buffer.size());
  return buffer.data();
}
// #endregion

// #region player
bool load(mpv_handle *mpv, const std::string &url) {
  const char *command[] = {"loadfile", url.c_str(), nullptr};
  return mpv_command(mpv, command) >= 0;
}

/// Plays until the end. When the proxy's address fails, the original one takes over.
void run(mpv_handle *mpv, const std::string &source, const std::string &swarm_id) {
  std::string current = proxy_url(source, swarm_id);
  load(mpv, current);
  for (;;) {
    const mpv_event *event = mpv_wait_event(mpv, -1);
    if (event->event_id == MPV_EVENT_SHUTDOWN) return;
    if (event->event_id != MPV_EVENT_END_FILE) continue;
    const auto *end = static_cast<const mpv_event_end_file *>(event->data);
    const std::string original = original_url(current);
    if (end->reason != MPV_END_FILE_REASON_ERROR || original == current) return;
    current = original;
    load(mpv, current);
  }
}
// #endregion

// #region policy
/// The two choices worth offering to users: take part at all, and upload on metered connections.
x2p2p_status apply_user_choice(bool allow_p2p, bool allow_metered_upload) {
  x2p2p_config config;
  x2p2p_config_init(&config);
  const x2p2p_status status = x2p2p_get_config(&config);
  if (status != 0) return status;
  config.is_p2p_disabled = allow_p2p ? 0 : 1;
  config.upload_on = allow_metered_upload ? X2P2P_UPLOAD_ANY : X2P2P_UPLOAD_UNMETERED_ONLY;
  return x2p2p_apply_dynamic_config(&config);
}
// #endregion

// #region observe
void on_event(const x2p2p_event *event, void *) {
  if (event->type == X2P2P_EVENT_ERROR) std::fprintf(stderr, "X2-%d: %s\n", event->error, event->message);
}

void print_stats() {
  x2p2p_stats stats{};
  stats.struct_size = sizeof stats;
  if (x2p2p_get_stats(&stats) != 0) return;
  std::printf("http=%llu p2p=%llu peers=%d ratio=%.3f\n", static_cast<unsigned long long>(stats.http_bytes),
              static_cast<unsigned long long>(stats.p2p_bytes), stats.peers, stats.ratio);
}

void observe() { x2p2p_set_callback(on_event, nullptr); }
// #endregion
