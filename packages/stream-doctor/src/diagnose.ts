import {manifestAddress} from './address/signs.ts';
import {examine} from './examine.ts';
import {addressOf, defaultSettings, type DoctorSettings, type StreamInput} from './input.ts';
import {readPlaylist} from './playlist/readPlaylist.ts';
import type {Playlist} from './playlist/types.ts';
import {quote} from './inSentence.ts';
import type {Finding, Report} from './report.ts';
import {ads} from './rules/ads.ts';
import {containers} from './rules/containers.ts';
import {list, type Context, type Rule} from './rules/context.ts';
import {encryption} from './rules/encryption.ts';
import {address, escaping, queryVariables, segmentAddresses} from './rules/identity.ts';
import {mixedContent, schemes} from './rules/loading.ts';
import {holdBack, latency, lowLatency, margin, partHoldBack, room, start} from './rules/room.ts';
import {reading} from './rules/reading.ts';
import {renditions} from './rules/renditions.ts';
import {segmentLength, structure, syntax} from './rules/segments.ts';
import {movement, numbering} from './rules/sequence.ts';
import {playlistHeaders, segmentAnswer, uplink} from './rules/transport.ts';
import {variants} from './rules/variants.ts';
import {checkText} from './playlist/checkText.ts';
import {swarmsOf} from './swarm/swarmsOf.ts';
import {worstFirst} from './verdictOf.ts';

const rules: readonly Rule[] = [
  room,
  margin,
  latency,
  lowLatency,
  start,
  holdBack,
  partHoldBack,
  address,
  segmentAddresses,
  variants,
  renditions,
  queryVariables,
  numbering,
  movement,
  ads,
  mixedContent,
  schemes,
  playlistHeaders,
  segmentAnswer,
  uplink,
  segmentLength,
  reading,
  syntax,
  structure,
  containers,
  escaping,
  encryption,
];

/** Examines a stream. Throws `StreamProblem` when the entry is no playlist; a bad media playlist is only named in `unexamined`. */
export function diagnose(input: StreamInput, settings: DoctorSettings = defaultSettings): Report {
  const entry = readPlaylist(input.entry.text, {address: addressOf(input.entry)});
  const multivariant = entry.kind === 'multivariant' ? entry : undefined;
  const finalAddress = manifestAddress(addressOf(input.entry));
  const {media, unexamined} = examine(entry, input, settings);
  const swarms = swarmsOf(
    {address: finalAddress, swarmId: settings.swarmId},
    multivariant && {text: checkText(input.entry.text), playlist: multivariant},
  );
  const context: Context = {input, settings, multivariant, media, swarms, address: finalAddress};
  return {
    tool: 'stream-doctor',
    address: input.entry.address,
    finalAddress,
    kind: entry.kind,
    variantCount: multivariant?.variants.length ?? 0,
    audioTrackCount: multivariant?.audioTracks.length ?? 0,
    streams: media.map(({facts}) => facts),
    swarms,
    findings: sorted(rules.flatMap((rule) => once(rule(context)))),
    unexamined: [...(input.unexamined ?? []), ...unexamined, ...withoutAddress(context), ...withoutVariables(entry, context)],
  };
}

const withoutAddress = ({swarms}: Context): string[] =>
  swarms.every(({infoHash}) => infoHash !== undefined)
    ? []
    : ['没有播放地址，群组标识只算得出后半段，路径令牌与跳转也没有检查；补上地址就能算全。'];

function withoutVariables(entry: Playlist, {input}: Context): string[] {
  const elsewhere = missingElsewhere(entry, addressOf(input.entry));
  return elsewhere.length === 0
    ? []
    : [
        `播放列表用了别处的变量${list(elsewhere.map((name) => quote(name, 40)))}，单看这一份，切片地址算不全；填主播放列表的完整地址再检查。`,
      ];
}

/** What is the same in several renditions is told once. */
function once(findings: readonly Finding[]): Finding[] {
  const counts = new Map<string, {readonly finding: Finding; count: number}>();
  for (const finding of findings) {
    const key = `${finding.id} ${finding.title}`;
    const told = counts.get(key);
    if (told) told.count += 1;
    else counts.set(key, {finding, count: 1});
  }
  return [...counts.values()].map(({finding, count}) =>
    count === 1 ? finding : {...finding, detail: `${finding.detail}另有 ${count - 1} 处相同。`},
  );
}

const sorted = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort((a, b) => worstFirst.indexOf(a.severity) - worstFirst.indexOf(b.severity));

/** Missing variables that an address, or for a lone media playlist its multivariant playlist, would supply. */
const missingElsewhere = ({missingVariables, kind}: Playlist, address: string | undefined): string[] =>
  missingVariables.filter(({from}) => (from === 'IMPORT' && kind === 'media') || (from === 'QUERYPARAM' && !address)).map(({name}) => name);
