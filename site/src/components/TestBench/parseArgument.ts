export type Parsed = {readonly ok: true; readonly value: unknown} | {readonly ok: false; readonly sentence: string};

/** Reads the reader's JSON. A mistake becomes one sentence that says where it is and what JSON wants. */
export function parseArgument(text: string): Parsed {
  try {
    return {ok: true, value: JSON.parse(text)};
  } catch (error) {
    const position = /line (?<line>\d+) column (?<column>\d+)/.exec(String(error))?.groups;
    const place = position ? `第 ${position.line} 行第 ${position.column} 列附近` : '某处';
    return {ok: false, sentence: `参数不是合法的 JSON：${place}有误。字段名和文字要用英文双引号，最后一项后面不能有逗号。`};
  }
}
