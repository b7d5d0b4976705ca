// #region engine
#include <mpv/client.h>

#include <array>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "x2p2p.h"

/// The two choices worth offering to users: take part at all, and upload on metered connections. Save it with your settings.
struct UserChoice {
  bool allow_p2p = true;
  bool allow_metered_upload = false;
};

void apply(const UserChoice &choice, x2p2p_config *config) {
  config->is_p2p_disabled = choice.allow_p2p ? 0 : 1;
  config->upload_on = choice.allow_metered_upload ? X2P2P_UPLOAD_ANY : X2P2P_UPLOAD_UNMETERED_ONLY;
}

/// Runs the engine for as long as it lives. Create it once the user has agreed to the privacy policy, never earlier.
class P2pEngine {
 public:
  P2pEngine(const std::string &token, const UserChoice &choice) {
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
    apply(choice, &config);
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
/// Gives `write` a buffer that is large enough. The length may change between two calls: so may the state of the proxy.
template <typename Write>
std::string read_address(Write write) {
  std::vector<char> buffer(1024);
  for (;;) {
    const size_t size = write(buffer.data(), buffer.size());
    if (size <= buffer.size()) return buffer.data();
    buffer.resize(size);
  }
}

/// The address for the player. Ask again for every playback: the port is a new one in every run.
std::string proxy_url(const std::string &url, const std::string &swarm_id) {
  x2p2p_stream_config stream{};
  stream.struct_size = sizeof stream;
  stream.swarm_id = swarm_id.c_str();
  return read_address([&](char *buffer, size_t capacity) { return x2p2p_proxy_url(url.c_str(), &stream, buffer, capacity); });
}

std::string original_url(const std::string &url) {
  return read_address([&](char *buffer, size_t capacity) { return x2p2p_original_url(url.c_str(), buffer, capacity); });
}

bool is_proxy_running() {
  x2p2p_stats stats{};
  stats.struct_size = sizeof stats;
  return x2p2p_get_stats(&stats) == 0 && stats.is_proxy_running != 0;
}
// #endregion

// #region player
/// `start` is a position in seconds, or "none": the beginning, or the edge of a live stream.
bool load(mpv_handle *mpv, const std::string &url, const std::string &start) {
  mpv_set_property_string(mpv, "start", start.c_str());
  const char *command[] = {"loadfile", url.c_str(), nullptr};
  return mpv_command(mpv, command) >= 0;
}

bool is_true(mpv_handle *mpv, const char *property) {
  int value = 0;
  return mpv_get_property(mpv, property, MPV_FORMAT_FLAG, &value) >= 0 && value != 0;
}

/// On-demand playback goes on where it stopped; a live stream, which mpv cannot seek in, returns to the edge.
std::string resume_position(mpv_handle *mpv) {
  double seconds = 0;
  if (!is_true(mpv, "seekable")) return "none";
  return mpv_get_property(mpv, "time-pos", MPV_FORMAT_DOUBLE, &seconds) < 0 ? "none" : std::to_string(seconds);
}

void print_stats();

/// Plays until the end, so give it a thread of its own in a program with windows. When the proxy is gone or its address
/// fails, the original one takes over.
void run(mpv_handle *mpv, const std::string &source, const std::string &swarm_id) {
  std::string current = proxy_url(source, swarm_id);
  std::string position = "none";
  load(mpv, current, position);
  for (;;) {
    // To mpv a proxy that is gone looks like the end of the file, so the engine is asked once a second.
    const mpv_event *event = mpv_wait_event(mpv, 1);
    if (event->event_id == MPV_EVENT_SHUTDOWN) return;
    if (event->event_id == MPV_EVENT_NONE) print_stats();
    const bool has_ended = event->event_id == MPV_EVENT_END_FILE;
    const auto reason = has_ended ? static_cast<const mpv_event_end_file *>(event->data)->reason : MPV_END_FILE_REASON_STOP;
    const bool has_failed = reason == MPV_END_FILE_REASON_ERROR;
    if (!has_ended) position = resume_position(mpv);
    // Someone stopped mpv. (A file that load() replaces ends for the same reason, but then mpv is not idle.)
    if (has_ended && reason == MPV_END_FILE_REASON_STOP && is_true(mpv, "idle-active")) return;

    const std::string original = original_url(current);
    if (original != current && (has_failed || !is_proxy_running())) {
      current = original;
      load(mpv, current, position);
    } else if (has_failed || reason == MPV_END_FILE_REASON_EOF) {
      return;
    }
  }
}
// #endregion

// #region policy
/// Takes effect at once; an engine that is not running (1102) gets the choice from the next P2pEngine. While your server
/// has switched P2P off, pass allow_p2p = false.
x2p2p_status apply_user_choice(const UserChoice &choice) {
  x2p2p_config config{};
  config.struct_size = sizeof config;
  x2p2p_config_init(&config);
  const x2p2p_status status = x2p2p_get_config(&config);
  if (status != 0) return status;
  apply(choice, &config);
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
  std::printf("http=%llu p2p=%llu peers=%d ratio=%.3f up=%llu allowed=%d\n",
              static_cast<unsigned long long>(stats.http_bytes), static_cast<unsigned long long>(stats.p2p_bytes),
              stats.peers, stats.ratio, static_cast<unsigned long long>(stats.upload_bytes), stats.is_upload_allowed);
}

void observe() { x2p2p_set_callback(on_event, nullptr); }
// #endregion

// #region main
int main(int argc, char **argv) {
  if (argc != 4) {
    std::fprintf(stderr, "usage: player TOKEN PLAYLIST SWARM_ID\n");
    return 2;
  }
  // Before the engine starts: a proxy that cannot start (X2-4001) is reported once.
  observe();
  // Here the app asks whether the user has agreed, and reads what it has saved: UserChoice is only the default.
  const P2pEngine engine(argv[1], UserChoice{});
  // Declared after the engine, so it goes first: the player stops, then the proxy.
  const std::unique_ptr<mpv_handle, decltype(&mpv_terminate_destroy)> mpv(mpv_create(), &mpv_terminate_destroy);
  // To play inside a window of your own, set "wid" to its handle here.
  if (!mpv || mpv_set_option_string(mpv.get(), "force-window", "yes") < 0 || mpv_initialize(mpv.get()) < 0) return 1;
  run(mpv.get(), argv[2], argv[3]);
  return 0;
}
// #endregion
