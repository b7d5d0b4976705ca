import {manifestAddress} from './address/signs.ts';
import {addressOf, defaultSettings, type DoctorSettings, type PlaylistDocument, type StreamInput} from './input.ts';
import {liveRoom} from './liveRoom.ts';
import {readMediaPlaylist, readPlaylist} from './playlist/readPlaylist.ts';
import type {MediaPlaylist, Playlist, Variant} from './playlist/types.ts';
import type {Finding, Report, Severity} from './report.ts';
import {ads, encryption, mixedContent} from './rules/content.ts';
import {list, type Context, type Examined, type Rule} from './rules/context.ts';
import {address, escaping, queryVariables, renditionAddresses, segmentAddresses, variants} from './rules/identity.ts';
import {holdBack, latency, lowLatency, margin, room, start} from './rules/room.ts';
import {reading} from './rules/reading.ts';
import {segmentLength, structure, syntax} from './rules/segments.ts';
import {movement, numbering} from './rules/sequence.ts';
import {playlistHeaders, segmentAnswer, uplink} from './rules/transport.ts';
import {streamFacts} from './streamFacts.ts';
import {swarmsOf, variantLabel} from './swarm/swarmsOf.ts';

const rules: readonly Rule[] = [room, margin, latency, lowLatency, start, holdBack, address, renditionAddresses, segmentAddresses, variants, queryVariables, numbering, movement, ads, mixedContent, playlistHeaders, segmentAnswer, uplink, segmentLength, reading, syntax, structure, escaping, encryption];

const ORDER: readonly Severity[] = ['problem', 'warning', 'note', 'good'];

/** Examines a stream. Throws `StreamProblem` when the entry is no playlist; a bad media playlist is only named in `unexamined`. */
export function diagnose(input: StreamInput, settings: DoctorSettings = defaultSettings): Report {
  const entry = readPlaylist(input.entry.text, {address: addressOf(input.entry)});
  const final = manifestAddress(addressOf(input.entry));
  const unexamined = [...(input.unexamined ?? [])];
  const multivariant = entry.kind === 'multivariant' ? entry : undefined;
  const examine = (document: PlaylistDocument, playlist: MediaPlaylist, label: string, variant?: Variant, isProbed = true): Examined => ({
    document,
    playlist,
    again: laterPlaylist(document, entry),
    variant,
    isAudioTrack: multivariant !== undefined && !variant,
    facts: streamFacts(playlist, {
      label,
      address: addressOf(document),
      variant,
      probe: isProbed ? input.probe : undefined,
      live: liveRoom(playlist, settings, multivariant?.startOffset),
    }),
  });

  const media: Examined[] = [];
  if (entry.kind === 'media') media.push(examine(input.entry, entry, '播放列表'));
  else {
    if (!input.media?.length) unexamined.push('只有主播放列表，没有读到切片：窗口、空间、编号与加密要看其中一路清晰度的播放列表。');
    for (const [index, document] of (input.media ?? []).entries()) {
      const variant = entry.variants.find(({uri}) => uri === document.uri);
      const label = variant ? variantLabel(variant) : '音轨';
      try {
        const playlist = readPlaylist(document.text, {address: addressOf(document), imported: entry.variables});
        if (playlist.kind === 'media') media.push(examine(document, playlist, label, variant, index === 0));
        else unexamined.push(`${label}：地址指向另一份主播放列表。`);
      } catch (error) {
        unexamined.push(`${label}：${(error as Error).message}`);
      }
    }
  }

  if (!final && !settings.swarmId) unexamined.push('没有播放地址，群组标识只算得出后半段，路径令牌与跳转也没有检查；补上地址就能算全。');

  const elsewhere = missingElsewhere(entry, addressOf(input.entry));
  if (elsewhere.length > 0) unexamined.push(`列表用了别处的变量 ${list(elsewhere)}，单看这一份，切片地址算不全；填主播放列表的完整地址再检查。`);

  const context: Context = {input, settings, multivariant, media, address: final};
  const findings = rules.flatMap((rule) => rule(context));
  return {
    tool: 'stream-doctor',
    address: input.entry.address,
    finalAddress: final,
    kind: entry.kind,
    variantCount: multivariant?.variants.length ?? 0,
    audioTrackCount: multivariant?.audioTracks.length ?? 0,
    streams: media.map(({facts}) => facts),
    swarms: swarmsOf({address: final, swarmId: settings.swarmId}, multivariant),
    findings: sorted(findings),
    unexamined,
  };
}

/** The worst severity of a report. */
export function verdictOf({findings}: Pick<Report, 'findings'>): Severity {
  return ORDER.find((severity) => findings.some((finding) => finding.severity === severity)) ?? 'good';
}

const sorted = (findings: readonly Finding[]): Finding[] => [...findings].sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));

/** Missing variables that an address, or for a lone media playlist its multivariant playlist, would supply. */
const missingElsewhere = ({missingVariables, kind}: Playlist, address: string | undefined): string[] => missingVariables.filter(({from}) => (from === 'IMPORT' && kind === 'media') || (from === 'QUERYPARAM' && !address)).map(({name}) => name);

function laterPlaylist({again, ...document}: PlaylistDocument, {variables}: Playlist): Examined['again'] {
  if (!again) return undefined;
  const playlist = readMediaPlaylist(again.text, {address: addressOf(document), imported: variables});
  return playlist && {playlist, afterSeconds: again.afterSeconds};
}
