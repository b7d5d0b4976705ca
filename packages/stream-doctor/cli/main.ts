import {sentenceOf} from '@x2p2p/command/sentenceOf';
import {defaultSettings, reportJson, reportText, StreamProblem, verdictOf} from '../src/index.ts';
import {examine} from './examine.ts';
import {readArguments} from './readArguments.ts';
import {readStandardInput} from './readStandardInput.ts';
import {watchAddress} from './watchAddress.ts';

const usage = (program: string): string => `用法：${program} <地址 | 文件 | -> [选项]

  文件                    m3u8，或浏览器开发者工具导出的 HAR：看每份列表的历次读取、跳转与响应头
  -                       从标准输入读
  --json                  输出 JSON
  --fail-on <级别>        problem（缺省）、warning、never：达到这个级别时退出码为 1
  --base <地址>           文件或标准输入的播放地址，用来计算群组
  --swarm-id <值>         你设置的 swarmId
  --window <秒>           highDemandTimeWindow，缺省 ${defaultSettings.highDemandTimeWindow}
  --sync-count <个>       hls.js 的 liveSyncDurationCount
  --no-low-latency        hls.js 关掉了 lowLatencyMode
  --uplink <kbit/s>       一位观众的上行，缺省 ${defaultSettings.uplink / 1000}
  --origin <地址>         以哪个网站的身份检查 CORS，缺省 https://example.com
  --no-recheck            直播不隔一会儿再读一次
  --later <文件>          同一份列表稍后读到的内容，用来比较序号；可以写几次，按先后
  --watch                 盯着一路直播，直到它结束、到 --for 的时间或按 Ctrl-C；配 --json 每件事一行 JSON
  --for <秒>              --watch 盯多久，缺省不限
  --help                  显示这段说明

退出码：0 没有达到级别的问题；1 有；2 没法检查（连不上、不是播放列表、参数写错）。`;

/** The command, under the name by which it was called. Returns the exit code and never throws. */
export async function main(args: readonly string[], program = 'stream-doctor'): Promise<0 | 1 | 2> {
  try {
    const asked = readArguments(args);
    if (!asked) return (console.log(usage(program)), 0);
    const {values, failing} = asked;
    if (values.watch) return (await watchAddress(asked)).some((severity) => failing.includes(severity)) ? 1 : 0;
    const report = await examine(asked, readStandardInput);
    console.log(values.json ? reportJson(report) : reportText(report));
    return failing.includes(verdictOf(report)) ? 1 : 0;
  } catch (error) {
    console.error(error instanceof StreamProblem ? error.message : sentenceOf(error, program));
    return 2;
  }
}
