import type {OptionGroup} from './types.ts';

/** Headings of the option groups, in the order of the page. `stream` options belong to one stream, the others to the engine. */
export const optionGroups: Readonly<Record<OptionGroup, string>> = {
  access: '接入',
  policy: '开关与上传策略',
  scheduling: '调度',
  storage: '缓存与校验',
  diagnosis: '诊断',
  stream: '单路流',
};
