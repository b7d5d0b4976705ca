/*
 * X2 P2P for Windows：C ABI，接口约定 1.1。
 *
 * 字符串一律是 UTF-8，以 0 结尾。所有函数都可以在任意线程上调用。
 * 函数与回调都是 __cdecl，也就是编译器的默认约定；x86 上用了 /Gz 或
 * /Gr，要把你的回调声明成 __cdecl。回调在引擎的线程上执行：尽快返回，
 * 不要在里面调用 x2p2p_shutdown() 或 x2p2p_set_callback()。
 */
#ifndef X2P2P_H
#define X2P2P_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* 0 表示成功；否则是错误编号里的数字，1001 就是 X2-1001。 */
typedef int32_t x2p2p_status;

typedef enum x2p2p_upload_on {
  X2P2P_UPLOAD_UNMETERED_ONLY = 0,
  X2P2P_UPLOAD_ANY = 1,
  X2P2P_UPLOAD_NEVER = 2
} x2p2p_upload_on;

typedef enum x2p2p_log_level {
  X2P2P_LOG_NONE = 0,
  X2P2P_LOG_ERROR = 1,
  X2P2P_LOG_WARN = 2,
  X2P2P_LOG_INFO = 3,
  X2P2P_LOG_DEBUG = 4
} x2p2p_log_level;

typedef enum x2p2p_event_type {
  X2P2P_EVENT_SEGMENT_LOADED = 1,
  X2P2P_EVENT_SEGMENT_ERROR = 2,
  X2P2P_EVENT_PEER_CONNECT = 3,
  X2P2P_EVENT_PEER_CLOSE = 4,
  X2P2P_EVENT_PROXY_STATE_CHANGE = 5,
  X2P2P_EVENT_UPLOAD_POLICY_CHANGE = 6,
  X2P2P_EVENT_ERROR = 7
} x2p2p_event_type;

typedef enum x2p2p_source {
  X2P2P_SOURCE_HTTP = 0,
  X2P2P_SOURCE_P2P = 1
} x2p2p_source;

/* 切片是真的就返回非 0。在工作线程上执行，每个来自节点的切片一次。 */
typedef int32_t (*x2p2p_validate_segment)(const char *url, const uint8_t *data, size_t length, void *user_data);

/* 先把 struct_size 设为结构体的大小，再用 x2p2p_config_init() 填默认值：
 * 这个函数只写到该长度为止。 */
typedef struct x2p2p_config {
  size_t struct_size;
  const char *token;
  const char *const *announce_trackers;
  size_t announce_tracker_count;
  const char *const *ice_servers;
  size_t ice_server_count;
  int32_t is_p2p_disabled;
  int32_t is_p2p_upload_disabled;
  x2p2p_upload_on upload_on;
  double high_demand_time_window;
  double http_download_time_window;
  double p2p_download_time_window;
  int32_t simultaneous_http_downloads;
  int32_t simultaneous_p2p_downloads;
  int32_t web_rtc_max_message_size;
  int32_t p2p_not_receiving_bytes_timeout_ms;
  int32_t p2p_inactive_loader_destroy_timeout_ms;
  int32_t http_not_receiving_bytes_timeout_ms;
  int32_t http_error_retries;
  int32_t p2p_error_retries;
  int32_t segment_memory_storage_limit;
  x2p2p_validate_segment validate_p2p_segment;
  void *validate_user_data;
  x2p2p_log_level log_level;
} x2p2p_config;

typedef struct x2p2p_header {
  const char *name;
  const char *value;
} x2p2p_header;

/* 一路流的设置。x2p2p_proxy_url() 收到空指针，就全用默认值。 */
typedef struct x2p2p_stream_config {
  size_t struct_size;
  const char *swarm_id;
  const x2p2p_header *http_headers;
  size_t http_header_count;
} x2p2p_stream_config;

typedef struct x2p2p_stats {
  size_t struct_size;
  uint64_t http_bytes;
  uint64_t p2p_bytes;
  uint64_t upload_bytes;
  int32_t peers;
  double ratio;
  int32_t is_proxy_running;
  int32_t is_upload_allowed;
} x2p2p_stats;

/* 哪些字段有值由 `type` 决定，其余为 0。指针只在回调期间有效。 */
typedef struct x2p2p_event {
  x2p2p_event_type type;
  const char *url;
  const char *peer_id;
  x2p2p_source download_source;
  uint64_t bytes_length;
  int32_t is_proxy_running;
  int32_t is_upload_allowed;
  x2p2p_status error;
  const char *message;
} x2p2p_event;

typedef void (*x2p2p_callback)(const x2p2p_event *event, void *user_data);

int32_t x2p2p_is_supported(void);
void x2p2p_config_init(x2p2p_config *config);
x2p2p_status x2p2p_init(const x2p2p_config *config);
size_t x2p2p_proxy_url(const char *url, const x2p2p_stream_config *stream,
                       char *buffer, size_t capacity);
size_t x2p2p_original_url(const char *url, char *buffer, size_t capacity);
x2p2p_status x2p2p_get_config(x2p2p_config *config);
void x2p2p_config_free(x2p2p_config *config);
x2p2p_status x2p2p_apply_dynamic_config(const x2p2p_config *config);
x2p2p_status x2p2p_get_stats(x2p2p_stats *stats);
void x2p2p_set_callback(x2p2p_callback callback, void *user_data);
const char *x2p2p_status_message(x2p2p_status status);
void x2p2p_shutdown(void);

#ifdef __cplusplus
}
#endif

#endif
