import type {Release} from './schema.ts';

/** What each field of an entry is called on the page. Apart from the schema, so that pages do not ship zod. */
export const fieldLabels: Readonly<Record<Exclude<keyof Release, 'version' | 'date' | 'summary'>, string>> = {
  interop: '互通性',
  permissions: '权限与个人信息变化',
  added: '新增',
  changed: '变更（含默认值）',
  fixed: '修复',
  deprecated: '弃用',
  removed: '移除',
  security: '安全',
  dependencies: '依赖',
  requires: '系统与播放器最低版本',
  size: '包体积变化',
  upgrade: '升级步骤',
  knownIssues: '已知问题',
};
