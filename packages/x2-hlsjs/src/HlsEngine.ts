import type Hls from 'hls.js';
import type {AttrList, AudioTrackLoadedData, HlsListeners, LevelSwitchingData, LevelUpdatedData, ManifestLoadedData} from 'hls.js';
import type {EngineCore, Integration, Means, OwnLoads} from 'x2-core';
import type {ListedRendition} from 'x2-core/identity';
import type {HlsJsLoaders} from './config.ts';
import {fragmentLoader} from './fragmentLoader.ts';
import {HlsStreams} from './HlsStreams.ts';
import {LiveStart} from './liveStart.ts';
import {playlistLoader} from './playlistLoader.ts';

type PlayerEvents = {readonly [Event in keyof HlsListeners]?: HlsListeners[Event]};

/** Between hls.js and the core: what the player plays, and what it gets from whom. */
export class HlsEngine implements Integration {
  readonly #core: EngineCore;
  readonly #streams: HlsStreams;
  readonly #ownLoads: OwnLoads;
  readonly #liveStart = new LiveStart();
  #getPlayer: () => Hls | undefined = () => undefined;
  #player: Hls | undefined;
  readonly #playback: Means['playback'];

  constructor({core, ownLoads, playback}: Means) {
    this.#core = core;
    this.#streams = new HlsStreams(this.#core);
    this.#ownLoads = ownLoads;
    this.#playback = playback;
  }

  /** `getPlayer` is asked at every playlist, since the player may be created after its loaders. */
  bind(getPlayer: () => Hls | undefined): void {
    this.#getPlayer = getPlayer;
  }

  loaders(): HlsJsLoaders {
    return {
      fLoader: fragmentLoader(this.#core, this.#ownLoads),
      pLoader: playlistLoader(
        () => this.#watch(this.#getPlayer()),
        (response, context) => this.#liveStart.onAnswer(this.#getPlayer(), response, context),
      ),
    };
  }

  destroy(): void {
    this.#core.destroy();
    this.#watch(undefined);
  }

  #watch(player: Hls | undefined): void {
    if (player === this.#player) return;
    if (this.#player) {
      for (const [event, listener] of this.#listeners) this.#player.off(event, listener);
      this.#playback.follow(undefined);
      this.#core.destroy();
    }
    this.#player = player;
    if (!player) return;
    for (const [event, listener] of this.#listeners) player.on(event, listener);
    this.#playback.follow(player.media ?? undefined);
  }

  // The player's own constants would pull hls.js into the bundle for some strings.
  readonly #listeners = Object.entries({
    hlsManifestLoading: () => this.#core.destroy(),
    hlsManifestLoaded: (_event, data) => this.#onManifest(data),
    hlsLevelSwitching: (_event, {bitrate}: LevelSwitchingData) => bitrate && this.#core.setActiveLevelBitrate(bitrate),
    hlsLevelUpdated: (_event, {level, details}: LevelUpdatedData) => this.#onList(this.#player?.levels[level]?.url[0], details),
    hlsAudioTrackLoaded: (_event, data: AudioTrackLoadedData) => this.#onList(this.#trackOf(data)?.url, data.details),
    hlsMediaAttached: () => this.#playback.follow(this.#player?.media ?? undefined),
    hlsMediaDetached: () => this.#playback.follow(undefined),
  } satisfies PlayerEvents) as unknown as [keyof HlsListeners, never][];

  #onManifest({url, levels, audioTracks}: ManifestLoadedData): void {
    this.#core.setManifestResponseUrl(url);
    this.#streams.add({variants: levels.map(({url: address, attrs}) => listed(address, attrs)), audio: tracksOf(audioTracks)});
  }

  /** hls.js before 1.6 tells the track's place alone, which is one in its group. */
  #trackOf({track, groupId, id}: Omit<AudioTrackLoadedData, 'track'> & {track?: AudioTrackLoadedData['track']}) {
    return track ?? this.#player?.allAudioTracks.find((one) => one.groupId === groupId && one.id === id);
  }

  /**
   * `asked` is the address that the player asks now, which need not be the one that answered: a list may be redirected, or asked for
   * with directives. Where the one that answered is known, the player may have turned to another list meanwhile.
   */
  #onList(asked: string | undefined, details: LevelUpdatedData['details']): void {
    const player = this.#player;
    const url = this.#streams.has(details.url) ? details.url : asked;
    if (url === undefined || !player) return;
    // Content steering adds copies of renditions while it plays.
    if (!this.#streams.has(url)) {
      const variants = player.levels.map((level) => listed(level.url[0]!, level.attrs));
      this.#streams.add({variants, audio: tracksOf(player.allAudioTracks)});
    }
    this.#streams.update(url, details);
  }
}

const listed = (url: string, attributes: AttrList): ListedRendition => ({url, attributes});

/** Sound that is part of the picture's playlist has no address. */
const tracksOf = (tracks: ManifestLoadedData['audioTracks']): ListedRendition[] =>
  tracks.filter(({url}) => url).map(({url, attrs}) => listed(url, attrs));
