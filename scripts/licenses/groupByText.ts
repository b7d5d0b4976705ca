import type {ShippedPackage} from './readPackage.ts';

export type LicenseGroup = {
  /** SPDX id. */
  readonly license: string;
  /** The text which the packages share, without their copyright lines; empty where a package ships none. */
  readonly text: string;
  readonly packages: readonly {
    readonly name: string;
    readonly version: string;
    readonly homepage?: string;
    readonly copyright: readonly string[];
  }[];
};

const isCopyright = (line: string): boolean =>
  /^\s*(copyright\b|\(c\)|©)/i.test(line) && !/^\s*copyright (notice|and|license|holder|owner)/i.test(line);

/** Line breaks, list marks and case differ between copies of one licence. */
const comparable = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Most packages share a few texts and differ in who holds the copyright: each text once, each holder kept. */
export function groupByText(packages: readonly ShippedPackage[]): LicenseGroup[] {
  const groups = new Map<string, {license: string; text: string; packages: LicenseGroup['packages'][number][]}>();
  for (const {text, license, ...rest} of packages) {
    const lines = text.split('\n');
    // Long licences have copyright lines as samples inside; only the head of a text is about the package.
    const head = lines.slice(0, 12).filter(isCopyright);
    const shared = lines
      .filter((line, index) => index >= 12 || !isCopyright(line))
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
    const key = `${license}\n${comparable(shared)}`;
    const group = groups.get(key) ?? {license, text: shared, packages: []};
    group.packages.push({...rest, copyright: head.map((line) => line.trim())});
    groups.set(key, group);
  }
  return [...groups.values()].sort((one, other) => other.packages.length - one.packages.length || (one.license < other.license ? -1 : 1));
}
