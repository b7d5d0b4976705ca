/**
 * Our types carry Chinese comments, so they are written out here instead of re-exported. The compiler proves on
 * every type check that they still say exactly what the pinned engine says.
 */
import type * as Upstream from 'p2p-media-loader-core';
import type * as Ours from './index.ts';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type MutuallyAssignable<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type AllTrue<T extends readonly true[]> = T;

/** What upstream does not have. */
type OwnOptions = 'p2pUploadLimit' | 'p2pOnCellular' | 'isCellular' | 'statsIntervalMs';
type OwnEvents = 'onStateChange' | 'onStats';

export type Proofs = AllTrue<
  [
    Same<keyof Ours.StreamConfig, keyof Upstream.StreamConfig>,
    Same<Ours.DynamicStreamProperties, Upstream.DynamicStreamProperties>,
    Same<Exclude<keyof Ours.CoreEventMap, OwnEvents>, keyof Upstream.CoreEventMap>,
    Same<Ours.RequestErrorType, Upstream.RequestErrorType>,
    Same<keyof Ours.SegmentStorage, keyof Upstream.SegmentStorage>,
    Same<keyof Ours.Segment, keyof Upstream.Segment>,
    MutuallyAssignable<Ours.StreamConfig, Upstream.StreamConfig>,
    MutuallyAssignable<Omit<Ours.CommonCoreConfig, OwnOptions>, Upstream.CommonCoreConfig>,
    MutuallyAssignable<Omit<Ours.CoreConfig, OwnOptions>, Upstream.CoreConfig>,
    MutuallyAssignable<Omit<Ours.DefinedCoreConfig, OwnOptions>, Upstream.DefinedCoreConfig>,
    MutuallyAssignable<Omit<Ours.DynamicCoreConfig, OwnOptions>, Upstream.DynamicCoreConfig>,
    MutuallyAssignable<Omit<Ours.CoreEventMap, OwnEvents>, Upstream.CoreEventMap>,
    MutuallyAssignable<Ours.SegmentStorage, Upstream.SegmentStorage>,
    MutuallyAssignable<Ours.Segment, Upstream.Segment>,
  ]
>;
