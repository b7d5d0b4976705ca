/** Whether a version of Node is in a range as package.json has it: `^20.19.0 || >=22.12.0`. */
export function isInRange(version: string, range: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, sign, leastMajor, leastMinor] = /^(\^|>=)(\d+)\.(\d+)\.0$/.exec(part.trim()) ?? [];
    if (major === Number(leastMajor)) return minor >= Number(leastMinor);
    return sign === '>=' && major > Number(leastMajor);
  });
}
