/** An address at which a device may be reached, without what the other side can work out by itself. */
export type Candidate = {
  /** `mdns` is a host address that the browser hides behind a name which only the local network resolves. */
  readonly kind: 'mdns' | 'host' | 'srflx';
  readonly address: string;
  readonly port: number;
};

/** What one side of a data channel has to know of the other: all that is left of a session description once what never changes is gone. */
export type Description = {
  readonly ufrag: string;
  readonly password: string;
  /** SHA-256 of the certificate, 32 bytes. */
  readonly fingerprint: Uint8Array;
  readonly candidates: readonly Candidate[];
};

/** A browser offers one per network; more would not fit a code that a phone reads at arm's length. */
export const MOST_CANDIDATES = 6;

/** RFC 8839: letters, digits, `+` and `/`. */
export const isUfrag = (text: string): boolean => /^[A-Za-z\d+/]{4,32}$/.test(text);
export const isPassword = (text: string): boolean => /^[A-Za-z\d+/]{22,64}$/.test(text);

const MDNS_NAME = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.local$/;
const isIpv4 = (text: string): boolean => /^(?:\d{1,3}\.){3}\d{1,3}$/.test(text) && text.split('.').every((part) => Number(part) < 256);
const isAddress = (text: string): boolean => MDNS_NAME.test(text) || isIpv4(text) || /^[\da-f:]*:[\da-f:]+$/i.test(text);

/** Reads a session description; undefined if it is none of a data channel with a SHA-256 fingerprint. */
export function readSdp(sdp: string): Description | undefined {
  const attribute = (name: string): string => new RegExp(`^a=${name}:(\\S+(?: \\S+)?)\\s*$`, 'm').exec(sdp)?.[1] ?? '';
  const ufrag = attribute('ice-ufrag');
  const password = attribute('ice-pwd');
  const [algorithm, digits = ''] = attribute('fingerprint').split(' ');
  const bytes = digits.split(':').map((pair) => (/^[\da-f]{2}$/i.test(pair) ? Number.parseInt(pair, 16) : Number.NaN));
  if (!isUfrag(ufrag) || !isPassword(password) || algorithm !== 'sha-256' || bytes.length !== 32 || bytes.some(Number.isNaN))
    return undefined;
  const candidates = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (host|srflx)\b/gim)].flatMap(
    ([, address = '', port, type]) => {
      const candidate = readCandidate(address.toLowerCase(), Number(port), type);
      return candidate ?? [];
    },
  );
  return {ufrag, password, fingerprint: Uint8Array.from(bytes), candidates: chosen(candidates)};
}

function readCandidate(address: string, port: number, type: string | undefined): Candidate | undefined {
  if (!(port > 0 && port < 65_536) || !isAddress(address)) return undefined;
  return {kind: type === 'srflx' ? 'srflx' : MDNS_NAME.test(address) ? 'mdns' : 'host', address, port};
}

/** Those that most likely lead somewhere: addresses of the internet last, but one of them stays. */
function chosen(candidates: readonly Candidate[]): readonly Candidate[] {
  const near = candidates.filter(({kind}) => kind !== 'srflx');
  const far = candidates.filter(({kind}) => kind === 'srflx');
  const room = far.length > 0 ? MOST_CANDIDATES - 1 : MOST_CANDIDATES;
  return [...near.slice(0, room), ...far].slice(0, MOST_CANDIDATES);
}

/** The session description that a browser takes. Of the two sides, the one that answers begins the handshake. */
export function writeSdp({ufrag, password, fingerprint, candidates}: Description, type: 'offer' | 'answer'): string {
  const digits = [...fingerprint].map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(':');
  const lines = [
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...candidates.map(({kind, address, port}, index) =>
      kind === 'srflx'
        ? `a=candidate:${index + 1} 1 udp ${1_677_729_535 - index} ${address} ${port} typ srflx raddr 0.0.0.0 rport 0`
        : `a=candidate:${index + 1} 1 udp ${2_113_937_151 - index} ${address} ${port} typ host`,
    ),
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${digits}`,
    `a=setup:${type === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
