/** A section, by its anchor on the page where it was published, and where it stands now. */
export type MovedSection = {readonly anchor: string; readonly title: string; readonly to: string};

const section = (anchor: string, title: string, to: string): MovedSection => ({anchor, title, to});

/**
 * What has left a page, by the page. Addresses are kept in bookmarks, tickets and other people's code, so a row is never removed; when a
 * section moves on, `to` follows it. Our own links lead to the new place.
 */
export const movedSections: Readonly<Record<string, readonly MovedSection[]>> = {
  '/docs/hls-sdk/quicestart': [
    section('full', '生产样例', '/docs/hls-sdk/production#full'),
    section('consent', '同意之后再启用', '/docs/hls-sdk/production#consent'),
    section('full-choose', '选择播放方式', '/docs/hls-sdk/production#full-choose'),
    section('full-create', '创建引擎', '/docs/hls-sdk/production#full-create'),
    section('full-errors', '错误恢复与释放', '/docs/hls-sdk/production#full-errors'),
    section('production', '上线清单', '/docs/hls-sdk/production#production'),
    section('dynamic', '运行中改配置', '/docs/hls-sdk/production#dynamic'),
    section('cellular', '蜂窝与省流量', '/docs/hls-sdk/production#cellular'),
    section('react', 'React', '/docs/hls-sdk/frameworks#react'),
    section('vue', 'Vue', '/docs/hls-sdk/frameworks#vue'),
    section('players', 'ArtPlayer、DPlayer 等播放器界面', '/docs/hls-sdk/frameworks#players'),
    section('tuning', '播放列表调优', '/docs/hls-sdk/tuning'),
    section('look-ahead', 'P2P 空间怎么算', '/docs/hls-sdk/tuning#look-ahead'),
    section('tuning-choices', '切片与窗口怎样选', '/docs/hls-sdk/tuning#tuning-choices'),
    section('tuning-vod', '点播', '/docs/hls-sdk/tuning#tuning-vod'),
    section('tuning-limits', '对流的要求', '/docs/hls-sdk/tuning#tuning-limits'),
    section('swarm-id', '群组与 swarmId', '/docs/hls-sdk/swarms'),
    section('csp', 'CSP 与 CORS', '/docs/hls-sdk/csp'),
    section('cors', 'CORS', '/docs/hls-sdk/csp#cors'),
    section('request-headers', '给切片请求加请求头', '/docs/hls-sdk/csp#request-headers'),
    section('integrity', '完整性', '/docs/hls-sdk/integrity'),
    section('tracker', 'Tracker', '/docs/hls-sdk/tracker'),
    section('tracker-dev', '开发用', '/docs/hls-sdk/tracker#tracker-dev'),
    section('tracker-own', '自建', '/docs/hls-sdk/tracker#tracker-own'),
  ],
  '/docs/shaka-player-sdk/quicestart': [
    section('full', '生产样例', '/docs/shaka-player-sdk/production#full'),
    section('options-sample', '群组、请求头与校验', '/docs/shaka-player-sdk/production#options-sample'),
    section('production', '上线清单', '/docs/shaka-player-sdk/production#production'),
    section('dynamic', '运行中改配置与省流量', '/docs/shaka-player-sdk/production#dynamic'),
  ],
};
