/** What a reader chooses between, by the `groupId` that the tabs of several places share. */
const NAMES: Record<string, string> = {pkg: '包管理器', platform: '平台', server: '服务器'};

export function groupName(groupId = ''): string {
  const name = groupId.endsWith('-lang') ? '编程语言' : NAMES[groupId];
  if (!name) throw new Error(`Tabs of the group "${groupId}" have no name for screen readers: add it to theme/Tabs/groupName.ts.`);
  return name;
}
