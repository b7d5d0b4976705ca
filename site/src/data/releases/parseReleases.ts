import {basename} from 'node:path';
import {CORE_SCHEMA, load, YAMLException} from 'js-yaml';
import type * as z from 'zod';
import {releaseHistorySchema, type ReleaseHistory} from './schema.ts';

/** Reads one history file. Throws one sentence naming the file and the field, so that bad data stops the build. */
export function parseReleases(source: string, file: string): ReleaseHistory {
  const result = releaseHistorySchema.safeParse(readYaml(source, file), {reportInput: true});
  if (!result.success) {
    // A misspelt field is also a missing one: name the misspelling.
    const issue = result.error.issues.find(({code}) => code === 'unrecognized_keys') ?? result.error.issues[0]!;
    throw new Error(`${shown(file)} 的字段 ${fieldPath(issue)} 有误：${sentence(issue)}。`);
  }
  const history = result.data;
  if (history.product !== basename(file, '.yaml')) {
    throw new Error(`${shown(file)} 的字段 product 有误：必须与文件名相同。`);
  }
  const misplaced = history.releases.findIndex((entry, index) => {
    const newer = history.releases[index - 1];
    return newer !== undefined && (entry.date > newer.date || compareVersions(entry.version, newer.version) >= 0);
  });
  if (misplaced > 0) {
    throw new Error(`${shown(file)} 的字段 releases[${misplaced}].version 有误：新版本必须写在旧版本之前，版本号不能重复。`);
  }
  return history;
}

function readYaml(source: string, file: string): unknown {
  try {
    // Without the date type of YAML, a date stays the text that was written.
    return load(source, {schema: CORE_SCHEMA});
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw new Error(`${shown(file)} 的第 ${error.mark.line + 1} 行不是合法的 YAML：${error.reason}。`);
  }
}

/** The path as writers know it, whatever directory the build runs in. */
function shown(file: string): string {
  return `site/src/data/releases/${basename(file)}`;
}

/** `['releases', 0, 'date']` as `releases[0].date`. */
function fieldPath(issue: z.core.$ZodIssue): string {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path;
  return (
    path.reduce<string>((text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key)), '') ||
    '（整个文件）'
  );
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return '没有这个字段，请检查拼写';
  if (issue.code === 'invalid_type' && issue.input === undefined) return '缺少这个字段';
  return issue.message;
}

/** Newest first wants a positive number for a newer left side. A pre-release comes before its release. */
function compareVersions(left: string, right: string): number {
  const [leftCore, leftTag = ''] = left.split(/-(.*)/s) as [string, string?];
  const [rightCore, rightTag = ''] = right.split(/-(.*)/s) as [string, string?];
  const [a, b] = [leftCore, rightCore].map((core) => core.split('.').map(Number)) as [number[], number[]];
  const difference = a.map((part, index) => part - b[index]!).find((part) => part !== 0);
  if (difference !== undefined) return difference;
  if (leftTag === rightTag) return 0;
  if (!leftTag || !rightTag) return leftTag ? -1 : 1;
  return leftTag.localeCompare(rightTag, 'en', {numeric: true});
}
