import {severityWords} from '../words.ts';
import type {WatchEvent} from './types.ts';

/** An event as one line of text; empty where there is nothing to say. */
export function watchLine(event: WatchEvent): string {
  const when = `${event.at.toFixed(1).padStart(7)} s  `;
  switch (event.event) {
    case 'start':
      return `开始盯：目标时长 ${round(event.targetDuration)} s，不带引擎的 hls.js 离末端 ${round(event.distance)} s。按 Ctrl-C 停止。`;
    case 'reading':
      if (event.failure !== undefined) return `${when}没读到：${event.failure}缓冲 ${round(event.margin)} s`;
      return `${when}${event.first}–${event.last}  ${moved(event)}  偏移 ${signed(event.drift)} s  缓冲 ${round(event.margin)} s${behind(event.behind)}`;
    case 'warning': {
      const {mark, label} = severityWords[event.severity];
      return `${when}${mark} ${label}  ${event.title}  [${event.id}]\n${' '.repeat(11)}${event.detail}${stall(event.stallsIn)}\n${' '.repeat(11)}改法：${event.fix}`;
    }
    case 'over':
      return `${when}✓ 恢复  [${event.id}]`;
    case 'resume':
      return `${when}隔了 ${round(event.afterSeconds)} s 没有读，从这里重新算起。`;
    case 'end':
      return `${when}直播结束了：播放列表写了 EXT-X-ENDLIST。`;
  }
}

/** What is at stake, in a sentence. */
export const stall = (stallsIn: number | undefined): string =>
  stallsIn === undefined ? '' : stallsIn > 0 ? `不带引擎的观众约 ${round(stallsIn)} s 后卡住。` : '不带引擎的观众已经没有可播的。';

const moved = ({added, age, isStale}: Extract<WatchEvent, {event: 'reading'}>): string =>
  isStale ? '旧副本' : added > 0 ? `新 ${added} 个` : `${round(age)} s 没有新切片`;
const behind = (seconds: number | undefined): string => (seconds === undefined ? '' : `  比时钟晚 ${round(seconds)} s`);
const round = (value: number): number => Number(value.toFixed(1));
const signed = (value: number): string => `${value > 0 ? '+' : value < 0 ? '−' : ''}${round(Math.abs(value))}`;
