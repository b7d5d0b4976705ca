import {Core} from 'p2p-media-loader-core';
import type {SWARM_JOINED, SwarmMember} from '../peers/swarmMember.ts';
import type {CoreConfig, CoreEventMap} from '../types/index.ts';
import type {OwnEvent} from './Monitor.ts';

/** What the core tells: all events but the engine's own, and each swarm that it joins. */
type CoreEvents = Omit<CoreEventMap, OwnEvent> & {readonly [SWARM_JOINED]: (member: SwarmMember) => void};

type Listening = <Name extends keyof CoreEvents>(name: Name, listener: CoreEvents[Name]) => void;

/** The core as it is bundled: a patch lets it see how much the player has buffered. */
export type EngineCore = Omit<Core, 'addEventListener' | 'removeEventListener'> & {
  readonly addEventListener: Listening;
  readonly removeEventListener: Listening;
  updatePlayback(position: number, rate: number, media?: HTMLMediaElement): void;
};

export const createCore = (config: Partial<CoreConfig>): EngineCore => new Core(config) as unknown as EngineCore;
