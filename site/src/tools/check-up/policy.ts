/** A page's Content-Security-Policy, directive by directive. The first of two equal names counts, as in browsers. */
export function parsePolicy(text: string): ReadonlyMap<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>();
  for (const part of policyIn(text).split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

const ENFORCED = 'content-security-policy';
const REPORTED = 'content-security-policy-report-only';

/** The policy in a text; of two, the one that browsers enforce. */
const policyIn = (text: string): string => policyNamed(ENFORCED, text) ?? policyNamed(REPORTED, text) ?? text;

/** Whether browsers only report violations of the policy, which blocks nothing yet. */
export const isReportOnly = (text: string): boolean =>
  policyNamed(ENFORCED, text) === undefined && policyNamed(REPORTED, text) !== undefined;

/** A policy may have been copied with its header's name, from a server's configuration or out of a meta element. */
function policyNamed(header: string, text: string): string | undefined {
  const quoted = new RegExp(`${header}["']?\\s+(?:content=)?(["'])([^]*?)\\1(?:\\s|;|>|$)`, 'i').exec(text);
  // Whole responses are pasted too: the header ends where the next one begins.
  const line = new RegExp(`(?:^|\\n)[ \\t<]*${header}[ \\t]*:([^]*?)(?=\\r?\\n(?:< )?[\\w-]+:\\s|\\r?\\n\\r?\\n|$)`, 'i').exec(text);
  return quoted?.[2] ?? line?.[1];
}

const DIRECTIVE =
  /^(default|script|style|img|font|media|connect|worker|child|frame|object|manifest)-src(-elem|-attr)?$|^(base-uri|form-action|frame-ancestors|sandbox|report-uri|report-to|upgrade-insecure-requests|require-trusted-types-for|trusted-types)$/;

type Policy = ReadonlyMap<string, readonly string[]>;

const hasDirective = (policy: Policy): boolean => [...policy.keys()].some((name) => DIRECTIVE.test(name));

/** The part of a pasted text that the check-up uses: no other headers, and no report endpoints, whose addresses contain keys. */
export function policyAlone(text: string): string {
  if (!hasDirective(parsePolicy(text))) return '';
  const parts = policyIn(text)
    .split(';')
    .filter((part) => !/^\s*report-/i.test(part));
  return (isReportOnly(text) ? `${REPORTED}: ` : '') + parts.join(';').trim();
}

/** Whether the policy lets the page reach an address. `self` is the page's origin. */
export function allows(policy: Policy, directive: string, address: string, self: string): boolean {
  const fallbacks = directive === 'worker-src' ? [directive, 'child-src', 'script-src', 'default-src'] : [directive, 'default-src'];
  const sources = fallbacks.map((name) => policy.get(name)).find((found) => found !== undefined);
  return sources === undefined || sources.some((source) => matches(source, address, self));
}

/** Keywords, schemes and hosts are the same in capitals; paths are not. */
function matches(given: string, address: string, self: string): boolean {
  const url = new URL(address);
  const source = given.toLowerCase();
  if (source === "'none'") return false;
  // A star stands for network schemes only, never for blob: and data:.
  if (source === '*') return ['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol);
  if (source === "'self'") return isSelf(url, new URL(self));
  if (/^[a-z][a-z\d+.-]*:$/.test(source))
    return url.protocol === source || (source === 'http:' && url.protocol === 'https:') || (source === 'ws:' && url.protocol === 'wss:');
  const match = /^(?:([a-z][a-z\d+.-]*):\/\/)?(?:\*|(\*\.)?([^/:*]+))(?::(\d+|\*))?(\/.*)?$/i.exec(given);
  if (!match || url.hostname === '') return false;
  const [scheme, wildcard, host] = match.slice(1, 4).map((part: string | undefined) => part?.toLowerCase());
  const [port, path] = match.slice(4);
  if (scheme ? url.protocol !== `${scheme}:` && !isUpgrade(scheme, url.protocol) : !sameKind(url.protocol, self)) return false;
  // A star alone stands for every host.
  if (host !== undefined && (wildcard ? !url.hostname.endsWith(`.${host}`) : url.hostname !== host)) return false;
  // A path that ends with a slash matches as a prefix, any other only as a whole.
  if (path && (path.endsWith('/') ? !url.pathname.startsWith(path) : url.pathname !== path)) return false;
  return port === '*' || (port ?? '') === url.port || (port !== undefined && url.port === '' && port === standardPort(url.protocol));
}

const isUpgrade = (scheme: string, protocol: string): boolean =>
  (scheme === 'http' && protocol === 'https:') || (scheme === 'ws' && protocol === 'wss:');
const standardPort = (protocol: string): string => (protocol === 'https:' || protocol === 'wss:' ? '443' : '80');
/** The page's secure form and its WebSockets count as its own: https://www.w3.org/TR/CSP3/#match-url-to-source-expression */
const isSelf = (url: URL, self: URL): boolean =>
  url.origin === self.origin ||
  (url.hostname !== '' &&
    url.hostname === self.hostname &&
    url.port === self.port &&
    (['https:', 'wss:'].includes(url.protocol) || (self.protocol === 'http:' && url.protocol === 'ws:')));
/** A source without a scheme takes the page's own, or its secure form. */
const sameKind = (protocol: string, self: string): boolean =>
  (self.startsWith('https:') ? ['https:', 'wss:'] : ['http:', 'https:', 'ws:', 'wss:']).includes(protocol);

/**
 * What a player with P2P needs and the policy refuses, and what is lost with it, one sentence each.
 * test: tests/samples/policy.pw.ts
 */
export function policyProblems(
  text: string,
  {stream, tracker, site}: {readonly stream?: string; readonly tracker?: string; readonly site: string},
): string[] {
  const policy = parsePolicy(text);
  if (policy.size > 0 && !hasDirective(policy)) return ['里面没有一条 CSP 指令，粘贴的可能是别的内容'];
  const problems: string[] = [];
  const need = (directive: string, address: string, shown: string, loss: string): void => {
    if (!allows(policy, directive, address, site)) problems.push(`${directive} 没有放行 ${shown}，${loss}`);
  };
  if (stream) {
    need('connect-src', stream, new URL(stream).origin, '不能播');
    // A source may allow only the playlist, not its segments.
    if (problems.length === 0) need('connect-src', new URL('segment.ts', stream).href, `${new URL('.', stream).href} 里的切片`, '不能播');
  }
  if (tracker) need('connect-src', tracker, new URL(tracker).origin, '没有 P2P');
  need('media-src', 'blob:x', 'blob:', '不能播');
  return problems;
}

/**
 * What the policy refuses and a player can do without.
 * test: tests/samples/policy.pw.ts "hls-script-tag: without worker-src blob: it plays and shares all the same, and the browser says once that it refused the worker"
 */
export function policyHints(text: string, site: string): string[] {
  const policy = parsePolicy(text);
  if (!hasDirective(policy) || allows(policy, 'worker-src', 'blob:x', site)) return [];
  return ['worker-src 没有放行 blob:，照样能播，但 hls.js 的 UMD 包改在主线程解复用'];
}
