import {pathToFileURL} from 'node:url';
import {join} from 'node:path';
import {table} from './markdown.mjs';

/** The exported tables. */
export const TABLE_NAMES = ['options', 'errorCatalog'];

/** For exported tables the values are the reference, so they are printed from the built package itself. */
export async function dataTables(dist) {
  const load = (entry) => import(pathToFileURL(join(dist, `${entry}.js`)).href);
  const [{options, describeRange}, {errorCatalog}] = await Promise.all([load('options'), load('errors')]);
  return {options: optionTable(options, describeRange), errorCatalog: errorTable(errorCatalog)};
}

function optionTable(options, describeRange) {
  const rows = Object.entries(options).map(([name, spec]) => {
    const fallback = spec.default === undefined ? '无' : `\`${JSON.stringify(spec.default)}\``;
    const place = spec.scope === 'common' ? '只能写在 `core` 顶层。' : '';
    // The summary goes below the option's name, which is long: a column of its own would be too narrow to read.
    return [`\`${name}\`<br />${spec.summary}${place}`, describeRange(spec), fallback, spec.dynamic ? '可以' : '不可以'];
  });
  return table(['选项', '取值', '默认值', '运行中修改'], rows);
}

const platformName = {web: '网页', native: '原生 SDK', windows: 'Windows'};

/** Of the errors that are not thrown, one stops playback unless the app acts. */
function effectOf(id, effect) {
  if (effect === 'throw') return '抛出';
  return id === 'X2-4002' ? '不抛出；正在用代理地址的播放会中断' : '只作记录';
}

function errorTable(catalog) {
  const rows = Object.entries(catalog).map(([id, {title, remedy, effect, platforms}]) => [
    `[${id}](/docs/faq/errors#${id.toLowerCase()})`,
    title,
    remedy,
    effectOf(id, effect),
    ['web', 'native'].every((platform) => platforms.includes(platform))
      ? '全部'
      : platforms.map((platform) => platformName[platform]).join('、'),
  ]);
  return table(['编号', '原因', '处理', '效果', '平台'], rows);
}
