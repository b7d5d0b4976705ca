import {Trouble} from './Trouble.ts';

/** Why a command did nothing, in one sentence. Translates what `parseArgs` complains about, since its messages are English. */
export function sentenceOf(error: unknown, program: string): string {
  if (error instanceof Trouble) return error.message;
  const {code, message} = error as Error & {readonly code?: string};
  const complaint = complaints[code ?? ''];
  if (!complaint) return `没有执行成功：${message.replaceAll(/\s+/g, ' ')}。`;
  // An option with a short form is named by both: '-h, --help'.
  const [, option = ''] = /'(?:-\w, )?(-[^' ]*)/.exec(message) ?? [];
  return `${complaint(option)}；${program} --help 查看用法。`;
}

const complaints: Readonly<Record<string, (option: string) => string>> = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: (option) => `没有 ${option} 这个选项`,
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: (option) => `${option} 的写法不对：要看它后面该不该跟一个值`,
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: () => '多写了一个词',
};
