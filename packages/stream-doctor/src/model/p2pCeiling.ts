/** The best P2P ratio a swarm can have: every byte enters it over HTTP once, so one viewer's worth in `viewers` is never P2P. */
export function p2pCeiling(viewers: number): number {
  return viewers < 1 ? 0 : (viewers - 1) / viewers;
}
