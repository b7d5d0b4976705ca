/** An integrator's storage, which keeps nothing: `stored` has the renditions and numbers of what was put into it. */
export class TestStorage {
  readonly stored: string[] = [];
  isDestroyed = false;
  /** What it was still asked for. */
  readonly askedAfterwards: string[] = [];

  initialize = async (): Promise<void> => undefined;
  hasSegment = (_swarm: string, _stream: string, _number: number): boolean => false;
  getSegmentData = async (): Promise<ArrayBuffer | undefined> => undefined;
  onSegmentRequested = (): void => undefined;
  onPlaybackUpdated = (): void => undefined;
  setSegmentChangeCallback = (): void => undefined;
  getStoredSegmentIds = (): number[] => [];
  getUsage = () => {
    if (this.isDestroyed) this.askedAfterwards.push('getUsage');
    return {totalCapacity: 100, usedCapacity: 0};
  };
  storeSegment = async (_swarm: string, stream: string, number: number): Promise<void> =>
    void this.stored.push(`${stream.split('-').at(-1)} ${number}`);
  destroy = (): void => {
    this.isDestroyed = true;
  };
}
