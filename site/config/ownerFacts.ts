import * as z from 'zod';

/** A link the site cannot do without: it may be a placeholder, never unknown. */
const required = <S extends z.ZodType>(value: S) =>
  z.discriminatedUnion('state', [
    z.strictObject({state: z.literal('known'), value}),
    z.strictObject({state: z.literal('placeholder'), value}),
  ]);

const fact = <S extends z.ZodType>(value: S) =>
  z.discriminatedUnion('state', [...required(value).options, z.strictObject({state: z.literal('unknown')})]);

const https = z.url({protocol: /^https$/, error: '必须是 https:// 开头的完整地址'}).refine((url) => !url.endsWith('/'), '末尾不能带斜杠');
const email = z.email({error: '必须是邮箱地址'});
const text = z.string().min(1, '不能为空');
const token = z.string().regex(/^[\w-]+$/, '应为站长平台给的验证码，只含字母、数字、下划线和连字符');

/** What each fact must look like, and what it is called in messages and on `npm run facts`. */
const ownerSchema = z.strictObject({
  siteUrl: required(https).describe('官网地址'),
  englishSiteUrl: required(https).describe('英文站地址'),
  consoleUrl: required(https).describe('X2 控制台地址'),
  sourceUrl: required(https).describe('源代码托管地址'),
  sourceHost: fact(z.enum(['github', 'gitlab', 'gitea'], {error: '只能是 github、gitlab 或 gitea（Forgejo 也填它）'})).describe(
    '源代码托管在哪种平台',
  ),
  contactEmail: required(email).describe('联系邮箱'),
  privacyEmail: required(email).describe('个人信息保护邮箱'),
  legalEntity: fact(text).describe('运营主体名称'),
  registeredAddress: fact(text).describe('注册地址'),
  privacyOfficer: fact(text).describe('个人信息保护负责人'),
  icpNumber: fact(
    z.string().regex(/^[\u4e00-\u9fa5]ICP备\d{8}[号](-\d+)?$/, '应为「省份简称 + ICP 备 + 8 位数字 + 号」，数字前后不带空格'),
  ).describe('ICP 备案号'),
  publicSecurityNumber: fact(
    z.string().regex(/^[\u4e00-\u9fa5]公网安备\s?\d{14}号$/, '应为「省份简称 + 公网安备 + 14 位数字 + 号」'),
  ).describe('公安联网备案号'),
  trackerUrl: required(z.url({protocol: /^wss$/, error: '必须是 wss:// 地址'})).describe('Tracker 地址'),
  labTrackerUrl: fact(z.url({protocol: /^wss$/, error: '必须是 wss:// 地址'})).describe('实验室里两台设备相遇用的 Tracker（不要令牌）'),
  stunUrl: required(z.string().regex(/^stuns?:[^\s/]+$/, '必须是 stun: 或 stuns: 地址')).describe('STUN 地址'),
  priceListUrl: fact(https).describe('价格页地址'),
  governingCourt: fact(text).describe('争议管辖法院'),
  dataRetentionDays: fact(z.int().positive('必须是正整数天数')).describe('日志保存天数'),
  packages: fact(
    z.strictObject({scope: z.string().regex(/^@[a-z\d][a-z\d._-]*$/, 'scope 应为 @ 开头的 npm 组织名，例如 @x2p2p')}),
  ).describe('npm 包发布在哪个组织名下'),
  androidCoordinates: fact(z.string().regex(/^[\w.-]+:[\w.-]+$/, '应为 Maven 坐标 group:artifact')).describe('Android 包坐标'),
  iosPackage: fact(https).describe('iOS Swift Package 地址'),
  windowsPackage: fact(https).describe('Windows 发布包地址'),
  termsEffectiveDate: fact(z.iso.date('日期格式应为 YYYY-MM-DD')).describe('协议生效日期'),
  legalReview: fact(z.iso.date('日期格式应为 YYYY-MM-DD')).describe('法律顾问确认隐私政策与服务条款的日期'),
  serviceLevel: fact(text).describe('服务水平（SLA）：地址，或一句话'),
  statusPage: fact(text).describe('状态页：地址，或一句话'),
  supportPolicy: fact(text).describe('支持时间与版本维护期：地址，或一句话'),
  gradedProtection: fact(text).describe('等保定级与备案：编号，或一句话'),
  algorithmFiling: fact(text).describe('算法备案：编号，或不适用的理由'),
  securityContact: fact(z.string().regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, '必须是 mailto: 或 https:// 开头的地址')).describe(
    '安全问题联系方式',
  ),
  baiduVerification: fact(token).describe('百度搜索资源平台验证码'),
  googleVerification: fact(token).describe('Google Search Console 验证码'),
  bingVerification: fact(token).describe('Bing 网站管理员工具验证码'),
});

export type OwnerFacts = z.infer<typeof ownerSchema>;
export type OwnerFactName = keyof OwnerFacts;

/** What the owner may have none of: nothing on the site waits for it, so it does not stop a release. */
const optional: ReadonlySet<OwnerFactName> = new Set(['labTrackerUrl', 'baiduVerification', 'googleVerification', 'bingVerification']);

export type OpenFact = {name: OwnerFactName; label: string; state: 'placeholder' | 'unknown'; isOptional: boolean; value?: unknown};

/** The name of a fact as people say it, from its schema. */
function factLabel(name: OwnerFactName): string {
  return ownerSchema.shape[name].description ?? name;
}

/** Facts the owner still has to confirm. */
export function openFacts(facts: OwnerFacts): OpenFact[] {
  return (Object.keys(facts) as OwnerFactName[]).flatMap((name) => {
    const fact = facts[name];
    if (fact.state === 'known') return [];
    return [
      {name, label: factLabel(name), state: fact.state, isOptional: optional.has(name), ...('value' in fact ? {value: fact.value} : {})},
    ];
  });
}

/** Throws one sentence naming the first field that is wrong; with `strict`, also for a fact that is still open. */
export function checkOwnerFacts(input: unknown, {strict = false} = {}): OwnerFacts {
  const result = ownerSchema.safeParse(input, {reportInput: true});
  if (!result.success) {
    const issue = result.error.issues[0]!;
    const name = String(issue.path[0] ?? (issue.code === 'unrecognized_keys' ? issue.keys[0] : '(根)'));
    const label = name in ownerSchema.shape ? `(${factLabel(name as OwnerFactName)})` : '';
    throw new Error(`site/config/owner.ts 的字段 ${name}${label} 有误：${sentence(issue)}。`);
  }
  const open = openFacts(result.data).filter(({isOptional}) => !isOptional);
  if (strict && open.length > 0) {
    throw new Error(
      `STRICT_FACTS=1：还有 ${open.length} 项事实待确认（${open.map((fact) => fact.name).join('、')})，请在 site/config/owner.ts 中改为 known(…)。`,
    );
  }
  return result.data;
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return '没有这个字段，请检查拼写';
  const [, part, field] = issue.path;
  if (issue.code === 'invalid_union' && part === 'state') {
    return (issue.input as {state?: unknown} | undefined)?.state === 'unknown'
      ? '此项不能为 unknown()，请填 known(…) 或 placeholder(…)'
      : '状态只能是 known、placeholder 或 unknown';
  }
  if (issue.code === 'invalid_type') {
    if (field !== undefined && issue.input === undefined) return `缺少 ${String(field)}`;
    if (part === undefined) return issue.input === undefined ? '缺少这个字段' : '要写成 known(…)、placeholder(…) 或 unknown()';
    return issue.expected === 'string' ? '值应为字符串，要加引号' : '值应为数字，不加引号';
  }
  return issue.message;
}
