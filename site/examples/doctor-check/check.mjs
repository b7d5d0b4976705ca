// #region check
import {collect, diagnose, reportText, StreamProblem, verdictOf} from 'stream-doctor';

// 播放页的来源：按它检查 CORS。
const origin = 'https://www.x2p2p.example';

try {
  // 直播会隔一会儿再读一次，比较序号；不要它，就写 recheck: false。
  const report = diagnose(await collect(process.argv[2], {fetch, origin}));
  console.log(reportText(report));
  process.exitCode = verdictOf(report) === 'problem' ? 1 : 0;
} catch (error) {
  if (!(error instanceof StreamProblem)) throw error;
  console.error(error.message); // 取不到，或不是播放列表
  process.exitCode = 2;
}
// #endregion
