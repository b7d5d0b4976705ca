import {addressOf, type DoctorSettings, type PlaylistDocument, type StreamInput} from './input.ts';
import {liveRoom} from './liveRoom.ts';
import {readMediaPlaylist, readPlaylist} from './playlist/readPlaylist.ts';
import type {MediaPlaylist, Playlist, Variant} from './playlist/types.ts';
import type {Examined} from './rules/context.ts';
import {streamFacts} from './streamFacts.ts';
import {sumOf} from './sumOf.ts';
import {variantLabel} from './swarm/swarmsOf.ts';

/** The media playlists of a stream, each with everything known about it, and why others could not be examined. */
export function examine(
  entry: Playlist,
  input: StreamInput,
  settings: DoctorSettings,
): {readonly media: readonly Examined[]; readonly unexamined: readonly string[]} {
  if (entry.kind === 'media')
    return {media: [examined(input.entry, entry, {label: '播放列表', probe: input.probe})], unexamined: unreadLater(input.entry, entry)};
  // A recording has the multivariant playlist as often as it was read; that is nobody's question.
  const ofMaster = input.entry.later?.some(({afterSeconds}) => afterSeconds === undefined)
    ? ['主播放列表不会滑动，稍后读到的那一份没有比较；两处都给同一路清晰度的播放列表。']
    : [];
  if (!input.media?.length)
    return {media: [], unexamined: [...ofMaster, '只有主播放列表，没有读到切片：窗口、空间、编号与加密要看其中一路清晰度的播放列表。']};

  const media: Examined[] = [];
  const unexamined: string[] = [...ofMaster];
  for (const [index, document] of input.media.entries()) {
    const variant = entry.variants.find(({uri}) => uri === document.uri);
    const label = variant ? variantLabel(variant) : '音轨';
    try {
      const playlist = readPlaylist(document.text, {address: addressOf(document), imported: entry.variables});
      // The probed segment is one of the first playlist's.
      if (playlist.kind === 'media')
        media.push(examined(document, playlist, {label, variant, probe: index === 0 ? input.probe : undefined}));
      else unexamined.push(`${label}：地址指向另一份主播放列表。`);
    } catch (error) {
      unexamined.push(`${label}：${(error as Error).message}`);
    }
  }
  return {media, unexamined};

  function examined(
    document: PlaylistDocument,
    playlist: MediaPlaylist,
    {label, variant, probe}: {readonly label: string; readonly variant?: Variant; readonly probe: StreamInput['probe']},
  ): Examined {
    const startOffset = entry.kind === 'multivariant' ? entry.startOffset : undefined;
    return {
      document,
      playlist,
      later: laterPlaylists(document, entry),
      variant,
      isAudioTrack: entry.kind === 'multivariant' && !variant,
      facts: streamFacts(playlist, {label, address: addressOf(document), variant, probe, live: liveRoom(playlist, settings, startOffset)}),
    };
  }
}

function unreadLater(document: PlaylistDocument, entry: Playlist): string[] {
  const unread = (document.later?.length ?? 0) - laterPlaylists(document, entry).length;
  return unread > 0 ? [`稍后读到的有 ${unread} 份不是媒体播放列表，没有比较。`] : [];
}

function laterPlaylists({later = [], ...document}: PlaylistDocument, {variables}: Playlist): Examined['later'] {
  let unread: number | undefined = 0;
  return later.flatMap(({text, afterSeconds}) => {
    unread = sumOf(unread, afterSeconds);
    const playlist = readMediaPlaylist(text, {address: addressOf(document), imported: variables});
    if (!playlist) return [];
    const reading = {playlist, afterSeconds: unread};
    unread = 0;
    return [reading];
  });
}
