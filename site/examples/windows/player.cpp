// #region engine
#include <mpv/client.h>

#include <array>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "x2p2p.h"

/// 给用户的两个选择：要不要参与，能不能在按流量计费的网络上传。
/// 由应用保存。
struct UserChoice {
  bool allow_p2p = true;
  bool allow_metered_upload = false;
};

void apply(const UserChoice &choice, x2p2p_config *config) {
  config->is_p2p_disabled = choice.allow_p2p ? 0 : 1;
  config->upload_on = choice.allow_metered_upload ? X2P2P_UPLOAD_ANY : X2P2P_UPLOAD_UNMETERED_ONLY;
}

/// 对象在，引擎就在运行。只在用户同意隐私政策之后创建。
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
    // 配置有误。此后 x2p2p_proxy_url() 写入的都是原地址，播放不受影响。
    if (status != 0) std::fprintf(stderr, "X2-%d: %s\n", status, x2p2p_status_message(status));
  }

  ~P2pEngine() { x2p2p_shutdown(); }

  P2pEngine(const P2pEngine &) = delete;
  P2pEngine &operator=(const P2pEngine &) = delete;
};
// #endregion

// #region address
/// 给 `write` 一块够大的缓冲区。两次调用之间代理可能启动或停止，
/// 地址的长度也就可能变。
template <typename Write>
std::string read_address(Write write) {
  std::vector<char> buffer(1024);
  for (;;) {
    const size_t size = write(buffer.data(), buffer.size());
    if (size <= buffer.size()) return buffer.data();
    buffer.resize(size);
  }
}

/// 交给播放器的地址。每次开始播放都重新取：程序每次运行，端口都不同。
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
/// `start` 是以秒计的位置；"none" 表示点播从头、直播从直播边缘开始。
bool load(mpv_handle *mpv, const std::string &url, const std::string &start) {
  mpv_set_property_string(mpv, "start", start.c_str());
  const char *command[] = {"loadfile", url.c_str(), nullptr};
  return mpv_command(mpv, command) >= 0;
}

bool is_true(mpv_handle *mpv, const char *property) {
  int value = 0;
  return mpv_get_property(mpv, property, MPV_FORMAT_FLAG, &value) >= 0 && value != 0;
}

/// 点播从断点继续；直播在 mpv 里不能跳转，回到直播边缘。
std::string resume_position(mpv_handle *mpv) {
  double seconds = 0;
  if (!is_true(mpv, "seekable")) return "none";
  return mpv_get_property(mpv, "time-pos", MPV_FORMAT_DOUBLE, &seconds) < 0 ? "none" : std::to_string(seconds);
}

void print_stats();

/// 播放结束才返回，所以在有窗口的程序里要给这个函数单独一个线程。
/// 代理停了，或者代理地址出错，就改放原地址。
void run(mpv_handle *mpv, const std::string &source, const std::string &swarm_id) {
  std::string current = proxy_url(source, swarm_id);
  std::string position = "none";
  load(mpv, current, position);
  for (;;) {
    // 代理停了，mpv 只当作文件放完，所以每秒向引擎问一次。
    const mpv_event *event = mpv_wait_event(mpv, 1);
    if (event->event_id == MPV_EVENT_SHUTDOWN) return;
    if (event->event_id == MPV_EVENT_NONE) print_stats();
    const bool has_ended = event->event_id == MPV_EVENT_END_FILE;
    const auto reason = has_ended ? static_cast<const mpv_event_end_file *>(event->data)->reason : MPV_END_FILE_REASON_STOP;
    const bool has_failed = reason == MPV_END_FILE_REASON_ERROR;
    if (!has_ended) position = resume_position(mpv);
    // 有人让 mpv 停下。（被 load() 换掉的文件也以这个原因结束，
    // 但那时 mpv 不是空闲的。）
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
/// 立即生效；引擎没有运行（1102）时，由下一个 P2pEngine 带上新的选择。
/// 服务器关掉 P2P 期间，allow_p2p 要传 false。
x2p2p_status apply_user_choice(const UserChoice &choice) {
  x2p2p_config config{};
  config.struct_size = sizeof config;
  x2p2p_config_init(&config);
  const x2p2p_status status = x2p2p_get_config(&config);
  if (status != 0) return status;
  apply(choice, &config);
  const x2p2p_status applied = x2p2p_apply_dynamic_config(&config);
  x2p2p_config_free(&config);
  return applied;
}

/// 用户撤回同意：马上断开全部节点，正在播放的改走 HTTP。播放结束后
/// 销毁 P2pEngine，引擎就停了；再次同意之前不再创建它。
x2p2p_status withdraw_consent() { return apply_user_choice(UserChoice{false, false}); }
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
  // 在启动引擎之前注册：代理启动失败（X2-4001）只报一次。
  observe();
  // 真正的应用在这里先确认用户已经同意，再读出保存的选择；
  // UserChoice{} 只是默认值。
  const P2pEngine engine(argv[1], UserChoice{});
  // 声明在引擎之后，所以先释放：播放器先停，代理后停。
  const std::unique_ptr<mpv_handle, decltype(&mpv_terminate_destroy)> mpv(mpv_create(), &mpv_terminate_destroy);
  // 要在自己的窗口里播放，就在这里把 "wid" 设为窗口句柄。
  if (!mpv || mpv_set_option_string(mpv.get(), "force-window", "yes") < 0 || mpv_initialize(mpv.get()) < 0) return 1;
  run(mpv.get(), argv[2], argv[3]);
  return 0;
}
// #endregion
