import * as z from 'zod';
import {productIds} from '../products.ts';

const line = z.string({error: '必须是一句话'}).trim().min(1, '不能为空');
const listOf = <S extends z.ZodType>(item: S) =>
  z.array(item, {error: '必须是列表'}).min(1, '列表不能为空；没有内容就删掉这个字段').optional();
const lines = listOf(line);
const version = z.string({error: '必须是 x.y.z 形式的版本号'}).regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.]+)?$/, '必须是 x.y.z 形式的版本号');

/** One repaired fault: what people saw, why it happened, since which version. */
const fix = z.strictObject({
  symptom: line,
  cause: line,
  affects: line,
});

/** One dependency of the release, and the version it moved to. */
const dependency = z.strictObject({
  name: line,
  from: line.optional(),
  to: line,
});

/** One entry of a history page. README.md says what each field is for. */
const releaseSchema = z.strictObject({
  version,
  date: z.iso.date({error: '必须是 YYYY-MM-DD 日期'}),
  summary: line,
  interop: line,
  permissions: line,
  added: lines,
  changed: lines,
  fixed: listOf(fix),
  deprecated: lines,
  removed: lines,
  security: lines,
  dependencies: listOf(dependency),
  requires: lines,
  size: line.optional(),
  upgrade: lines,
  knownIssues: lines,
});

/** A whole file: one product, newest entry first. */
export const releaseHistorySchema = z.strictObject({
  product: z.enum(productIds, {error: '必须与文件名相同'}),
  kind: z.enum(['package', 'contract'], {error: '必须是 package（真实发布的包）或 contract（接口约定）'}),
  releases: z.array(releaseSchema, {error: '必须是列表'}).min(1, '至少要有一个版本'),
});

export type Release = z.output<typeof releaseSchema>;
export type ReleaseHistory = z.output<typeof releaseHistorySchema>;
