import {Core} from 'p2p-media-loader-core';
import type {CoreConfig} from '../types/index.ts';

/** The core as it is bundled: a patch lets it see how much the player has buffered. */
export type EngineCore = Core & {updatePlayback(position: number, rate: number, media?: HTMLMediaElement): void};

export const createCore = (config: Partial<CoreConfig>): EngineCore => new Core(config);
